import { describe, expect, it } from 'vitest';
import { drawMap } from './draw-map.site.ts';
import type { Place } from './place.site.ts';
import { FLAG, placeFlags } from './place-flags.site.ts';

const place = (longitude: number, latitude: number): Place => ({
  number: 1,
  name: 'Somewhere',
  longitude,
  latitude,
  isMain: false,
});

const COASTS = {
  'one port': [place(9.99, 53.54)],
  'an island smaller than a flag': [place(14.51, 35.9)],
  fjords: [place(5.32, 60.39), place(18.96, 69.65), place(14.4, 67.28)],
  'the islands of the Aegean': [place(25.13, 35.34), place(23.73, 37.98), place(28.22, 36.43)],
  'both sides of the date line': [place(174.76, -36.85), place(178.44, -18.14), place(-171.77, -13.83)],
  'every continent': [place(-87.63, 41.88), place(103.82, 1.35), place(151.21, -33.87), place(9.99, 53.54)],
  'the same town twice': [place(9.99, 53.54), place(9.99, 53.54)],
  'the far north': [place(15.6, 78.2)],
};

/** The first two numbers of a path, which are its starting point. */
const startOf = (path: string) => path.match(/-?\d+/g)?.slice(0, 2).map(Number);

describe('the map of locations', () => {
  it.each(Object.entries(COASTS))('C-5 stays under 8 kB around %s', (_, places) => {
    const { land, graticule } = drawMap(places);
    expect(land.length + graticule.path.length).toBeLessThan(8000 - 250 * places.length);
    expect(land.length).toBeGreaterThan(200);
    expect(land + graticule.path).toMatch(/^[Mlz\d\s-]+$/);
  });

  it.each(Object.entries(COASTS))('C-5 keeps %s well inside the frame', (_, places) => {
    for (const { x, y } of drawMap(places).spots) {
      expect(Math.min(x, 1 - x)).toBeGreaterThan(0.04);
      expect(Math.min(y, 1 - y)).toBeGreaterThan(0.08);
    }
  });

  it('C-5 puts west left of east and north above south', () => {
    const [north, south, east] = drawMap([place(5, 60), place(5, 50), place(15, 50)]).spots;
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(south?.x).toBeLessThan(east?.x ?? 0);
  });

  it('C-5 names the lines where they leave the frame, in order', () => {
    const { graticule } = drawMap([place(9.99, 53.54)]);
    const degrees = graticule.bottom.map((tick) => tick.degrees);
    expect(degrees).toContain(10);
    expect(degrees).toEqual(degrees.toSorted((a, b) => a - b));
    expect(graticule.left.map((tick) => tick.degrees)).toContain(55);
  });

  it('C-5 names no line beside the globe, and each once', () => {
    const { bottom, left } = drawMap(COASTS['every continent']).graticule;
    for (const ticks of [bottom, left]) {
      expect(new Set(ticks.map((tick) => tick.degrees)).size).toBe(ticks.length);
    }
  });

  it('C-5 is drawn once for the same places', () => {
    expect(drawMap(COASTS.fjords)).toBe(drawMap(COASTS.fjords.map((each) => ({ ...each }))));
    expect(startOf(drawMap(COASTS.fjords).land)).not.toEqual(startOf(drawMap([place(0, 0)]).land));
  });
});

describe('the flags', () => {
  it('C-5 do not hide each other, though their spots are near', () => {
    const stands = placeFlags([0.5, 0.51, 0.52, 0.5].map((x) => ({ x, y: 0.6 })));
    expect(new Set(stands.map(({ pole, side }) => `${pole} ${side}`)).size).toBe(4);
  });

  it('C-5 turn inwards at the edge', () => {
    const [stand] = placeFlags([{ x: 1 - FLAG.width / 2 / 328, y: 0.5 }]);
    expect(stand?.side).toBe(-1);
  });
});
