import { describe, expect, it } from 'vitest';
import { type Measured, readWrk } from './ask.ts';
import { describeTarget, rateTable } from './table.ts';

const measured = (name: string, ...rounds: [perSecond: number, perProcessorSecond: number][]): Measured => ({
  name,
  bytes: 3607,
  encoding: 'br',
  rounds: rounds.map(([perSecond, perProcessorSecond]) => ({ perSecond, perProcessorSecond })),
});

describe('the table of delivery', () => {
  it('divides the medians of each row by those of the first', () => {
    const table = rateTable([
      measured('nginx', [1000, 3000], [2000, 4000], [9000, 9000]),
      measured('ours', [500, 3000]),
    ]);
    expect(table).toContain('| ours | 3,607 (br) | 500 | 0.250 | 3,000 | 0.750 |');
  });

  it('checks a target by each of the two measures', () => {
    const rows = [measured('ours', [90, 100]), measured('peer', [10, 10])];
    expect(describeTarget(rows, { of: 'ours', to: 'peer', atLeast: 10 })).toBe(
      'ours ÷ peer, 10 × wanted: 9.00 × (missed) by requests/s, 10.0 × (met) by processor time.',
    );
    expect(describeTarget(rows, { of: 'ours', to: 'left out', atLeast: 10 })).toBeNull();
  });
});

describe('what wrk says', () => {
  it('is requests and the time that they really took', () => {
    expect(readWrk('  6650 requests in 3.10s, 7.00MB read')).toEqual({ requests: 6650, seconds: 3.1 });
    expect(readWrk('  12 requests in 1.50m, 7.00KB read').seconds).toBe(90);
  });

  it('is refused when a request failed', () => {
    expect(() => readWrk('10 requests in 3.00s, 1KB read\n  Non-2xx or 3xx responses: 3')).toThrow(
      /Not every/,
    );
    expect(() => readWrk('10 requests in 3.00s, 1KB read\n  Socket errors: connect 0, read 3')).toThrow(
      /Not every/,
    );
  });
});
