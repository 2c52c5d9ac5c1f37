import { describe, expect, it } from 'vitest';
import { AddressMarks } from './address-marks.ts';
import { RateLimit } from './rate-limit.ts';
import { RecentRepeats } from './recent-repeats.ts';

describe('the limit for each network', () => {
  const WINDOW = { limit: 3, windowMs: 1000, mostVisitors: 5 };
  function limitAt() {
    let time = 10_000;
    const limit = new RateLimit({ ...WINDOW, now: () => time });
    const pass = (milliseconds: number) => {
      time += milliseconds;
    };
    return { limit, pass, ask: (visitor = 'a') => limit.admits(visitor) };
  }

  it('C-8 admits so many, and each network for itself', () => {
    const { ask } = limitAt();
    expect([ask(), ask(), ask(), ask(), ask('b')]).toEqual([true, true, true, false, true]);
  });

  it('C-8 slides: a new window does not begin at nothing', () => {
    const { ask, pass } = limitAt();
    pass(900);
    expect([ask(), ask(), ask()]).toEqual([true, true, true]);
    pass(200);
    expect([ask(), ask()]).toEqual([true, false]);
    pass(800);
    expect(ask()).toBe(true);
    pass(2000);
    expect([ask(), ask(), ask(), ask()]).toEqual([true, true, true, false]);
  });

  it('C-8 does not keep out for longer whoever goes on trying', () => {
    const { ask, pass } = limitAt();
    for (let attempt = 0; attempt < 50; attempt += 1) ask();
    pass(2000);
    expect(ask()).toBe(true);
  });

  it('C-8 remembers a bounded number, and forgets who was away the longest', () => {
    const { limit, ask } = limitAt();
    for (let attempt = 0; attempt < 3; attempt += 1) ask('a');
    for (let visitor = 0; visitor < 4; visitor += 1) ask(`v${visitor}`);
    ask('a');
    for (let visitor = 4; visitor < 8; visitor += 1) ask(`v${visitor}`);
    expect(limit.size).toBe(5);
    expect(ask('a')).toBe(false);
  });
});

describe('marks of addresses', () => {
  const marks = new AddressMarks();
  const isSame = (a: string, b: string) => marks.of(a) === marks.of(b);

  it('C-8 are the same for one network, and tell no address', () => {
    expect(isSame('203.0.113.7', '::ffff:203.0.113.7')).toBe(true);
    expect(isSame('2001:db8:1:2::1', '2001:0db8:1:2:ffff:0:0:9')).toBe(true);
    expect(isSame('2001:db8::1', '2001:db8:0:0:5::')).toBe(true);
    expect(isSame('203.0.113.7', '203.0.113.8')).toBe(false);
    expect(isSame('2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false);
    expect(marks.of('203.0.113.7')).not.toContain('203');
    expect(new AddressMarks().of('203.0.113.7')).not.toBe(marks.of('203.0.113.7'));
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
