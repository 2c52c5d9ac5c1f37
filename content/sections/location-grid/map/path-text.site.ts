import type { Line } from './trace.site.ts';
import { weighPoints } from './weigh-points.site.ts';

/** Area of a ring, in square units of the drawing. */
function areaOf(points: Line['points']): number {
  const sum = points.reduce((total, [x, y], position) => {
    const [nextX, nextY] = points[(position + 1) % points.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** Joins numbers as compactly as SVG allows: `3-4 0 5`. */
function joined(numbers: readonly number[]): string {
  return numbers
    .map((step) => (step < 0 ? `${step}` : ` ${step}`))
    .join('')
    .trim();
}

/** A line as its starting point, followed by relative integer steps. */
function lineText(points: Line['points'], isRing: boolean): string {
  const [start, ...rest] = points.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]);
  if (!start) return '';
  let [fromX, fromY] = start;
  const steps = rest.flatMap(([x, y]) => {
    const step = [x - fromX, y - fromY];
    [fromX, fromY] = [x, y];
    return step[0] === 0 && step[1] === 0 ? [] : step;
  });
  return steps.length > 0 ? `M${joined(start)}l${joined(steps)}${isRing ? 'z' : ''}` : '';
}

/** How many times larger than the smallest details that are drawn an island must be to be drawn at all. */
const ISLAND = 12;

type PathTextOptions = {
  /** Maximum length of the text, in characters: details are left out until it fits. */
  limit: number;
  /** Rings that are always kept, however small. */
  isKept?: (line: Line) => boolean;
};

/** Lines as the text of an SVG path, without details that are too small to see. */
export function pathText(lines: readonly Line[], { limit, isKept = () => false }: PathTextOptions): string {
  const weighed = lines.map((line) => ({
    ...line,
    weights: weighPoints(line.points),
    area: line.isRing && !isKept(line) ? areaOf(line.points) : Number.POSITIVE_INFINITY,
  }));
  for (let least = 2; ; least *= 1.25) {
    const text = weighed
      .filter(({ area }) => area >= ISLAND * least)
      .map(({ points, weights, isRing }) =>
        lineText(
          points.filter((_, at) => (weights[at] ?? 0) >= least),
          isRing,
        ),
      )
      .join('');
    if (text.length <= limit) return text;
  }
}
