import type { Face, Typeface } from '../brand-schema.ts';
import { toUnicodeRange } from './characters.ts';
import type { CutFont } from './cut-face.ts';

const sayWeights = (weights: Face['weights']) => weights.join(' ');
const local = (font: string) => `local("${font}")`;

/** The rule of one file that a face was cut into. */
export const faceRule = (family: string, { style, weights }: Face, { name, characters }: CutFont): string =>
  `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${sayWeights(weights)};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${toUnicodeRange(characters)};
}`;

/**
 * Fonts of visitors' systems with the measures of the face they stand in for: nothing shifts when that comes. A bold has
 * a rule of its own, because the one that a browser makes of a regular is as narrow as that.
 */
export const standInRules = ({ family, standIns }: Typeface): string[] =>
  standIns.map(
    ({ weights, fonts, size, ascent, descent }) => `@font-face {
  font-family: "${family} Fallback";
  font-weight: ${sayWeights(weights)};
  src: ${fonts.map(local).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}`,
  );
