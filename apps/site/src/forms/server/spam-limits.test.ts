import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { describe, expect, it } from 'vitest';
import { RecentRepeats } from './recent-repeats.ts';

describe('hashed addresses', () => {
  const hashedAddresses = new HashedAddresses();
  const isSame = (a: string, b: string) => hashedAddresses.of(a) === hashedAddresses.of(b);

  it('C-8 are the same for one network, and tell no address', () => {
    expect(isSame('203.0.113.7', '::ffff:203.0.113.7')).toBe(true);
    expect(isSame('2001:db8:1:2::1', '2001:0db8:1:2:ffff:0:0:9')).toBe(true);
    expect(isSame('2001:db8::1', '2001:db8:0:0:5::')).toBe(true);
    expect(isSame('203.0.113.7', '203.0.113.8')).toBe(false);
    expect(isSame('2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false);
    expect(hashedAddresses.of('203.0.113.7')).not.toContain('203');
    expect(new HashedAddresses().of('203.0.113.7')).not.toBe(hashedAddresses.of('203.0.113.7'));
  });
});

describe('repeats without script', () => {
  it('C-8 are known for a minute', () => {
    let time = 0;
    const repeats = new RecentRepeats(() => time);
    const first = repeats.keyOf([1, { name: 'Ada' }, 'mark']);
    time = 59_000;
    expect(repeats.keyOf([1, { name: 'Ada' }, 'mark'])).toBe(first);
    expect(repeats.keyOf([1, { name: 'Ada' }, 'other'])).not.toBe(first);
    time = 60_001;
    expect(repeats.keyOf([1, { name: 'Ada' }, 'mark'])).not.toBe(first);
  });
});
