import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { FIRST_CHARACTERS } from './characters.ts';

/** A typeface as its makers deliver it, and what of it the site's styles use. */
export type Cut = {
  /** What its files are called. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  source: string;
  /** One weight makes a smaller file than a range of them. */
  weights: number | { min: number; max: number };
};

export const CUTS: readonly Cut[] = [
  {
    name: 'brygada-1918',
    family: 'Brygada 1918 Variable',
    style: 'normal',
    source: '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    name: 'brygada-1918-italic',
    family: 'Brygada 1918 Variable',
    style: 'italic',
    source: '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2',
    // Single words, as a rule: browsers make the bold ones themselves.
    weights: 400,
  },
  {
    name: 'hanken-grotesk',
    family: 'Hanken Grotesk Variable',
    style: 'normal',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** What sets text well, and figures of one width; fractions and small figures are used nowhere. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
/** Copyright and the licence's address: the Open Font License wants them in every copy. */
const NAMES = [0, 14];

/** Two files of a typeface: what nearly every page needs, and the rest of what its Latin file holds. */
export type CutFont = { name: string; characters: string; file: Buffer };

const require = createRequire(import.meta.url);

/** No character: with it the table of a font's characters ends. */
const END_OF_TABLE = 0xffff;

/** Every character that a font file has a shape for. */
export const readCharacters = ({ characterSet }: Font): string[] =>
  characterSet.filter((code) => code !== END_OF_TABLE).map((code) => String.fromCodePoint(code));

/**
 * Cuts a typeface into the file that every page loads and the one that few do.
 *
 * @throws Error when the package of the typeface is not installed
 */
export async function cutFont({ name, source, weights }: Cut): Promise<CutFont[]> {
  const whole = readFileSync(require.resolve(source));
  const has = readCharacters(create(whole) as Font);
  const parts = {
    first: has.filter((character) => FIRST_CHARACTERS.has(character)),
    rest: has.filter((character) => !FIRST_CHARACTERS.has(character)),
  };
  return Promise.all(
    Object.entries(parts).map(async ([part, characters]) => ({
      name: `${name}-${part}`,
      characters: characters.join(''),
      file: await subsetFont(whole, characters.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: FEATURES,
        preserveNameIds: NAMES,
      }),
    })),
  );
}
