import { createRequire } from 'node:module';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Natural Earth's land (public domain), for maps at scales of 1:110 million and 1:50 million. */
export type Detail = '110m' | '50m';

const read = createRequire(import.meta.url);
const known = new Map<Detail, FeatureCollection>();

/** Land as polygons in degrees; loaded when the first map needs it. */
export function landIn(detail: Detail): FeatureCollection {
  let land = known.get(detail);
  if (!land) {
    const topology: Topology<{ land: GeometryCollection }> = read(`world-atlas/land-${detail}.json`);
    land = feature(topology, topology.objects.land);
    known.set(detail, land);
  }
  return land;
}
