import type { FacetName } from '@keelstone/content/facets.model.ts';

/** The values that each facet has in the index. Other values cannot be selected. */
export type KnownValues = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/**
 * The maximum number of parts of a list that are considered: nobody selects that many, and each costs a
 * comparison.
 */
const PART_LIMIT = 200;

/** A value in the notation of the path (S-1): spaces become hyphens. */
export function hyphenate(value: string): string {
  return value.replaceAll(' ', '-');
}

function foldHyphenated(value: string): string {
  return hyphenate(value.normalize('NFC')).toLowerCase();
}

/** The known value whose hyphenated form is `text`, ignoring case (S-1). If there are several, the first one. */
export function matchHyphenated(known: readonly string[], text: string): string | undefined {
  const wanted = foldHyphenated(text);
  return known.find((value) => foldHyphenated(value) === wanted);
}

/** The known value that `text` denotes: exactly, or by its hyphenated form. */
export function matchValue(known: readonly string[], text: string): string | undefined {
  return known.includes(text) ? text : matchHyphenated(known, text);
}

/**
 * True if `value` can be part of the path and be recognised there. This excludes terms with the same hyphenated
 * form as an earlier one, and those that browsers would interpret as `.` or `..`; such values are put into the
 * query.
 */
export function fitsPath(known: readonly string[], value: string): boolean {
  return !/^\.{0,2}$/.test(value) && matchHyphenated(known, hyphenate(value)) === value;
}

/**
 * A piece of a list between two commas, and whether the comma after it is a literal separator (or the end of the
 * list).
 */
type Piece = { text: string; endsPart: boolean };

/**
 * Splits a raw list at its literal commas, decodes each part, and splits that again at the commas it then
 * contains.
 */
function splitPieces(rawList: string, decode: (text: string) => string): Piece[] {
  const pieces = rawList.split(',', PART_LIMIT).flatMap((part) => {
    const texts = decode(part).split(',');
    return texts.map((text, place) => ({ text, endsPart: place === texts.length - 1 }));
  });
  return pieces.slice(0, PART_LIMIT);
}

/**
 * The known values in a raw, still encoded list from a query string. Commas are separators, encoded or not,
 * unless they belong to a known value. A comma in a name is encoded as `%2C`, so the text between literal commas
 * is first tried as it is; then joined with the parts that follow, for proxies that decode `%2C`; then in
 * pieces, longest first, for programs that encode every comma.
 *
 * @param decode decodes one part
 * @returns known values without repetition; unknown parts are dropped
 */
export function matchList(
  known: readonly string[],
  rawList: string,
  decode: (text: string) => string,
): string[] {
  // Most searches have no filters, and no value is empty.
  if (rawList === '') return [];
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

/** The known value at the beginning of the pieces, and how many pieces it consists of. */
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
