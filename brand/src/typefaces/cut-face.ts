// Files that import this one need these types, too, because the package has none.
/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Face } from '../brand-schema.ts';
import { FIRST_CHARACTERS } from './characters.ts';
import { resolveIn } from './read-outline-fonts.ts';

/** OpenType features for good typesetting and tabular figures; fractions and small figures are not used. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
/** Copyright and licence URL, which the Open Font License requires in every copy. */
const NAMES = [0, 14];

/** The two files of a typeface: the characters that nearly every page needs, and the rest of its Latin file. */
export type CutFont = { name: string; characters: string; file: Buffer };

/** Not a character: marks the end of a font's character table. */
const END_OF_TABLE = 0xffff;

/** Every character for which a font has a glyph. */
export const readCharacters = ({ characterSet }: Font): string[] =>
  characterSet.filter((code) => code !== END_OF_TABLE).map((code) => String.fromCodePoint(code));

/** The base name of a face's files: `brygada-1918-italic`. */
export const faceName = (family: string, { style }: Face): string =>
  family.toLowerCase().replaceAll(' ', '-') + (style === 'italic' ? '-italic' : '');

/**
 * Subsets a face into the file that every page loads and the one that few pages do.
 *
 * @param folder of the brand
 * @throws Error if the package of the typeface is not installed
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
