import type { Brand, Colour } from './brand-schema.ts';

const toCss = (colour: Colour) =>
  typeof colour === 'string' ? colour : `light-dark(${colour[0]}, ${colour[1]})`;

const familyOf = ({ family, fallback }: Brand['typefaces']['serif']) =>
  `"${family}", "${family} Fallback", ${fallback}`;

/** Background drawings. All are optional: if a brand lacks one, nothing is shown. */
export const MOTIFS = ['summit', 'range', 'flag'] as const;
const NOTHING = 'linear-gradient(transparent, transparent)';

/**
 * The brand as CSS custom properties.
 *
 * @param motifs URLs of the brand's background drawings, by name
 */
export function brandProperties(brand: Brand, motifs: Partial<Record<string, string>>): string {
  const { colours, accents, typefaces } = brand;
  const properties = [
    ...Object.entries(colours).map(([name, colour]) => `--${name}: ${toCss(colour)};`),
    ...Object.entries(accents).map(([name, { text }]) => `--${name}: ${toCss(text)};`),
    `--serif: ${familyOf(typefaces.serif)};`,
    `--sans: ${familyOf(typefaces.sans)};`,
    ...MOTIFS.map((name) => `--motif-${name}: ${motifs[name] ? `url("${motifs[name]}")` : NOTHING};`),
  ];
  const grounds = Object.entries(accents).map(
    ([name, { ground }]) =>
      `[data-accent="${name}"] { --accent: var(--${name}); --accent-ground: ${ground}; }`,
  );
  return `@layer tokens {\n:root {\n${properties.join('\n')}\n}\n${grounds.join('\n')}\n}\n`;
}
