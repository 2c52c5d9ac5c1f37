import { describe, expect, it } from 'vitest';
import { type ProcessFacts, processorSeconds, readStat, sumOfTrees } from './processor-time.ts';

const facts = (pid: number, parent: number, ticks: number, ticksOfEnded = 0): ProcessFacts => ({
  pid,
  parent,
  ticks,
  ticksOfEnded,
});

describe('processor time', () => {
  it('is read past a name with spaces and brackets', () => {
    const line = '812 (php-fpm: (a) b) S 811 812 812 0 -1 4194624 90 0 0 0 31 12 5 2 20 0 1 0 100 1 1';
    expect(readStat(line)).toEqual(facts(812, 811, 43, 7));
  });

  it('counts a process, its children and theirs, and nobody else', () => {
    const processes = [facts(30, 20, 100), facts(20, 10, 50), facts(10, 1, 25, 25), facts(40, 1, 1000)];
    expect(sumOfTrees(processes, [10])).toBe(2);
  });

  it('counts a process once, also when its parent is asked for too', () => {
    expect(sumOfTrees([facts(10, 1, 100), facts(11, 10, 100)], [10, 11])).toBe(2);
  });

  it('of this process grows with its work', () => {
    const before = processorSeconds([process.pid]);
    const readAgain = () => processorSeconds([process.pid]);
    // The kernel counts in hundredths of a second.
    for (let number = 0; readAgain() === before && number < 1e9; number += 1) Math.sqrt(number);
    expect(readAgain()).toBeGreaterThan(before);
  });
});
