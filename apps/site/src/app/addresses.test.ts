import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { negotiateEncoding } from '../http/cache/compression.ts';
import { normaliseUrl } from '../http/guard/normalise-path.ts';
import { readableUrl, UNREADABLE_PATH } from '../http/guard/readable-url.ts';
import { OWN_PATHS } from './site.ts';

describe('normaliseUrl', () => {
  it.each([
    ['/', null],
    ['/a/b?c=//d/', null],
    ['/a/', '/a'],
    ['//', '/'],
    ['//a///b//?x=1', '/a/b?x=1'],
    ['/Search?keyword=Risk', '/search?keyword=Risk'],
    ['/DE', '/de'],
    ['/De/SEARCH/Third-Party-Risk/', '/de/search/Third-Party-Risk'],
    ['/Searching', null],
    ['/Demo', null],
    ['/a/Search', null],
  ])('R-2 makes %s into %s', (url, tidy) => {
    expect(normaliseUrl(url, OWN_PATHS)).toBe(tidy);
  });

  it('R-2 is done after one redirect, and never leads to another host', () => {
    const path = fc.string({ unit: fc.constantFrom('/', 'a', '.', '?', '%') }).map((text) => `/${text}`);
    fc.assert(
      fc.property(path, (url) => {
        const tidy = normaliseUrl(url, OWN_PATHS) ?? url;
        expect(normaliseUrl(tidy, OWN_PATHS)).toBeNull();
        expect(new URL(tidy, 'https://here.example').host).toBe('here.example');
      }),
    );
  });
});

describe('readableUrl', () => {
  it.each(['/a%', '/%E0%A4%A', '/a%00', '/a%0d%0aSet-Cookie:x', '/%5Cevil.example', '/\\evil'])(
    'R-2 sends %s to the page for addresses that cannot be read',
    (url) => {
      expect(readableUrl(url)).toBe(UNREADABLE_PATH);
    },
  );

  it.each([
    ['http://evil.example', '/'],
    ['HTTPS://evil.example/a?b=//c', '/a?b=//c'],
    ['http://evil.example?a', '/?a'],
    ['http:/evil.example', UNREADABLE_PATH],
    ['*', UNREADABLE_PATH],
  ])('R-2 leads nobody to the host of %s', (target, url) => {
    expect(readableUrl(target)).toBe(url);
  });

  it.each(['/', '/a%20b', '/%C3%A4', '/search?keyword=%00%'])('R-2 leaves %s alone', (url) => {
    expect(readableUrl(url)).toBe(url);
  });
});

describe('negotiateEncoding', () => {
  it.each([
    [undefined, null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.000', null],
    ['BR ; q=1', 'br'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, zstd', 'gzip'],
    ['br, zstd;q=0', 'br'],
  ])('R-5 answers %s with %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});
