import { type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo';

/** A line on the drawing; `isRing` when it comes back to where it began. */
export type Line = { points: [number, number][]; isRing: boolean };

/** Draws an object with a projection, as lines of points. */
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
    // Points are drawn as arcs, and there are none.
    arc() {},
  })(object);
  return lines;
}
