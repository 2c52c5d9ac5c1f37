import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';

/** The language in which a user reads the admin. */
export const adminLanguageOf = ({ i18n }: { i18n: { language: string } }): Language =>
  isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
