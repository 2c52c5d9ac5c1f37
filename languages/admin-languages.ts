import type { AdminLanguage } from './admin-language.ts';
import { admin as de } from './de/admin/admin.ts';
import { admin as en } from './en/admin/admin.ts';
import { admin as fr } from './fr/admin/admin.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** What the admin says in each language. Not part of a language itself, because the website has no use for it. */
export const adminLanguages: Readonly<Record<Language, AdminLanguage>> = {
  en,
  de,
  fr,
};

type Texts = Readonly<Record<string, string>>;

const byLanguage = (textsOf: (language: AdminLanguage) => Texts): Readonly<Record<Language, Texts>> =>
  Object.fromEntries(LANGUAGES.map((code) => [code, textsOf(adminLanguages[code])])) as Record<
    Language,
    Texts
  >;

/** What `say` says in each language, by the English text. */
export const saidTexts = byLanguage(({ texts }) => Object.assign({}, ...Object.values(texts)));

/** The same, and labels and help texts of fields. */
export const allTexts = byLanguage(({ fields, texts }) =>
  Object.assign({}, ...Object.values(fields), ...Object.values(texts)),
);
