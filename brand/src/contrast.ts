import { type Brand, type ColourName, inScheme, type Scheme } from './brand-schema.ts';

/**
 * WCAG 2.2, 1.4.3 and 1.4.11: minimum contrast of text, and of other essential graphics, such as borders of
 * fields.
 */
const TEXT = 4.5;
const SHAPE = 3;

const GROUNDS = ['paper', 'paper-raised', 'paper-sunk'] as const satisfies ColourName[];

type Pair = { text: string; ground: string; least: number };

const pairs = (texts: readonly string[], grounds: readonly string[], least: number): Pair[] =>
  texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least })));

/** Every combination of colours in the design, by the names of custom properties; verified by `contrast.test.ts`. */
export const pairsOf = ({ accents }: Brand): Pair[] => [
  ...pairs(['ink', 'ink-soft', 'ink-faint', 'signal', ...Object.keys(accents)], GROUNDS, TEXT),
  ...pairs(['line-strong', 'focus', 'signal-fill'], GROUNDS, SHAPE),
  ...pairs(['paper'], ['ink', 'signal', ...Object.keys(accents)], TEXT),
  ...pairs(['ink', 'ink-soft'], ['stratum-2', 'stratum-3'], TEXT),
  ...pairs(['on-signal'], ['signal-fill'], TEXT),
  ...pairs(['band-ink', 'band-soft'], ['band'], TEXT),
  ...pairs(['band-focus', 'signal-fill'], ['band'], SHAPE),
  ...pairs(
    ['on-accent-ground'],
    Object.keys(accents).map((name) => `${name}-ground`),
    TEXT,
  ),
  ...pairs(['pictures-ink', 'pictures-ink-soft'], ['pictures-paper'], TEXT),
];

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two colours: `share` (0 to 1) is the weight of the second, like `color-mix(in srgb, …)`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((eight) => {
    const channel = eight / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Every colour of a brand in a scheme, by the names used in `pairsOf`. */
function colourTable({ colours, accents, pictures }: Brand, scheme: Scheme): Record<string, string> {
  const of = (name: ColourName) => inScheme(colours[name], scheme);
  return {
    ...Object.fromEntries(Object.keys(colours).map((name) => [name, of(name as ColourName)])),
    ...Object.fromEntries(
      Object.entries(accents).flatMap(([name, { text, ground }]) => [
        [name, inScheme(text, scheme)],
        [`${name}-ground`, ground],
      ]),
    ),
    // The two middle layers of a platform's diagram.
    'stratum-2': mix(of('paper-raised'), of('contour'), 0.22),
    'stratum-3': mix(of('paper-raised'), of('contour'), 0.52),
    'pictures-paper': pictures.paper,
    'pictures-ink': pictures.ink,
    'pictures-ink-soft': inScheme(colours['ink-soft'], 'light'),
  };
}

/** The pairs with insufficient contrast, one sentence each; empty for a valid brand. */
export function contrastProblems(brand: Brand): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const table = colourTable(brand, scheme);
    return pairsOf(brand).flatMap(({ text, ground, least }) => {
      const ratio = contrast(table[text] ?? '#000000', table[ground] ?? '#000000');
      if (ratio >= least) return [];
      return [
        `${text} (${table[text]}) on ${ground} (${table[ground]}), ${scheme}: ${ratio.toFixed(2)}, ${least} needed`,
      ];
    });
  });
}
