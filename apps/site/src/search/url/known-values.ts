import type { FacetName } from '@keelstone/content/settings/site-settings.model.ts';

/** The values each facet has, as the index knows them. What is not among them cannot be selected. */
export type KnownValues = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/** Most parts of a list that are looked at; nobody selects so many, and each costs a comparison. */
const PART_LIMIT = 200;

/** A value as the path shows it (S-1): spaces become hyphens. */
export function hyphenate(value: string): string {
  return value.replaceAll(' ', '-');
}

function foldHyphenated(value: string): string {
  return hyphenate(value.normalize('NFC')).toLowerCase();
}

/** The known value whose hyphenated form is `text`, ignoring case (S-1). The first one wins. */
export function matchHyphenated(known: readonly string[], text: string): string | undefined {
  const wanted = foldHyphenated(text);
  return known.find((value) => foldHyphenated(value) === wanted);
}

/** The known value that `text` means: exactly, or else by its hyphenated form. */
export function matchValue(known: readonly string[], text: string): string | undefined {
  return known.includes(text) ? text : matchHyphenated(known, text);
}

/**
 * True when `value` can stand in the path and be found again by it. A term that shares its hyphenated form with an
 * earlier one cannot, nor can one a browser would take for `.` or `..`; such values go into the query.
 */
export function fitsPath(known: readonly string[], value: string): boolean {
  return !/^\.{0,2}$/.test(value) && matchHyphenated(known, hyphenate(value)) === value;
}

/** A piece of a list between two commas, and whether the comma behind it is one of the list itself (or its end). */
type Piece = { text: string; endsPart: boolean };

/** Splits a raw list on its literal commas, decodes each part, and splits that again on the commas it then holds. */
function splitPieces(rawList: string, decode: (text: string) => string): Piece[] {
  const pieces = rawList.split(',', PART_LIMIT).flatMap((part) => {
    const texts = decode(part).split(',');
    return texts.map((text, place) => ({ text, endsPart: place === texts.length - 1 }));
  });
  return pieces.slice(0, PART_LIMIT);
}

/**
 * The known values that a raw, still encoded list from a query string names. A comma separates, encoded or not, unless a
 * known value holds it. A name's own comma is `%2C`, so that what stands between literal commas is tried first, as it is;
 * then together with the parts that follow, for proxies that decode `%2C`; then in pieces, the longest first, for
 * programs that encode every comma.
 *
 * @param decode how one part is decoded
 * @returns known values without repetition; parts that name none are dropped
 */
export function matchList(
  known: readonly string[],
  rawList: string,
  decode: (text: string) => string,
): string[] {
  const pieces = splitPieces(rawList, decode);
  const longest = 1 + Math.max(0, ...known.map((value) => value.split(',').length - 1));
  const matched: string[] = [];
  for (let start = 0; start < pieces.length; ) {
    const { value, length } = matchJoined(known, pieces.slice(start, start + longest));
    if (value !== undefined) matched.push(value);
    start += length;
  }
  return [...new Set(matched)];
}

/** The known value that the first of some pieces begin with, and how many of them it takes. */
function matchJoined(known: readonly string[], pieces: readonly Piece[]) {
  const lengths = pieces.map((_piece, place) => place + 1);
  const endsPart = (length: number) => pieces[length - 1]?.endsPart;
  const inTurn = [...lengths.filter(endsPart), ...lengths.filter((length) => !endsPart(length)).reverse()];
  for (const length of inTurn) {
    const text = pieces
      .slice(0, length)
      .map((piece) => piece.text)
      .join(',');
    const value = matchValue(known, text);
    if (value !== undefined) return { value, length };
  }
  return { value: undefined, length: 1 };
}
