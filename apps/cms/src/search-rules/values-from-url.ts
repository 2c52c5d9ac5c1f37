import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import type { PayloadRequest } from 'payload';

/** The keyword in the URL of a new form, which the statistics link to (S-26). */
export function keywordFromUrl(req: PayloadRequest): string | undefined {
  const { keyword } = req.query ?? {};
  return typeof keyword === 'string' && keyword !== '' ? keyword.slice(0, 100) : undefined;
}

/** The language in the URL of a new form, or the default one. */
export function languageFromUrl(req: PayloadRequest): Language {
  const { language } = req.query ?? {};
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
