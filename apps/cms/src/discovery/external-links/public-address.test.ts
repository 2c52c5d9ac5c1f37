import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('which addresses a link check may connect to', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001::1',
    '2002:7f00:1::1',
    '2001:db8::1',
    'localhost',
    '',
    '1.2.3',
  ])('R-3 not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '193.99.144.80',
    '2a00:1450:4001::1',
    '2606::1',
  ])('R-3 but %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('R-3 none of the private networks, whatever their last numbers are', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const network = fc.constantFrom('10', '127', '0', '192.168', '169.254');
    fc.assert(
      fc.property(network, fc.array(byte, { minLength: 3, maxLength: 3 }), (start, rest) => {
        const address = [start, ...rest].join('.').split('.').slice(0, 4).join('.');
        return !isPublicAddress(address) && !isPublicAddress(`::ffff:${address}`);
      }),
    );
  });
});
