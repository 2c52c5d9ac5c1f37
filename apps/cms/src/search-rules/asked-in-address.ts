import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import type { PayloadRequest } from 'payload';

/** The keyword that the address of an empty form names: the statistics lead there with one (S-26). */
export function askedKeyword(req: PayloadRequest): string | undefined {
  const { keyword } = req.query ?? {};
  return typeof keyword === 'string' && keyword !== '' ? keyword.slice(0, 100) : undefined;
}

/** The language that the address of an empty form names, or the default one. */
export function askedLanguage(req: PayloadRequest): Language {
  const { language } = req.query ?? {};
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
