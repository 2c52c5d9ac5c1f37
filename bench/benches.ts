import type { Reading } from './all/figure.ts';
import { readCapacity } from './capacity/figures.ts';
import { readDelivery } from './delivery/figures.ts';
import { readEditors } from './editors/figures.ts';
import { readFirstStart } from './first-start/figures.ts';
import { readPeers } from './peers/figures.ts';
import { readPublish } from './publish/figures.ts';
import { readSearch } from './search/figures.ts';
import { readVisitor } from './visitor/figures.ts';

/** A benchmark: `npm run bench:NAME` runs `NAME.bench.ts` and writes `results/NAME.json`. */
export type Bench = {
  name: string;
  /** A heading for its figures and pictures. */
  title: string;
  /** The time limit in `npm run bench:all`. */
  minutes: number;
  /** Settings for `npm run bench:all`, if the default ones would take too long. */
  settings?: Record<string, string>;
  /**
   * Settings for the test that starts it: so small that its figures mean nothing. Null if it needs what the test
   * cannot count on, such as a built CMS.
   */
  smallest: Record<string, string> | null;
  /** Reads its result file. @throws UnreadableResultError */
  read(text: string, path: string): Reading;
};

/** All benchmarks, in the order in which `npm run bench:all` runs them: the time limits add up to an hour at most. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'search',
    title: 'Search',
    minutes: 8,
    smallest: { BENCH_NODES: '50', BENCH_SECONDS: '0.1', BENCH_VARIANTS: '1', BENCH_ROUNDS: '1' },
    read: readSearch,
  },
  {
    name: 'delivery',
    title: 'Delivery of pages',
    minutes: 11,
    smallest: {
      BENCH_ROUNDS: '1',
      BENCH_SECONDS: '1',
      BENCH_WARM_UP_SECONDS: '0',
      BENCH_ARTICLES: '4',
      BENCH_PEERS: 'nginx',
      BENCH_PROCESSES: '1',
    },
    read: readDelivery,
  },
  {
    name: 'visitor',
    title: 'What a visitor waits for',
    minutes: 8,
    settings: { BENCH_ROUNDS: '5' },
    smallest: { BENCH_ROUNDS: '1', BENCH_PAGES: 'home', BENCH_PEERS: '' },
    read: readVisitor,
  },
  {
    name: 'publish',
    title: 'From publishing to visible',
    minutes: 4,
    smallest: { BENCH_NODES: '60', BENCH_PUBLISHES: '1', BENCH_RATE: '20', BENCH_PROCESSES: '1' },
    read: readPublish,
  },
  {
    name: 'capacity',
    title: 'Growth',
    minutes: 12,
    smallest: { BENCH_SIZES: '20', BENCH_ROUNDS: '1', BENCH_SETTLE_MS: '0', BENCH_LOAD_SECONDS: '0.5' },
    read: readCapacity,
  },
  {
    name: 'peers',
    title: 'Search engines',
    minutes: 7,
    settings: { BENCH_SIZES: '1000,10000', BENCH_ALL_MINUTES: '6', BENCH_STALL_SECONDS: '10' },
    smallest: { BENCH_SIZES: '30', BENCH_PEERS: 'keelstone', BENCH_STALL_SECONDS: '0.1' },
    read: readPeers,
  },
  {
    name: 'editors',
    title: 'What editors wait for',
    minutes: 6,
    settings: { BENCH_ROUNDS: '5', BENCH_SAVES: '15' },
    // It needs a built CMS.
    smallest: null,
    read: readEditors,
  },
  {
    name: 'first-start',
    title: 'From a fresh clone to a site',
    minutes: 4,
    // It installs all packages.
    smallest: null,
    read: readFirstStart,
  },
];
