import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoCentroid,
  geoCircle,
  geoDistance,
  geoEqualEarth,
} from 'd3-geo';
import { MAP_HEIGHT, MAP_WIDTH, type Place } from './place.site.ts';

const DEGREES = 180 / Math.PI;
/** A map wider than this (in degrees from the centre to the outermost place) shows the whole world. */
const WORLD = 45;
/** Margin around the places, in degrees: enough to recognise the coast. */
const MARGIN = { least: 4, most: 12, share: 0.4 };
/** Space above the places for their flags, including on a phone. */
const FLAG_ROOM = 130;
/** Lines along the edge of the frame, where the land is clipped, are this far outside the drawing. */
const BLEED = 60;

type Point = [number, number];

/**
 * The central meridian of the places: opposite the middle of the widest gap between them, so that the edges of
 * the map separate none of them.
 */
function middleMeridian(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const gaps = sorted.map((east, position) => {
    const next = sorted[position + 1] ?? (sorted[0] ?? 0) + 360;
    return { east, next, width: next - east };
  });
  const widest = gaps.reduce((most, gap) => (gap.width > most.width ? gap : most));
  return (widest.next + widest.east + 360) / 2;
}

/** A world map for places far apart, otherwise a regional map; both projections are equal-area. */
function chooseProjection(points: readonly Point[], spread: number): GeoProjection {
  if (spread > WORLD)
    return geoEqualEarth().rotate([-middleMeridian(points.map(([longitude]) => longitude)), 0]);
  const [longitude, latitude] = geoCentroid({ type: 'MultiPoint', coordinates: [...points] });
  return geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
}

/**
 * A projection that shows all places with a generous margin: the country around one place, or the world around
 * many.
 *
 * @returns the projection, in units of the drawing, and the width of the drawing at its centre, in degrees
 */
export function fitProjection(places: readonly Place[]): { projection: GeoProjection; degrees: number } {
  const points = places.map(({ longitude, latitude }): Point => [longitude, latitude]);
  const middle = geoCentroid({ type: 'MultiPoint', coordinates: points });
  const spread = Math.max(...points.map((point) => geoDistance(middle, point) * DEGREES));
  const margin = Math.min(Math.max(MARGIN.least, spread * MARGIN.share), MARGIN.most);
  const circle = geoCircle().radius(margin);
  const circles = points.map((center) => circle.center(center)().coordinates);
  const frame: [Point, Point] = [
    [0, FLAG_ROOM],
    [MAP_WIDTH, MAP_HEIGHT],
  ];
  const projection = chooseProjection(points, spread).fitExtent(frame, {
    type: 'MultiPolygon',
    coordinates: circles,
  });
  projection.clipExtent([
    [-BLEED, -BLEED],
    [MAP_WIDTH + BLEED, MAP_HEIGHT + BLEED],
  ]);
  return { projection, degrees: (MAP_WIDTH / projection.scale()) * DEGREES };
}
