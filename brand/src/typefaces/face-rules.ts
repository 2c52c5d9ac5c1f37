import type { Face, Typeface } from '../brand-schema.ts';
import { toUnicodeRange } from './characters.ts';
import type { CutFont } from './cut-face.ts';

const sayWeights = (weights: Face['weights']) => weights.join(' ');
const local = (font: string) => `local("${font}")`;

/** The `@font-face` rule of one subset of a face. */
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
 * `@font-face` rules for system fonts with the metrics of the face that they replace, so that nothing shifts
 * when it has loaded. Bold has a rule of its own, because a bold that browsers synthesise from the regular font
 * is too narrow.
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
