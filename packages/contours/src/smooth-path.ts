import type { Point } from './contour-line.ts';

/** Squared distance of a point from the line through two others. */
function strayed([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
}

/** Removes points that are less than `tolerance` pixels from the line without them (Douglas and Peucker). */
function simplify(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [start, end] = [line[from], line[to]];
    if (!start || !end) continue;
    let [farthest, distance] = [-1, tolerance * tolerance];
    for (let i = from + 1; i < to; i += 1) {
      const point = line[i];
      const away = point ? strayed(point, start, end) : 0;
      if (away > distance) [farthest, distance] = [i, away];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => keep.has(i));
}

const isClosed = (line: readonly Point[]) => {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
};

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Writes relative coordinates in half pixels, so that they are short integers. */
class PathWriter {
  #path = '';
  #x = 0;
  #y = 0;
  #curving = false;

  move(point: Point): void {
    this.#path += 'M';
    this.#numbers(point, '');
    this.#advance(point);
  }

  curve(control: Point, end: Point): void {
    if (!this.#curving) this.#path += 'q';
    this.#numbers(control, this.#curving ? ' ' : '');
    this.#numbers(end, ' ');
    this.#advance(end);
    this.#curving = true;
  }

  close(): void {
    this.#path += 'z';
  }

  toString(): string {
    return this.#path;
  }

  #numbers([x, y]: Point, separator: string): void {
    const [dx, dy] = [Math.round(x * 2) - this.#x, Math.round(y * 2) - this.#y];
    this.#path += `${dx < 0 ? '' : separator}${dx}${dy < 0 ? '' : ' '}${dy}`;
  }

  #advance([x, y]: Point): void {
    this.#x = Math.round(x * 2);
    this.#y = Math.round(y * 2);
  }
}

/**
 * Path data of one smoothed line: a quadratic B-spline, whose control points are the points of the line and
 * whose segments join at the midpoints between them. A closed ring gives a closed path.
 *
 * @param tolerance pixels within which points are removed beforehand
 * @returns path data in half pixels, to be drawn at scale 0.5
 */
export function drawSmooth(line: readonly Point[], tolerance: number): string {
  const closed = isClosed(line);
  const points = closed ? simplifyRing(line, tolerance) : simplify(line, tolerance);
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last || points.length < 3) return '';
  const path = new PathWriter();
  const start = closed ? middle(last, first) : first;
  path.move(start);
  for (let i = closed ? 0 : 1; i < points.length - 1; i += 1) {
    const [point, next] = [points[i], points[i + 1]];
    if (!point || !next) continue;
    const isEnd = !closed && i === points.length - 2;
    path.curve(point, isEnd ? next : middle(point, next));
  }
  if (closed) {
    path.curve(last, start);
    path.close();
  }
  return path.toString();
}

/** Simplifies a closed ring in two halves, because the algorithm needs two distinct end points. */
function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const half = ring.length >> 1;
  const first = simplify(ring.slice(0, half + 1), tolerance);
  const second = simplify(ring.slice(half), tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}
