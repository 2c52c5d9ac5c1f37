import { simplifyLine } from './simplify-line.ts';
import type { Line } from './trace.ts';

/** Area inside a ring, in square units of the drawing. */
function areaOf(points: Line['points']): number {
  const sum = points.reduce((total, [x, y], position) => {
    const [nextX, nextY] = points[(position + 1) % points.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** The steps from point to point in whole units, joined as closely as SVG allows: `3-4 0 5`. */
function steps(points: Line['points']): string {
  return points
    .flat()
    .map((step) => (step < 0 ? `${step}` : ` ${step}`))
    .join('')
    .trim();
}

function lineText({ points, isRing }: Line): string {
  const whole = points.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]);
  const [start, ...rest] = whole;
  const moves = rest
    .map(([x, y], position): [number, number] => {
      const [fromX, fromY] = whole[position] ?? [x, y];
      return [x - fromX, y - fromY];
    })
    .filter(([x, y]) => x !== 0 || y !== 0);
  return start && moves.length > 0 ? `M${steps([start])}l${steps(moves)}${isRing ? 'z' : ''}` : '';
}

type PathTextOptions = {
  /** How long the text may be, in characters: what is drawn becomes coarser until it fits. */
  limit: number;
  /** Rings that hold something and stay, however small. */
  isKept?: (line: Line) => boolean;
};

/** Lines as the text of an SVG path, without what is too small to see. */
export function pathText(lines: readonly Line[], { limit, isKept = () => false }: PathTextOptions): string {
  for (let tolerance = 1; ; tolerance *= 1.3) {
    const least = 25 * tolerance * tolerance;
    const text = lines
      .filter((line) => !line.isRing || isKept(line) || areaOf(line.points) >= least)
      .map((line) => lineText({ ...line, points: simplifyLine(line.points, tolerance) }))
      .join('');
    if (text.length <= limit) return text;
  }
}
