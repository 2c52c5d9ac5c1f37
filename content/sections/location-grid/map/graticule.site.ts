import { type GeoProjection, geoGraticule } from 'd3-geo';
import { pathText } from './path-text.site.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './place.site.ts';
import { trace } from './trace.site.ts';

/** Possible distances between two lines, in degrees. */
const STEPS = [1, 2, 5, 10, 15, 20, 30] as const;
/** Approximate number of meridians. */
const LINES = 7;
/** In characters. */
const LIMIT = 1000;
/** No labels within this distance of a corner, as a share of the edge, because they would not fit. */
const CORNER = 0.07;
/** Step width for finding the lines that cross an edge, in units of the drawing. */
const STRIDE = 8;

/**
 * Where a meridian or a parallel crosses the edge of the drawing, as a share of the edge's length, and its
 * degrees.
 */
export type Tick = { at: number; degrees: number };

export type Graticule = { path: string; bottom: Tick[]; left: Tick[] };

/** Draws meridians and parallels at whole steps, and returns the labels at the edges. */
export function drawGraticule(projection: GeoProjection, visible: number): Graticule {
  const step = STEPS.find((degrees) => visible / degrees <= LINES) ?? 30;
  const lines = geoGraticule()
    .step([step, step])
    .extent([
      [-180, -85],
      [180, 85.01],
    ])();
  const path = pathText(trace(lines, projection), { limit: LIMIT });
  return {
    path,
    bottom: ticks(MAP_WIDTH, step, (x) => degreesAt(projection, [x, MAP_HEIGHT])?.[0]),
    left: ticks(MAP_HEIGHT, step, (y) => degreesAt(projection, [0, y])?.[1]),
  };
}

/** Longitude and latitude at a point of the drawing; undefined outside the globe. */
function degreesAt(projection: GeoProjection, [x, y]: [number, number]): [number, number] | undefined {
  const degrees = projection.invert?.([x, y]);
  const [backX = Number.NaN, backY = Number.NaN] = (degrees && projection(degrees)) ?? [];
  return degrees && Math.hypot(backX - x, backY - y) < 1 ? degrees : undefined;
}

/** The positions along an edge at which the degrees cross a whole step. */
function ticks(length: number, step: number, at: (place: number) => number | undefined): Tick[] {
  const found: Tick[] = [];
  for (let place = STRIDE; place <= length; place += STRIDE) {
    const [before, here] = [at(place - STRIDE), at(place)];
    // There are no degrees outside the globe, and they jump at the date line.
    if (before === undefined || here === undefined || Math.abs(here - before) > step) continue;
    const degrees = Math.floor(Math.max(before, here) / step) * step;
    if (degrees <= Math.min(before, here)) continue;
    const share = (degrees - before) / (here - before);
    found.push({ at: (place - STRIDE + share * STRIDE) / length, degrees });
  }
  return found.filter(({ at }) => at > CORNER && at < 1 - CORNER);
}
