import { type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo';

/** A line of the drawing; `isRing` if it is closed. */
export type Line = { points: [number, number][]; isRing: boolean };

/** Projects a geographic object to lines of points. */
export function trace(object: GeoPermissibleObjects, projection: GeoProjection): Line[] {
  const lines: Line[] = [];
  geoPath(projection, {
    beginPath() {},
    moveTo(x, y) {
      lines.push({ points: [[x, y]], isRing: false });
    },
    lineTo(x, y) {
      lines.at(-1)?.points.push([x, y]);
    },
    closePath() {
      const line = lines.at(-1);
      if (line) line.isRing = true;
    },
    // Only needed for point geometries, which do not occur.
    arc() {},
  })(object);
  return lines;
}
