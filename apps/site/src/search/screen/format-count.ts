import type { Language } from '@keelstone/model/language';

/** Larger ones are rare. */
const MOST_CACHED = 10_000;

type Format = { format: Intl.NumberFormat; texts: string[] };

const formats: Partial<Record<Language, Format>> = {};

/**
 * A count in the format of the language: `1,234`, `1.234`. Formatters are cached, because creating one is slow, and so are
 * texts: a page of results has dozens of counts.
 */
export function formatCount(count: number, language: Language): string {
  formats[language] ??= { format: new Intl.NumberFormat(language), texts: [] };
  const { format, texts } = formats[language];
  if (!(count >= 0 && count < MOST_CACHED)) return format.format(count);
  texts[count] ??= format.format(count);
  return texts[count];
}
