import { BRAND } from '@keelstone/brand/brand.ts';
import { inScheme } from '@keelstone/brand/brand-schema.ts';
import { contourStyleOf, drawContours } from '@keelstone/contours';
import type { ContentType, Language } from '@keelstone/model';
import { softHyphensOf } from '../../shell/soft-hyphens.ts';
import { fitText } from './fit-text.ts';
import { SANS, SERIF } from './typeface.ts';

/** What the image shows of a node. */
export type ShareImageSubject = {
  nid: number;
  type: ContentType;
  language: Language;
  title: string;
  siteName: string;
  /** The name of the content type, in the node's language. */
  label: string;
  /** A date, a role, a suite; may be empty. */
  detail: string;
  /** A colour of the `brand colors` vocabulary. */
  accent: string | null;
  /** The picture that its editor chose, which is shown instead of a drawing. */
  picture?: SharedPicture;
};

/** Address of the original, and its focal point in percent. `file` is where it is read from. */
export type SharedPicture = { url: string; x: number; y: number; file?: string | undefined };

/** In pixels, as recommended by messengers and social networks. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The text is to the left of the rule, the terrain to its right. */
const MARGIN = 64;
const RULE = 760;
const COLUMN = RULE - 2 * MARGIN;
const TITLE = { top: 190, height: 300, leading: 1.12, sizes: [76, 68, 60, 53, 47, 42, 37] } as const;
/** Five pixels each: drawing must be fast, because it competes with requests. */
const LAND_CELLS = (SHARE_IMAGE.width - RULE) / 5;
const { paper: PAPER, ink: INK } = BRAND.pictures;
/** Images use the light scheme, regardless of the scheme of the page that shows them. */
const SIGNAL = inScheme(BRAND.colours['signal-fill'], 'light');
const SOFT_INK = inScheme(BRAND.colours['ink-soft'], 'light');
const LOGO = { height: 45, top: 54, gap: 15, size: 38 } as const;

const path = (data: string, fill: string) => `<path d="${data}" fill="${fill}"/>`;

function oneLine(text: string, x: number, y: number, size: number, colour: string): string {
  const { lines } = fitText(text, {
    width: COLUMN,
    height: size,
    sizes: [size],
    leading: 1,
    measure: (part) => SANS.width(part),
    hyphenate: (word) => word,
  });
  return path(SANS.outline(lines[0] ?? '', x, y, size), colour);
}

/** The aspect ratio of the logo. */
function logoRatio(): number {
  const [, , width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(BRAND.logoSvg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return width / height;
}

function drawBrand({ siteName }: ShareImageSubject): string {
  const { height, top, gap, size } = LOGO;
  const width = Math.round(height * logoRatio());
  const logo = BRAND.logoSvg
    .replaceAll('currentColor', INK)
    .replaceAll('var(--signal-fill)', SIGNAL)
    .replace('<svg ', `<svg x="${MARGIN}" y="${top}" width="${width}" height="${height}" `);
  if (BRAND.logo.hasName) return logo;
  return logo + path(SERIF.outline(siteName, MARGIN + width + gap, top + size - 1, size), INK);
}

function drawTitle({ title, language }: ShareImageSubject): string {
  const { size, lines } = fitText(title, {
    ...TITLE,
    width: COLUMN,
    measure: (text) => SERIF.width(text),
    hyphenate: softHyphensOf(language),
  });
  const baseline = (position: number) => TITLE.top + size * (0.8 + position * TITLE.leading);
  const outlines = lines.map((line, position) => SERIF.outline(line, MARGIN, baseline(position), size));
  return path(outlines.join(''), INK);
}

/**
 * Draws the share image of a node as an SVG: its text on a paper background, beside a terrain derived from its
 * nid.
 */
export function drawShareImage(subject: ShareImageSubject): string {
  const { width, height } = SHARE_IMAGE;
  const style = contourStyleOf(subject.type, subject.accent);
  const land = drawContours({
    seed: `node-${subject.nid}`,
    width: width - RULE,
    height,
    cells: LAND_CELLS,
    ...style,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    land.replace('<svg ', `<svg x="${RULE}" `),
    `<rect x="${RULE - 1}" width="2" height="${height}" fill="${INK}"/>`,
    drawBrand(subject),
    `<rect x="${MARGIN}" y="142" width="14" height="14" fill="${style.accent}"/>`,
    oneLine(subject.label, MARGIN + 26, 157, 24, SOFT_INK),
    drawTitle(subject),
    `<rect x="${MARGIN}" y="534" width="${COLUMN}" height="1.5" fill="${INK}" fill-opacity=".45"/>`,
    oneLine(subject.detail, MARGIN, 578, 26, SOFT_INK),
    '</svg>',
  ].join('');
}
