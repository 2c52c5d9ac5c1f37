import { renumber, tokensOf } from '../tagged-text.ts';
import type { XliffSegment } from './read-xliff.ts';

/** What a file says of a segment as it was exported. */
export type Exported = {
  /** The fingerprint of its target. */
  target: string;
  /** What the numbers of its tags stand for. Files from tools that leave this out have none. */
  codes: readonly string[];
};

export function readExported(text: string): Exported {
  const [target = '', ...codes] = text.split(',');
  return { target, codes };
}

/** A segment of the page, with its translation. */
export type SegmentNow = { source: string; here: string; codes: readonly string[] };

/** The numbers that codes have among others. Of equal ones, the first is the first. */
function numbersIn(others: readonly string[], codes: readonly string[]): Map<number, number> {
  const left = Map.groupBy([...others.keys()].reverse(), (index) => others[index]);
  return new Map(
    codes.flatMap((code, index) => {
      const other = left.get(code)?.pop();
      return other === undefined ? [] : [[index + 1, other + 1] as const];
    }),
  );
}

const tagOf = (number: number, isPair: boolean) => `${number}${isPair ? '' : '/'}`;
const tagsIn = (text: string): string[] =>
  [...tokensOf(text)].flatMap((token) =>
    'number' in token ? [tagOf(token.number, token.kind !== 'single')] : [],
  );

/**
 * A target of a file with the numbers that its links, formats and footnotes have in the page now. Those that cannot be
 * found there are left out, because their numbers may stand for others by now. Their words stay.
 *
 * @param segment of the file
 */
export function numberedAsNow(
  target: string,
  segment: XliffSegment,
  { exported, now }: { exported: Exported | undefined; now: SegmentNow },
): string {
  const codes = exported?.codes ?? [];
  // Where the file does not say what only the translation has, this is all that can be known of it.
  const known = codes.length > 0 ? now.source : `${now.source}${now.here}`;
  // The same words have the same numbers, also if a link among them leads elsewhere by now.
  const same = new Set(segment.source === now.source ? tagsIn(known) : []);
  const numbers = numbersIn(now.codes, codes);
  return renumber(target, (number, isPair) =>
    same.has(tagOf(number, isPair)) ? number : numbers.get(number),
  );
}

/** The translation of the page with the numbers that a file was exported with. */
export function numberedAsThen({ codes }: Exported, now: SegmentNow): string {
  if (codes.length === 0) return now.here;
  const numbers = numbersIn(codes, now.codes);
  // No text was exported with a zero.
  return renumber(now.here, (number) => numbers.get(number) ?? 0);
}

export const hasFewerTags = (text: string, other: string): boolean =>
  tagsIn(text).length < tagsIn(other).length;
