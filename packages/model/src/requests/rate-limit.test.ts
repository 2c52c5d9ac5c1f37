import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

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

  it('C-8 does not count one that is taken back, nor less than none', () => {
    const { limit, ask } = limitAt();
    for (const visitor of ['a', 'stranger']) limit.takeBack(visitor);
    expect([ask(), ask(), ask()]).toEqual([true, true, true]);
    limit.takeBack('a');
    expect([ask(), ask()]).toEqual([true, false]);
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

  it('C-8 remembers a bounded number, and drops who was away the longest', () => {
    const { limit, ask } = limitAt();
    for (let attempt = 0; attempt < 3; attempt += 1) ask('a');
    for (let visitor = 0; visitor < 4; visitor += 1) ask(`v${visitor}`);
    ask('a');
    for (let visitor = 4; visitor < 8; visitor += 1) ask(`v${visitor}`);
    expect(limit.size).toBe(5);
    expect(ask('a')).toBe(false);
  });

  it('C-11 begins anew with whoever is reset', () => {
    const { limit, ask } = limitAt();
    expect([ask(), ask(), ask(), ask(), ask('b')]).toEqual([true, true, true, false, true]);
    limit.reset('a');
    expect(ask()).toBe(true);
  });
});
