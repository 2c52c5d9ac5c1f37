import { expect, it } from 'vitest';
import { HashedAddresses } from './hashed-addresses.ts';

const same = (addresses: HashedAddresses, one: string, other: string) =>
  addresses.of(one) === addresses.of(other);

it('C-8 half of an IPv6 address is one visitor', () => {
  const networks = new HashedAddresses();
  expect(same(networks, '2001:db8:1:2::1', '2001:db8:1:2:ffff::9')).toBe(true);
  expect(same(networks, '2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false);
});

it('S-5 C-8 a household or a server that has thousands of networks is one site', () => {
  const sites = new HashedAddresses('site');
  expect(same(sites, '2001:db8:1:2::1', '[2001:db8:1:ffff::1]:443')).toBe(true);
  expect(same(sites, '2001:db8:1::1', '2001:db8:2::1')).toBe(false);
  expect(same(sites, '::ffff:192.0.2.1', '192.0.2.1')).toBe(true);
  expect(same(sites, '192.0.2.1', '192.0.2.2')).toBe(false);
});
