import type { Curve, GrowthChart } from '../plots/growth-chart.ts';
import type { Load } from './measure-load.ts';
import type { Start } from './measure-start.ts';

export type Measured = {
  nodes: number;
  /** Medians, and the values of each round. */
  without: Start;
  with: Start;
  rounds: { without: Start[]; with: Start[] };
  snapshotMb: number;
  load: Load & { residentMb: number; peakMb: number };
};

/** The default page cache of a process; empty while measuring starts. */
const PAGE_CACHE_MB = 128;
const ROOM_ABOVE = 1.2;
/** Growth is checked from here on: below, most of the memory and time does not depend on the nodes. */
const MEASURED_FROM = 10_000;

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

function startRow(nodes: number, kind: string, { readySeconds, residentMb, peakMb, heapMb }: Start): string {
  const cells = [
    nodes.toLocaleString('en'),
    kind,
    readySeconds.toFixed(1),
    whole(residentMb),
    whole(peakMb),
    whole(heapMb),
  ];
  return `| ${cells.join(' | ')} |`;
}

export function startTable(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ nodes, without, with: withSnapshot, snapshotMb }) => [
    startRow(nodes, 'none', without),
    startRow(nodes, `${snapshotMb.toFixed(1)} MB`, withSnapshot),
  ]);
  return `| Nodes | Snapshot of the search index | ready after, s | memory (RSS), MB | at most, MB | heap in use, MB |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

export function loadTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ nodes, load }) => {
    const [search, page] = [load.search, load.page].map(({ p50, p95, p99 }) =>
      [p50, p95, p99].map(ms).join(' / '),
    );
    const cells = [
      nodes.toLocaleString('en'),
      search,
      page,
      load.publishes,
      whole(load.peakMb),
      load.failures,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `| Nodes | search page, ms, p50 / p95 / p99 | page, ms | publishes | memory at most, MB | faults |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

type Quantity = { name: string; of: (measured: Measured) => number };

const GROWING: Quantity[] = [
  { name: 'ready without a snapshot', of: (each) => each.without.readySeconds },
  { name: 'ready with a snapshot', of: (each) => each.with.readySeconds },
  { name: 'memory at most', of: (each) => Math.max(each.without.peakMb, each.with.peakMb, each.load.peakMb) },
  { name: 'p99 of a search page', of: (each) => each.load.search.p99 },
  { name: 'p99 of a page', of: (each) => each.load.page.p99 },
];

/** For each quantity, how often it grew while nodes grew, from 10,000 on; null with fewer than two such sizes. */
export function checkGrowth(measured: readonly Measured[]): string | null {
  const large = measured.filter(({ nodes }) => nodes >= MEASURED_FROM).toSorted((a, b) => a.nodes - b.nodes);
  const [first, last] = [large[0], large.at(-1)];
  if (!first || !last || first === last) return null;
  const times = last.nodes / first.nodes;
  const verdicts = GROWING.map(({ name, of }) => {
    const grown = of(last) / of(first);
    return `${name} ${grown.toFixed(1)} × (${grown <= times ? 'linear or better' : 'worse than linear'})`;
  });
  const range = `From ${first.nodes.toLocaleString('en')} to ${last.nodes.toLocaleString('en')} nodes, ${times.toFixed(0)} ×`;
  return `${range}: ${verdicts.join('; ')}.`;
}

const curve = (measured: readonly Measured[], { name, of }: Quantity): Curve => ({
  name,
  points: measured.map((each) => ({ x: each.nodes, y: of(each) })),
});

/** The pictures of growth, by the names of their files. */
export function growthCharts(measured: readonly Measured[]): Record<string, GrowthChart> {
  const curves = GROWING.map((quantity) => curve(measured, quantity));
  const of = 'published nodes';
  return {
    'growth-ready': { title: 'Ready after', unit: 'Seconds', of, curves: curves.slice(0, 2) },
    'growth-memory': { title: 'Memory of one process', unit: 'Megabytes', of, curves: curves.slice(2, 3) },
    'growth-latency': {
      title: 'While ten publishes a second arrive',
      unit: 'Milliseconds',
      of,
      curves: curves.slice(3),
    },
  };
}

/** The recommendation for operators: peak memory plus page cache, plus a fifth. */
export function adviceTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ nodes, without, with: withSnapshot, snapshotMb, load }) => {
    // Pages were cached while requests arrived.
    const peak = Math.max(Math.max(without.peakMb, withSnapshot.peakMb) + PAGE_CACHE_MB, load.peakMb);
    const advised = Math.ceil((peak * ROOM_ABOVE) / 64) * 64;
    const seconds = `${without.readySeconds.toFixed(0)} (${withSnapshot.readySeconds.toFixed(0)})`;
    return `| ${[nodes.toLocaleString('en'), whole(advised), seconds, snapshotMb.toFixed(0)].join(' | ')} |`;
  });
  return `| published nodes | memory to give it, MB | start without (with) a snapshot, s | disk for snapshots, MB |
|---|---|---|---|
${rows.join('\n')}
`;
}
