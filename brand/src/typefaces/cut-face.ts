// Whoever reads this file needs its types, too: the package comes without.
/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Face } from '../brand-schema.ts';
import { FIRST_CHARACTERS } from './characters.ts';
import { resolveIn } from './read-outline-fonts.ts';

/** What sets text well, and figures of one width; fractions and small figures are used nowhere. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
/** Copyright and the licence's address: the Open Font License wants them in every copy. */
const NAMES = [0, 14];

/** Two files of a typeface: what nearly every page needs, and the rest of what its Latin file holds. */
export type CutFont = { name: string; characters: string; file: Buffer };

/** No character: with it the table of a font's characters ends. */
const END_OF_TABLE = 0xffff;

/** Every character that a font file has a shape for. */
export const readCharacters = ({ characterSet }: Font): string[] =>
  characterSet.filter((code) => code !== END_OF_TABLE).map((code) => String.fromCodePoint(code));

/** What the files of a face are called: `brygada-1918-italic`. */
export const faceName = (family: string, { style }: Face): string =>
  family.toLowerCase().replaceAll(' ', '-') + (style === 'italic' ? '-italic' : '');

/**
 * Cuts a face into the file that every page loads and the one that few do.
 *
 * @param folder of the brand
 * @throws Error when the package of the typeface is not installed
 */
export async function cutFace(folder: string, family: string, face: Face): Promise<CutFont[]> {
  const whole = readFileSync(resolveIn(folder, face.file));
  const has = readCharacters(create(whole) as Font);
  const parts = {
    first: has.filter((character) => FIRST_CHARACTERS.has(character)),
    rest: has.filter((character) => !FIRST_CHARACTERS.has(character)),
  };
  const [min, max = min] = face.weights;
  return Promise.all(
    Object.entries(parts).map(async ([part, characters]) => ({
      name: `${faceName(family, face)}-${part}`,
      characters: characters.join(''),
      file: await subsetFont(whole, characters.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: min === max ? min : { min, max } },
        keepFeatures: FEATURES,
        preserveNameIds: NAMES,
      }),
    })),
  );
}
