import { picture, shortNumber, text } from './svg.ts';

type Bar = { label: string; value: number; isOurs: boolean };

export type BarChart = { title: string; unit: string; bars: readonly Bar[] };

/** Narrow enough to be readable on a telephone. */
const WIDTH = 480;
const LEFT = 16;
const VALUES = 80;
const TOP = 60;
const ROW = 40;
/** Below a label. */
const BAR = { from: 19, height: 14 };
/** Above this ratio of the longest bar to the shortest, the scale is logarithmic. */
const MOST_LINEAR = 50;

/** How long each bar is, from 0 to 1. */
function lengthsOf(values: readonly number[]): { lengths: number[]; isLogarithmic: boolean } {
  const highest = Math.max(...values, 0);
  const lowest = Math.min(...values.filter((value) => value > 0));
  const isLogarithmic = highest / lowest > MOST_LINEAR;
  // The shortest bar of a logarithmic scale has some length, too.
  const start = Math.log10(lowest) - 0.3;
  const toLength = (value: number) => {
    if (value <= 0) return 0;
    return isLogarithmic ? (Math.log10(value) - start) / (Math.log10(highest) - start) : value / highest;
  };
  return { lengths: values.map(toLength), isLogarithmic };
}

/** Horizontal bars with their values: ours and those of peers. */
export function drawBars({ title, unit, bars }: BarChart): string {
  const { lengths, isLogarithmic } = lengthsOf(bars.map(({ value }) => value));
  const height = TOP + bars.length * ROW + 8;
  const scale = isLogarithmic ? `${unit}, logarithmic scale` : unit;
  const rows = bars.flatMap(({ label, value, isOurs }, row) => {
    const y = TOP + row * ROW;
    const length = Math.max(1, (lengths[row] as number) * (WIDTH - LEFT - VALUES));
    return [
      text(LEFT, y + 13, label),
      `<rect x="${LEFT}" y="${y + BAR.from}" width="${length.toFixed(1)}" height="${BAR.height}" fill="var(--${isOurs ? 'a' : 'peer'})"/>`,
      text(LEFT + length + 6, y + BAR.from + 12, shortNumber(value)),
    ];
  });
  const words = bars.map(({ label, value }) => `${label}: ${shortNumber(value)}`).join('; ');
  return picture({ width: WIDTH, height }, title, `${scale}. ${words}.`, [
    text(LEFT, 26, title, 'class="title"'),
    text(LEFT, 45, scale, 'class="quiet"'),
    ...rows,
  ]);
}
