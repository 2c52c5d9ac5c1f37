/** A day's input: the count, and how many of them belong to the marked part. */
export type PlottedDay = { day: string; count: number; marked: number };

/** In SVG user units. */
export const PLOT = { width: 720, height: 160 } as const;

/** A day's bar, with the marked part at its foot. */
export type Bar = PlottedDay & { x: number; width: number; height: number; markedHeight: number };

/** The fraction of a day's width that its bar fills. */
const FILLED = 0.8;

/** The end of the scale: 1, 2 or 5 times a power of ten, at least the largest value. */
export function scaleEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** Places the bars from left to right. */
export function plotBars(days: readonly PlottedDay[]): { bars: Bar[]; end: number } {
  const end = scaleEnd(Math.max(0, ...days.map(({ count }) => count)));
  const place = PLOT.width / Math.max(1, days.length);
  const round = (value: number) => Math.round(value * 100) / 100;
  const bars = days.map((day, number) => ({
    ...day,
    x: round(number * place + (place * (1 - FILLED)) / 2),
    width: round(place * FILLED),
    height: round((day.count / end) * PLOT.height),
    markedHeight: round((day.marked / end) * PLOT.height),
  }));
  return { bars, end };
}
