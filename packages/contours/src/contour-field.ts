import { BRAND } from '@keelstone/brand/brand.ts';
import { type AccentRegion, chooseAccentRegion, isInsideRing } from './accent-region.ts';
import { cutToPicture, type Level, type Point, spaceThresholds, traceLevels } from './contour-line.ts';
import { raiseTerrain } from './height-grid.ts';
import type { Landform } from './landform.ts';
import { drawSmooth } from './smooth-path.ts';
import { drawCross, drawGraticule, drawTriangle, findPeaks } from './survey-marks.ts';

/** The background and line colours of the drawing. */
const { paper: PAPER, ink: INK } = BRAND.pictures;
const MAXIMUM_BYTES = 60_000;
/** Every fifth contour is an index contour, as on survey maps. */
const INDEX_EVERY = 5;

export type ContourOptions = {
  /** The same seed gives the same bytes. */
  seed: string;
  /** Pixels. */
  width: number;
  height: number;
  /** A colour in hexadecimal, such as `#b8431a`. */
  accent: string;
  /** The density of the lines; 1 is about thirty levels. */
  density?: number;
  /** The roughness of the terrain; 0 is the bare landform, 1 a natural one. */
  relief?: number;
  landform?: Landform;
  /** Number of grid cells across the width: fewer cells are faster to compute and give smoother lines. */
  cells?: number;
  /** What the accent colours: the area inside one closed contour, or one index contour. */
  accentOn?: 'region' | 'line';
};

type Picture = Required<ContourOptions>;

/** Thrown if a picture cannot be made small enough. */
export class ContourTooLargeError extends Error {
  constructor(seed: string, bytes: number) {
    super(
      `The contour picture "${seed}" has ${bytes} bytes, more than the ${MAXIMUM_BYTES} a card can carry. ` +
        'Ask for a lower density or relief.',
    );
    this.name = 'ContourTooLargeError';
  }
}

const stroke = (path: string, colour: string, width: number, opacity: number) =>
  path &&
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity.toFixed(2)}"/>`;

const isIndex = (level: number) => (level + 1) % INDEX_EVERY === 0;

type Lines = { onPaper: string; onAccent: string };

/** The lines of a level, except those that cross the accent's area, which are drawn in the colour of the paper. */
function drawLines(level: Level, picture: Picture, region: AccentRegion | null, tolerance: number): Lines {
  const lines: Lines = { onPaper: '', onAccent: '' };
  for (const ring of level.polygons.flat()) {
    for (const stretch of cutToPicture(ring, picture.width, picture.height, 12)) {
      const path = drawSmooth(stretch, tolerance);
      const [start] = stretch;
      const [outline] = region?.rings ?? [];
      const isOnAccent =
        start && outline && region && level.threshold > region.threshold && isInsideRing(start, outline);
      lines[isOnAccent ? 'onAccent' : 'onPaper'] += path;
    }
  }
  return lines;
}

/** Faint washes between index contours, darker with increasing height, give the terrain its depth. */
function drawWash(levels: readonly Level[], accent: string, tolerance: number): string {
  const washes = levels
    .filter((_, i) => isIndex(i))
    .map(({ polygons }) => {
      const path = polygons.flat().map((ring) => drawSmooth(ring, tolerance * 2));
      return `<path d="${path.join('')}"/>`;
    });
  return `<g fill="${accent}" fill-opacity=".04" fill-rule="evenodd">${washes.join('')}</g>`;
}

function drawMarks(peaks: readonly Point[], region: AccentRegion | null, accent: string): string {
  const [outline] = region?.rings ?? [];
  const colourAt = (peak: Point) => (outline && isInsideRing(peak, outline) ? PAPER : INK);
  return peaks
    .slice(0, 4)
    .map((peak, i) => {
      const colour = i === 0 && !region ? accent : colourAt(peak);
      const path = i === 0 ? drawTriangle(peak, 11) : drawCross(peak, 8);
      return `<path d="${path}" stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"/>`;
    })
    .join('');
}

/** The index contour closest to the middle height: the one that the accent follows across the picture. */
const chooseAccentLevel = (levels: readonly Level[]) =>
  Math.round((levels.length * 0.58) / INDEX_EVERY) * INDEX_EVERY - 1;

function drawPicture(picture: Picture, tolerance: number): string {
  const { width, height, accent, density, accentOn } = picture;
  const grid = raiseTerrain(picture);
  const levels = traceLevels(grid, spaceThresholds(grid, Math.round(30 * density)));
  const region = accentOn === 'region' ? chooseAccentRegion(levels, width, height) : null;
  const accentLevel = region ? -1 : chooseAccentLevel(levels);

  let [onPaper, onAccent, accentLine] = ['', '', ''];
  for (const [i, level] of levels.entries()) {
    const lines = drawLines(level, picture, region, tolerance);
    const [lineWidth, opacity] = isIndex(i) ? [4.6, 0.85] : [2.6, 0.44 + (0.26 * i) / levels.length];
    if (i === accentLevel) accentLine = stroke(lines.onPaper, accent, 8, 1);
    else onPaper += stroke(lines.onPaper, INK, lineWidth, opacity);
    onAccent += stroke(lines.onAccent, PAPER, lineWidth, isIndex(i) ? 0.95 : 0.75);
  }
  const fill = region?.rings.map((ring) => drawSmooth(ring, tolerance)).join('') ?? '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    // Coordinates are in half pixels, so that they are short integers.
    '<g fill="none" stroke-linecap="round" transform="scale(.5)">',
    drawWash(levels, accent, tolerance),
    fill && `<path d="${fill}" fill="${accent}" fill-rule="evenodd"/>`,
    onPaper,
    onAccent,
    accentLine,
    '</g>',
    `<path d="${drawGraticule(width, height)}" stroke="${INK}" stroke-opacity=".45" stroke-width="1.2"/>`,
    `<g fill="none">${drawMarks(findPeaks(grid), region, accent)}</g>`,
    '</svg>',
  ].join('');
}

/**
 * Draws an imaginary terrain as a survey map: contour lines, every fifth one heavier, an accent, a few survey
 * marks, no text.
 *
 * @returns an SVG document of at most 60 kB; the same options give the same bytes
 * @throws ContourTooLargeError if it exceeds that even with coarse lines
 */
export function drawContours(options: ContourOptions): string {
  const picture: Picture = {
    density: 1,
    relief: 1,
    landform: 'ridge',
    cells: 200,
    accentOn: 'region',
    ...options,
  };
  let svg = '';
  for (const tolerance of [0.35, 0.6, 1, 1.6, 2.5]) {
    svg = drawPicture(picture, tolerance);
    if (svg.length <= MAXIMUM_BYTES) return svg;
  }
  throw new ContourTooLargeError(options.seed, svg.length);
}
