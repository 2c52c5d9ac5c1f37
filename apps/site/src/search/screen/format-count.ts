import type { Language } from '@keelstone/model/language';

const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** A count as the language writes it: `1,234`, `1.234`. Formats are kept, because making one is slow. */
export function formatCount(count: number, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(language);
  return formats[language].format(count);
}
