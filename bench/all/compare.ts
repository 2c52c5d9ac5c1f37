import type { Figure } from './figure.ts';

/** How a figure differs from the same one of the run before. */
export type Change = {
  bench: string;
  name: string;
  status: 'behind' | 'ahead' | 'within noise' | 'new' | 'gone';
  before: Figure | null;
  now: Figure | null;
};

export type FiguresOf = { name: string; figures: readonly Figure[] };

function statusOf(before: Figure, now: Figure): Change['status'] {
  // In another unit it is another figure.
  if (before.unit !== now.unit || before.better !== now.better) return 'new';
  const gain = (now.value - before.value) * (now.better === 'higher' ? 1 : -1);
  if (Math.abs(gain) <= before.noise + now.noise) return 'within noise';
  return gain > 0 ? 'ahead' : 'behind';
}

/**
 * Compares the figures of two runs, benchmark by benchmark. A difference counts if it is more than the noise of both
 * runs together.
 *
 * @param now benchmarks that were measured: what others had before is not gone, but was not measured
 */
export function compareRuns(before: readonly FiguresOf[], now: readonly FiguresOf[]): Change[] {
  return now.flatMap(({ name: bench, figures }) => {
    const known = new Map(
      before.find(({ name }) => name === bench)?.figures.map((figure) => [figure.name, figure]),
    );
    const changes = figures.map((figure): Change => {
      const last = known.get(figure.name) ?? null;
      known.delete(figure.name);
      return {
        bench,
        name: figure.name,
        status: last ? statusOf(last, figure) : 'new',
        before: last,
        now: figure,
      };
    });
    const gone = [...known.values()].map(
      (last): Change => ({ bench, name: last.name, status: 'gone', before: last, now: null }),
    );
    return [...changes, ...gone];
  });
}
