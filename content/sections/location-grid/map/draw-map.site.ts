import { createRequire } from 'node:module';
import type { GeoProjection } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { fitProjection } from './fit-projection.site.ts';
import { drawGraticule, type Graticule } from './graticule.site.ts';
import { pathText } from './path-text.site.ts';
import { MAP_HEIGHT, MAP_WIDTH, type Place } from './place.site.ts';
import { placeFlags, type Spot, type Stand } from './place-flags.site.ts';
import { type Line, trace } from './trace.site.ts';

/** Natural Earth's land (public domain), for maps at scales of 1:110 million and 1:50 million. */
type Detail = '110m' | '50m';

const read = createRequire(import.meta.url);
const known = new Map<Detail, FeatureCollection>();

/** Land as polygons in degrees; loaded when the first map needs it. */
function landIn(detail: Detail): FeatureCollection {
  let land = known.get(detail);
  if (!land) {
    const topology: Topology<{ land: GeometryCollection }> = read(`world-atlas/land-${detail}.json`);
    land = feature(topology, topology.objects.land);
    known.set(detail, land);
  }
  return land;
}

/** Above this width, in degrees, the coarse land data is detailed enough. */
const COARSE = 90;
/** In characters: the total for land, graticule, labels and flags, so that a map stays below 8 kB. */
const LIMIT = 7000;
const TICK_LENGTH = 75;
const FLAG_LENGTH = 260;
/** The minimum for the land, however many flags there are, so that coasts are recognisable. */
const LEAST_LAND = 2500;
/** An island this close to a place, in units of the drawing, is always drawn. */
const NEAR = 40;
const MOST_KEPT = 64;

export type DrawnMap = { land: string; graticule: Graticule; spots: (Spot & Stand)[] };

function draw(places: readonly Place[]): DrawnMap {
  const { projection, degrees } = fitProjection(places);
  const points = places.map((place) => pointOf(place, projection));
  const isKept = ({ points: ring }: Line) =>
    points.some(([x, y]) => ring.some(([ringX, ringY]) => Math.hypot(ringX - x, ringY - y) < NEAR));
  const spots = points.map(([x, y]) => ({ x: x / MAP_WIDTH, y: y / MAP_HEIGHT }));
  const stands = placeFlags(spots);
  const graticule = drawGraticule(projection, degrees);
  const names = TICK_LENGTH * (graticule.bottom.length + graticule.left.length);
  const limit = Math.max(LEAST_LAND, LIMIT - graticule.path.length - names - FLAG_LENGTH * places.length);
  return {
    land: pathText(trace(landIn(degrees > COARSE ? '110m' : '50m'), projection), { limit, isKept }),
    graticule,
    spots: spots.map((spot, position) => ({ ...spot, ...(stands[position] as Stand) })),
  };
}

function pointOf({ longitude, latitude }: Place, projection: GeoProjection): [number, number] {
  return projection([longitude, latitude]) ?? [MAP_WIDTH / 2, MAP_HEIGHT / 2];
}

const drawn = new Map<string, DrawnMap>();

/**
 * Draws land, graticule and flags for these places. Cached: it takes some ten milliseconds, and offices hardly
 * ever move.
 */
export function drawMap(places: readonly Place[]): DrawnMap {
  const key = JSON.stringify(places.map(({ longitude, latitude }) => [longitude, latitude]));
  const map = drawn.get(key) ?? draw(places);
  drawn.delete(key);
  drawn.set(key, map);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_KEPT && oldest !== undefined) drawn.delete(oldest);
  return map;
}
