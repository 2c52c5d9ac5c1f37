import type { FacetName } from '@keelstone/model/site-settings';

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

/**
 * The known values that a raw, still encoded list from a query string names. The list is split on literal commas, then
 * each part is decoded, because a name's own comma is `%2C`. A proxy may have decoded that: a part that matches nothing
 * is tried joined with the parts that follow it.
 *
 * @param decode how one part is decoded
 * @returns known values without repetition; parts that name none are dropped
 */
export function matchList(
  known: readonly string[],
  rawList: string,
  decode: (text: string) => string,
): string[] {
  const parts = rawList.split(',', PART_LIMIT).map(decode);
  const longest = 1 + Math.max(0, ...known.map((value) => value.split(',').length - 1));
  const matched: string[] = [];
  for (let start = 0; start < parts.length; ) {
    const { value, length } = matchJoined(known, parts, start, longest);
    if (value !== undefined) matched.push(value);
    start += length;
  }
  return [...new Set(matched)];
}

function matchJoined(known: readonly string[], parts: readonly string[], start: number, longest: number) {
  for (let length = 1; length <= longest && start + length <= parts.length; length++) {
    const value = matchValue(known, parts.slice(start, start + length).join(','));
    if (value !== undefined) return { value, length };
  }
  return { value: undefined, length: 1 };
}
