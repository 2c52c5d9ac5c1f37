type Point = [number, number];

/** Area of the triangle formed by three points. */
function triangle([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): number {
  return Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) / 2;
}

/**
 * How much each point of a line contributes to its shape: the area that is lost when it is removed, after all
 * points that contribute less. The weight of the end points is infinite.
 *
 * @returns square units of the drawing, point by point
 * @see Visvalingam, M. and Whyatt, J. D. (1993), Line generalisation by repeated elimination of points
 */
export function weighPoints(points: readonly Point[]): number[] {
  const weights = points.map(() => Number.POSITIVE_INFINITY);
  const before = points.map((_, at) => at - 1);
  const after = points.map((_, at) => at + 1);
  const areaAt = (at: number) => {
    const [left, middle, right] = [points[before[at] ?? -1], points[at], points[after[at] ?? -1]];
    return left && middle && right ? triangle(left, middle, right) : Number.POSITIVE_INFINITY;
  };
  const areas = points.map((_, at) => areaAt(at));
  const standing = new Set(points.keys());
  for (let lost = 0; standing.size > 2; ) {
    let least = -1;
    for (const at of standing) if (least < 0 || (areas[at] ?? 0) < (areas[least] ?? 0)) least = at;
    lost = Math.max(lost, areas[least] ?? 0);
    weights[least] = lost;
    standing.delete(least);
    const [left = -1, right = -1] = [before[least], after[least]];
    after[left] = right;
    before[right] = left;
    for (const at of [left, right]) areas[at] = areaAt(at);
  }
  return weights;
}
