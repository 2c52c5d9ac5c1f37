import { expect, it } from 'vitest';
import { isLocalUrl } from './callback-url.ts';

const BASE = 'https://www.keelstone.example';

it.each([
  ['/forms/1', true],
  ['forms/1?a=b#c', true],
  ['https://www.keelstone.example', true],
  ['https://www.keelstone.example/forms/1', true],
  ['HTTPS://WWW.KEELSTONE.EXAMPLE/forms/1', true],
  ['/%66orms', true],
  ['', true],
  ['//elsewhere.example/forms', false],
  ['https://elsewhere.example/', false],
  ['https://www.keelstone.example.evil.example/', false],
  ['https://www.keelstone.example@evil.example/', false],
  ['https://visitor@www.keelstone.example/', false],
  ['http://www.keelstone.example/', false],
  ['https://www.keelstone.example:8443/', false],
  ['javascript:alert(1)', false],
  ['data:application/json,{}', false],
  ['\\\\elsewhere.example\\forms', false],
  ['https://', false],
])('A-1 takes %j for local: %s', (url, expected) => {
  expect(isLocalUrl(url, BASE)).toBe(expected);
});

it('A-1 a base with a path keeps out what stands beside it', () => {
  expect(isLocalUrl('/site/a', `${BASE}/site`)).toBe(true);
  expect(isLocalUrl('/site-two/a', `${BASE}/site`)).toBe(false);
  expect(isLocalUrl('/site/../admin', `${BASE}/site`)).toBe(false);
  expect(isLocalUrl('/site/%2e%2e/admin', `${BASE}/site`)).toBe(false);
});
