import * as v from 'valibot';
import { median } from '../percentile.ts';
import type { BarChart } from '../plots/bar-chart.ts';
import type { GrowthChart } from '../plots/growth-chart.ts';

export const figureSchema = v.object({
  /** Unique among the figures of its benchmark. */
  name: v.string(),
  value: v.number(),
  unit: v.string(),
  better: v.picklist(['higher', 'lower']),
  /** By how much the value varied within its run: half of the range. In the same unit. */
  noise: v.number(),
});

/** One measured value of ours. */
export type Figure = v.InferOutput<typeof figureSchema>;

export type Chart = { name: string } & ({ bars: BarChart } | { growth: GrowthChart });

/** What a benchmark's result contains: its figures, and pictures of them beside those of peers. */
export type Reading = { figures: Figure[]; charts: Chart[] };

/** A run knows nothing of what differs between runs: memory layout, the processor's clock, other guests. */
const LEAST_NOISE = 0.05;

/** Half the range of several values, and not less than a twentieth of `value`. */
function noiseOf(value: number, rounds: readonly number[]): number {
  const range = rounds.length > 1 ? (Math.max(...rounds) - Math.min(...rounds)) / 2 : 0;
  return Math.max(range, Math.abs(value) * LEAST_NOISE);
}

type About = Pick<Figure, 'name' | 'unit' | 'better'>;

/** A figure from repeated rounds: their median. */
export function fromRounds(about: About, rounds: readonly number[]): Figure {
  const value = median(rounds);
  return { ...about, value, noise: noiseOf(value, rounds) };
}

/** A figure that was measured once, with the noise that its benchmark knows of. */
export const fromValue = (about: About, value: number, noise = 0): Figure => ({
  ...about,
  value,
  noise: Math.max(noise, noiseOf(value, [])),
});

/** The part of `Timings` (percentile.ts) that figures are read from; files from before it had noise are read, too. */
export const timingsSchema = v.object({
  p50: v.number(),
  p95: v.number(),
  p99: v.number(),
  noise: v.optional(v.number(), 0),
});

type Times = v.InferOutput<typeof timingsSchema>;

/** Clocks and tables have hundredths of a millisecond: below that, a difference means nothing. */
const FINEST_MS = 0.02;

/** The median of timings in milliseconds. */
export const fromTimings = (name: string, { p50, noise }: Times): Figure =>
  fromValue({ name, unit: 'ms', better: 'lower' }, p50, Math.max(noise, FINEST_MS));

/** The 99th percentile. Its noise is relatively that of the median, but at least a fifth: few timings decide it. */
export const tailOf = (name: string, { p50, p99, noise }: Times): Figure =>
  fromValue({ name, unit: 'ms', better: 'lower' }, p99, p99 * Math.max(0.2, p50 > 0 ? noise / p50 : 0));
