import type { Language } from '@keelstone/model/language';

const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** A count in the format of the language: `1,234`, `1.234`. Formatters are cached, because creating one is slow. */
export function formatCount(count: number, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(language);
  return formats[language].format(count);
}
