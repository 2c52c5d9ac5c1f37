type Point = [number, number];

/** Distance of a point from the stretch between two others. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [width, height] = [x2 - x1, y2 - y1];
  const length = width * width + height * height;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * width + (y - y1) * height) / length));
  return Math.hypot(x - x1 - share * width, y - y1 - share * height);
}

function farthest(points: readonly Point[], from: number, to: number): { at: number; away: number } {
  const most = { at: from, away: 0 };
  for (let at = from + 1; at < to; at += 1) {
    const away = distance(points[at] as Point, points[from] as Point, points[to] as Point);
    if (away > most.away) Object.assign(most, { at, away });
  }
  return most;
}

/**
 * Leaves out points that the line hardly needs.
 *
 * @param tolerance how far the line may be from where it was, in units of the drawing
 * @see Douglas, D. and Peucker, T. (1973), Algorithms for the reduction of the number of points
 */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const stretches: Point[] = [[0, points.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const { at, away } = farthest(points, ...stretch);
    if (away <= tolerance) continue;
    kept.add(at);
    stretches.push([stretch[0], at], [at, stretch[1]]);
  }
  return points.filter((_, position) => kept.has(position));
}
