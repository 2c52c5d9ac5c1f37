import { isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import type { CollectionBeforeChangeHook, FlattenedField, JSONField } from 'payload';
import { type Handle, readLatest, readMain } from '../publishing/saved-states.ts';
import { type Mark, readMarks, type TranslationMarks } from './translation-marks.ts';
import { sourceLanguage } from './translation-state.ts';
import { segmentsOf, type TranslatedField, translatedFields } from './translation-units.ts';

type Content = Record<string, unknown>;

const setByHook = { create: () => false, update: () => false };

/** Not localized, so that a save in the source language marks the other ones. */
export const translationMarksField: JSONField = {
  name: 'translationMarks',
  type: 'json',
  access: setByHook,
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

/** What the workspace knows of the fields that it saves, by key; null for up to date. */
type GivenMarks = Record<string, Mark | null>;

/** The text of each field in the language of a save, whose values are not by language. */
function textsOf(
  fields: readonly FlattenedField[],
  document: Content,
  language: Language,
): Map<string, string[]> {
  return new Map(
    translatedFields(fields, document, language).map((field) => [field.key, segmentsOf(field, language)]),
  );
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

type Change = { key: string; former: string[]; now: string[] };

/** The source has changed: languages that have a translation of what it was are behind. */
function markBehind(
  marks: TranslationMarks,
  source: Language,
  { changes, before }: { changes: readonly Change[]; before: readonly TranslatedField[] },
): void {
  const fields = new Map(before.map((field) => [field.key, field]));
  for (const { key, former, now } of changes) {
    const field = fields.get(key);
    for (const language of LANGUAGES) {
      if (language === source || !field || former.length === 0) continue;
      if (segmentsOf(field, language).length === 0) continue;
      const { [key]: mark, ...others } = marks[language] ?? {};
      const { former: translated = former, ...rest } = mark ?? {};
      const isUpToDate = rest.isCopy || isSame(translated, now);
      const next = { ...rest, ...(!isUpToDate && { former: translated }) };
      marks[language] = Object.keys(next).length > 0 ? { ...others, [key]: next } : others;
    }
  }
}

/** A translation has changed, so that it is up to date, unless the workspace says otherwise. */
function markTranslated(
  marks: TranslationMarks,
  language: Language,
  { changes, given }: { changes: readonly Change[]; given: GivenMarks },
): void {
  const own = { ...marks[language] };
  for (const { key } of changes) delete own[key];
  for (const [key, mark] of Object.entries(given)) {
    if (mark) own[key] = mark;
    else delete own[key];
  }
  marks[language] = own;
}

/** Without the marks of rows that were deleted. */
const withoutGone = (marks: TranslationMarks, texts: ReadonlyMap<string, unknown>): TranslationMarks =>
  Object.fromEntries(
    Object.entries(marks).map(([language, own]) => [
      language,
      Object.fromEntries(Object.entries(own).filter(([key]) => texts.has(key))),
    ]),
  );

/** As saved last, in all languages. */
const readSaved = async (handle: Handle): Promise<Content> =>
  (handle.collection.versions ? (await readLatest(handle))?.version : await readMain(handle)) ?? {};

/** Records which translations are behind their source. Drafts count: translators work on what was saved last. */
export const recordMarks: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { locale } = req;
  if (operation !== 'update' || !isLanguage(locale)) return data;
  const { flattenedFields: fields } = collection;
  const former = textsOf(fields, originalDoc, locale);
  const texts = textsOf(fields, data, locale);
  const changes = [...texts]
    .map(([key, now]) => ({ key, now, former: former.get(key) ?? [] }))
    .filter((change) => !isSame(change.former, change.now));
  const given = (req.context.translationMarks ?? {}) as GivenMarks;
  const marks = readMarks(originalDoc.translationMarks);
  if (changes.length === 0 && Object.keys(given).length === 0) {
    return { ...data, translationMarks: originalDoc.translationMarks && withoutGone(marks, texts) };
  }
  const before = translatedFields(fields, await readSaved({ collection, id: originalDoc.id, req }));
  if (sourceLanguage(before) === locale) markBehind(marks, locale, { changes, before });
  else markTranslated(marks, locale, { changes, given });
  return { ...data, translationMarks: withoutGone(marks, texts) };
};
