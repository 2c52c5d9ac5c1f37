import { describe, expect, it } from 'vitest';
import { compareRuns } from './compare.ts';
import type { Figure } from './figure.ts';

const figure = (name: string, value: number, overrides: Partial<Figure> = {}): Figure => ({
  name,
  value,
  unit: 'ms',
  better: 'lower',
  noise: 1,
  ...overrides,
});
const run = (...figures: Figure[]) => [{ name: 'search', figures }];
const statuses = (before: Figure[], now: Figure[]) =>
  compareRuns(run(...before), run(...now)).map(({ name, status }) => [name, status]);

describe('two runs', () => {
  it('differ where a figure changed by more than the noise of both', () => {
    const before = [figure('a', 10), figure('b', 10), figure('c', 10), figure('d', 10)];
    const now = [figure('a', 12), figure('b', 12.1), figure('c', 7.9), figure('d', 8)];
    expect(statuses(before, now)).toEqual([
      ['a', 'within noise'],
      ['b', 'behind'],
      ['c', 'ahead'],
      ['d', 'within noise'],
    ]);
  });

  it('differ the other way round where more is better', () => {
    const rate = { better: 'higher', unit: 'requests/s' } as const;
    expect(
      statuses([figure('a', 10, rate), figure('b', 10, rate)], [figure('a', 7, rate), figure('b', 13, rate)]),
    ).toEqual([
      ['a', 'behind'],
      ['b', 'ahead'],
    ]);
  });

  it('have figures that are new, gone, or in another unit and therefore new', () => {
    expect(
      statuses([figure('a', 1), figure('b', 1)], [figure('b', 1, { unit: 's' }), figure('c', 1)]),
    ).toEqual([
      ['b', 'new'],
      ['c', 'new'],
      ['a', 'gone'],
    ]);
  });

  it('are compared only where the second one measured something: a benchmark that was left out is not gone', () => {
    const before = [
      { name: 'search', figures: [figure('a', 1)] },
      { name: 'peers', figures: [figure('a', 9)] },
    ];
    const changes = compareRuns(before, [{ name: 'peers', figures: [figure('a', 1)] }]);
    expect(changes).toEqual([
      { bench: 'peers', name: 'a', status: 'ahead', before: figure('a', 9), now: figure('a', 1) },
    ]);
  });
});
