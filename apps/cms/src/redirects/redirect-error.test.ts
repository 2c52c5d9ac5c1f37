import { expect, it } from 'vitest';
import { explainNodeThere, findSourceError, findTargetError } from './redirect-error.ts';

const long = (length: number) => `/${'x'.repeat(length - 1)}`;

it.each(['/old', '/Old Page', '/über/uns', '/a/b/', long(2000)])('C-6 a redirect may be from %s', (from) => {
  expect(findSourceError(from)).toBeUndefined();
});

it.each([
  null,
  '',
  'old',
  '//evil.example',
  '/\\evil.example',
  '/a?b=1',
  '/a#b',
  '/a\\b',
  '/a\nb',
  long(2001),
])('C-6 no redirect is from %j', (from) => {
  expect(findSourceError(from)).toBe(
    'Give a path that begins with one slash, without ? and #, such as /old-page.',
  );
});

it.each(['/', '/de', '/fr'])('C-6 the home page %s is not redirected', (from) => {
  expect(findSourceError(from)).toContain('The home page cannot be redirected.');
});

it.each(['/search', '/search/risk', '/de/search', '/robots.txt', '/sitemap.xml', '/fr/rss.xml', '/forms/1'])(
  'C-6 no redirect is from %s, where the site itself answers',
  (from) => {
    expect(findSourceError(from)).toContain(`The site itself answers at ${from}`);
  },
);

it.each(['/searching', '/en', '/de/robots.txt', '/forms', '/feeds/blog', '/media/old.pdf', '/robots_txt'])(
  'C-6 a redirect may be from %s, at which the site has nothing of its own',
  (from) => {
    expect(findSourceError(from)).toBeUndefined();
  },
);

it.each(['/a/../b', '/./a', '/..'])('C-6 no redirect is from %s, which no browser asks for', (from) => {
  expect(findSourceError(from)).toContain('Browsers never ask for a path with . or ..');
  expect(findSourceError('/a..b/.well-known/...')).toBeUndefined();
});

it.each(['/', '/new?a=1#b', 'https://other.example/x', 'http://other.example', long(2000)])(
  'C-6 a redirect may lead to %s',
  (to) => {
    expect(findTargetError(to)).toBeUndefined();
  },
);

it.each([
  undefined,
  '',
  'new',
  '//evil.example',
  '/a b',
  'https://',
  'https://a b',
  'javascript:alert(1)',
  'mailto:a@b.example',
  long(2001),
])('C-6 no redirect leads to %j', (to) => {
  expect(findTargetError(to)).toBe(
    'Give a path such as /articles/new, or an address that begins with https://.',
  );
});

it.each(['https://user:word@example.org/', 'https://user@example.org', 'http://:word@example.org'])(
  'C-6 C-11 no redirect gives away what is in %s',
  (to) => {
    expect(findTargetError(to)).toContain('Everybody can read the name and the password');
  },
);

it('C-6 a page is named that is there already', () => {
  expect(explainNodeThere({ title: 'About', nid: 12 })).toBe(
    '"About" (node 12) is published at this path. Move or unpublish it first.',
  );
});
