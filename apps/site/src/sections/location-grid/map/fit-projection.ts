import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoCentroid,
  geoCircle,
  geoDistance,
  geoEqualEarth,
} from 'd3-geo';
import { MAP_HEIGHT, MAP_WIDTH, type Place } from './place.ts';

const DEGREES = 180 / Math.PI;
/** Wider than this (degrees from the middle to the outermost place), a map is one of the world. */
const WORLD = 45;
/** Around each place this much is shown at least, in degrees: enough to see which coast it is. */
const LEAST_MARGIN = 4;
/** Lines that follow the frame's edge, where the land is cut off, fall outside by this much. */
const BLEED = 30;

type Point = [number, number];

/**
 * A projection that shows all places with a generous margin: the country around one, the world around many.
 *
 * @returns the projection, in units of the drawing, and how many degrees the drawing is wide in the middle
 */
export function fitProjection(places: readonly Place[]): { projection: GeoProjection; degrees: number } {
  const points = places.map(({ longitude, latitude }): Point => [longitude, latitude]);
  const middle = geoCentroid({ type: 'MultiPoint', coordinates: points });
  const spread = Math.max(...points.map((point) => geoDistance(middle, point) * DEGREES));
  const projection = spread > WORLD ? geoEqualEarth() : geoAzimuthalEqualArea();
  projection.rotate([-middle[0], spread > WORLD ? 0 : -middle[1]]);
  const circle = geoCircle().radius(Math.max(LEAST_MARGIN, spread * 0.4));
  const around = points.map((center) => circle.center(center)().coordinates);
  const frame: [Point, Point] = [
    [0, 0],
    [MAP_WIDTH, MAP_HEIGHT],
  ];
  projection.fitExtent(frame, { type: 'MultiPolygon', coordinates: around });
  const [[left, top], [right, bottom]] = frame;
  projection.clipExtent([
    [left - BLEED, top - BLEED],
    [right + BLEED, bottom + BLEED],
  ]);
  return { projection, degrees: (MAP_WIDTH / projection.scale()) * DEGREES };
}
