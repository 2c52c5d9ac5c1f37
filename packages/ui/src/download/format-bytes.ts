import type { Language } from '@keelstone/model';

/** A size in kB or MB (powers of 1000), with the decimal separator of the language. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return `${number} ${isLarge ? 'MB' : 'kB'}`;
}
