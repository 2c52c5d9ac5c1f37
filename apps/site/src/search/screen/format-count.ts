import type { Language } from '@keelstone/model/language';

/** From here on, languages write groups of digits. */
const GROUPED = 1000;
/** Larger ones are rare. */
const MOST_CACHED = 10_000;

type Format = { format: Intl.NumberFormat; texts: string[] };

const formats: Partial<Record<Language, Format>> = {};

/**
 * A count in the format of the language, with the digits that dates have: `1,234`, `1.234`. Without groups it needs no
 * formatter, whose creation was a quarter of what a slow telephone computes at the first touch of the search screen.
 * Formatters are cached, and so are texts.
 */
export function formatCount(count: number, language: Language): string {
  if (count < GROUPED) return String(count);
  formats[language] ??= { format: new Intl.NumberFormat(language, { numberingSystem: 'latn' }), texts: [] };
  const { format, texts } = formats[language];
  if (count >= MOST_CACHED) return format.format(count);
  texts[count] ??= format.format(count);
  return texts[count];
}
