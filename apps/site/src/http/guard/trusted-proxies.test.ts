import { expect, it } from 'vitest';
import { trustProxies } from './trusted-proxies.ts';

const trusts = trustProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1']);

it.each([
  '10.1.2.3',
  '10.1.2.3:41000',
  '192.0.2.7',
  '::ffff:10.1.2.3',
  '2001:db8::9',
  '[2001:db8::9]:443',
  '::1',
])('R-5 trusts what %s says of the client', (address) => expect(trusts(address)).toBe(true));

it.each([
  '11.1.2.3',
  '192.0.2.8:80',
  '::ffff:11.1.2.3',
  '2001:db9::9',
  '[2001:db9::9]:443',
  'unknown',
  '',
  '10.1.2.3:x',
])('R-5 does not trust "%s"', (address) => expect(trusts(address)).toBe(false));
