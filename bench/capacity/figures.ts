import * as v from 'valibot';
import {
  type Figure,
  fromRounds,
  fromTimings,
  fromValue,
  type Reading,
  tailOf,
  timingsSchema,
} from '../all/figure.ts';
import { parseResult } from '../all/result-file.ts';
import { growthCharts } from './tables.ts';

const startSchema = v.object({
  readySeconds: v.number(),
  residentMb: v.number(),
  peakMb: v.number(),
  heapMb: v.number(),
});

const loadSchema = v.object({
  search: timingsSchema,
  page: timingsSchema,
  publishes: v.number(),
  slowestPublishMs: v.number(),
  failures: v.number(),
  residentMb: v.number(),
  peakMb: v.number(),
});

const NO_TIME = { p50: 0, p95: 0, p99: 0 };
/** Files from before there was a load have none, and no rounds. */
const NO_LOAD = {
  search: NO_TIME,
  page: NO_TIME,
  publishes: 0,
  slowestPublishMs: 0,
  failures: 0,
  residentMb: 0,
  peakMb: 0,
};

const schema = v.object({
  measured: v.array(
    v.object({
      nodes: v.number(),
      without: startSchema,
      with: startSchema,
      rounds: v.optional(v.object({ without: v.array(startSchema), with: v.array(startSchema) })),
      snapshotMb: v.number(),
      load: v.optional(loadSchema, NO_LOAD),
    }),
  ),
});

type MeasuredLoad = v.InferOutput<typeof loadSchema>;

function loadFigures(of: string, { publishes, search, page, peakMb }: MeasuredLoad): Figure[] {
  if (publishes === 0) return [];
  return [
    fromValue({ name: `${of}, memory at most under load`, unit: 'MB', better: 'lower' }, peakMb),
    fromTimings(`${of}, search page`, search),
    tailOf(`${of}, search page, p99`, search),
    fromTimings(`${of}, page`, page),
    tailOf(`${of}, page, p99`, page),
  ];
}

/** The figures of `npm run bench:capacity`. */
export function readCapacity(text: string, path: string): Reading {
  const { measured } = parseResult(schema, text, path);
  const all = measured.map(({ rounds, ...each }) => ({
    ...each,
    rounds: rounds ?? { without: [each.without], with: [each.with] },
  }));
  const figures = all.flatMap(({ nodes, rounds, load, snapshotMb }) => {
    const of = `${nodes.toLocaleString('en')} nodes`;
    const seconds = { unit: 's', better: 'lower' } as const;
    const megabytes = { unit: 'MB', better: 'lower' } as const;
    const readyIn = (starts: { readySeconds: number }[]) => starts.map(({ readySeconds }) => readySeconds);
    return [
      fromRounds({ name: `${of}, ready without a snapshot`, ...seconds }, readyIn(rounds.without)),
      fromRounds({ name: `${of}, ready with a snapshot`, ...seconds }, readyIn(rounds.with)),
      fromRounds(
        { name: `${of}, memory at most`, ...megabytes },
        rounds.without.map(({ peakMb }) => peakMb),
      ),
      fromValue({ name: `${of}, snapshot`, ...megabytes }, snapshotMb),
      ...loadFigures(of, load),
    ];
  });
  const charts = Object.entries(growthCharts(all))
    .map(([name, growth]) => ({ name, growth }))
    .filter(({ growth: { curves } }) => curves.some(({ points }) => points.some(({ y }) => y > 0)));
  return { figures, charts };
}
