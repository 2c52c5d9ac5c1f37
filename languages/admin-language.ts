import type { Language as PayloadLanguage } from '@payloadcms/translations';
import type { fields } from './en/admin/fields.ts';
import type { payloadTexts } from './en/admin/payload.ts';
import type { texts } from './en/admin/texts.ts';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** Any of these texts. */
type Some<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Some<T[K]> };

/** For each English text its translation. */
type Translated<Groups extends Record<string, readonly string[]>> = {
  readonly [Group in keyof Groups]: Readonly<Record<Groups[Group][number], string>>;
};

/** What a language says in the admin. English is what stands in the sources, so that only others translate it. */
export type AdminLanguage = {
  /** Payload's own texts in this language. */
  payload: PayloadLanguage;
  /** What is said instead of some of them: in each language what English says otherwise, and what is wrong in its own. */
  payloadTexts: Shape<typeof payloadTexts> & Some<PayloadLanguage['translations']>;
  /** Labels and help texts of collections, sections and fields. */
  fields: Translated<typeof fields>;
  /** What views, messages and refusals say. */
  texts: Translated<typeof texts>;
};
