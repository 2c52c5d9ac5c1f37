import { expect, it } from 'vitest';
import { cookieDomains } from './remove-cookies.ts';

it.each([
  ['www.keelstone.example', ['www.keelstone.example', 'keelstone.example']],
  ['keelstone.example', ['keelstone.example']],
  ['a.b.keelstone.co.uk', ['a.b.keelstone.co.uk', 'b.keelstone.co.uk', 'keelstone.co.uk', 'co.uk']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
])('T-1 on %s a cookie may stand on %j', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});
