import type { Content } from '@keelstone/editing/content.ts';
import { isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, JSONField } from 'payload';
import { notByRequests } from '../access/collection-access.ts';
import { savedBefore } from '../publishing/keep-unpublished.ts';
import { type Handle, readLatest, readMain } from '../publishing/saved-states.ts';
import { isSameText } from './align-segments.ts';
import type { TranslatedField } from './read-fields.ts';
import { type Mark, readMarks, type TranslationMarks } from './translation-marks.ts';
import { segmentsOf, sourceLanguage, translatedFields, withInnerFields } from './translation-units.ts';

/** Not localized, so that a save in the source language marks the other ones. */
export const translationMarksField: JSONField = {
  name: 'translationMarks',
  type: 'json',
  access: notByRequests,
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

/** What the workspace knows of the fields that it saves, by key; null for up to date. */
type GivenMarks = Record<string, Mark | null>;

type Change = { key: string; former: string[]; now: string[] };

/** The text of each field in a language. */
const textsOf = (fields: readonly TranslatedField[], language: Language): Map<string, string[]> =>
  new Map(fields.map((field) => [field.key, segmentsOf(field, language)]));

/** What changes from some texts to others. */
function changesOf(former: ReadonlyMap<string, string[]>, texts: ReadonlyMap<string, string[]>): Change[] {
  return [...texts]
    .map(([key, now]) => ({ key, now, former: former.get(key) ?? [] }))
    .filter((change) => !isSameText(change.former, change.now));
}

/** The source has changed: languages that have a translation of what it was are behind. */
function markBehind(
  marks: TranslationMarks,
  source: Language,
  { changes, after }: { changes: readonly Change[]; after: readonly TranslatedField[] },
): void {
  const fields = new Map(after.map((field) => [field.key, field]));
  for (const { key, former, now } of changes) {
    const field = fields.get(key);
    for (const language of LANGUAGES) {
      if (language === source || !field) continue;
      // A part inside of a text may be new, while the translation has one already that would stand for it.
      if (former.length === 0 && !field.inside) continue;
      if (segmentsOf(field, language).length === 0) continue;
      const { [key]: mark, ...others } = marks[language] ?? {};
      const { former: translated = former, ...rest } = mark ?? {};
      const isUpToDate = rest.isCopy || isSameText(translated, now);
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

/**
 * Without the marks of rows that were deleted, but with drafts: there is no other place for them, and a row may come back.
 * Not with formatted ones: what they link to could not be deleted, and no form would show where it is used.
 */
const withoutGone = (marks: TranslationMarks, isThere: (key: string) => boolean): TranslationMarks =>
  Object.fromEntries(
    Object.entries(marks).map(([language, own]) => [
      language,
      Object.fromEntries(
        Object.entries(own).filter(([key, mark]) => isThere(key) || typeof mark.draft === 'string'),
      ),
    ]),
  );

/** The fields of a save in one language, with what the other languages have. */
function inAll(
  fields: readonly TranslatedField[],
  { saved, source }: { saved: readonly TranslatedField[]; source: Language },
): TranslatedField[] {
  const known = new Map(saved.map(({ key, values }) => [key, values]));
  const outer = fields.filter(({ inside }) => !inside);
  return withInnerFields(
    outer.map((field) => ({ ...field, values: { ...known.get(field.key), ...field.values } })),
    source,
  );
}

/** As saved last, in all languages. */
const readSaved = async (handle: Handle): Promise<Content> =>
  savedBefore(handle) ??
  (handle.collection.versions ? (await readLatest(handle))?.version : await readMain(handle)) ??
  {};

/** What is copied, and in which languages; all, if none are named. */
type Copied = { id: number | string; languages?: readonly string[] };

/** Payload tells only hooks of this kind that a document is made as a copy. */
export const noteCopied: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create') return;
  const { duplicateFromID: id, selectedLocales: languages } = args as {
    duplicateFromID?: number | string;
    selectedLocales?: string[];
  };
  req.context.copied = id === undefined ? undefined : { id, ...(languages?.length && { languages }) };
};

/**
 * The marks of a document for its copy, with what waits in them for being published. Rows have other ids in a copy, but
 * the same places.
 */
async function marksOfCopy({ id, languages }: Copied, copy: Content, handle: Omit<Handle, 'id'>) {
  const { collection, req } = handle;
  const document = await readSaved({ ...handle, id });
  const outer = (fields: readonly TranslatedField[]) => fields.filter(({ inside }) => !inside);
  const keys = new Map(
    outer(translatedFields(collection.flattenedFields, copy, String(req.locale))).map(({ key, path }) => [
      path.join('.'),
      key,
    ]),
  );
  const places = outer(translatedFields(collection.flattenedFields, document));
  const keyInCopy = (key: string) => {
    // Parts inside of a text are known by ids that stay the same.
    const field = places.find((each) => key === each.key || key.startsWith(`${each.key}.`));
    const own = field && keys.get(field.path.join('.'));
    return own === undefined ? [] : [own + key.slice(field?.key.length)];
  };
  return Object.fromEntries(
    Object.entries(readMarks(document.translationMarks))
      .filter(([language]) => languages?.includes(language) ?? true)
      .map(([language, marks]) => [
        language,
        Object.fromEntries(
          Object.entries(marks).flatMap(([key, mark]) => keyInCopy(key).map((own) => [own, mark])),
        ),
      ]),
  );
}

/** Records which translations are behind their source. Drafts count: translators work on what was saved last. */
export const recordMarks: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { locale } = req;
  if (!isLanguage(locale)) return data;
  const copied = req.context.copied as Copied | undefined;
  if (operation === 'create' && copied) {
    const copy = { ...originalDoc, ...data };
    return { ...data, translationMarks: await marksOfCopy(copied, copy, { collection, req }) };
  }
  if (operation !== 'update') return data;
  const { flattenedFields: fields } = collection;
  const own = {
    before: translatedFields(fields, originalDoc, locale),
    after: translatedFields(fields, data, locale),
  };
  const given = (req.context.translationMarks ?? {}) as GivenMarks;
  const marks = readMarks(originalDoc.translationMarks);
  const texts = textsOf(own.after, locale);
  if (changesOf(textsOf(own.before, locale), texts).length === 0 && Object.keys(given).length === 0) {
    // Parts inside of texts are known by the ids that they have in the source.
    const isThere = (key: string) =>
      texts.has(key) || own.after.some((field) => field.kind === 'rich' && key.startsWith(`${field.key}.`));
    return { ...data, translationMarks: originalDoc.translationMarks && withoutGone(marks, isThere) };
  }
  const saved = translatedFields(fields, await readSaved({ collection, id: originalDoc.id, req }));
  const source = sourceLanguage(saved);
  const after = inAll(own.after, { saved, source });
  const before = textsOf(inAll(own.before, { saved, source }), locale);
  const changes = changesOf(before, textsOf(after, locale));
  if (source === locale) markBehind(marks, locale, { changes, after });
  else markTranslated(marks, locale, { changes, given });
  const keys = new Set(after.map(({ key }) => key));
  return { ...data, translationMarks: withoutGone(marks, (key) => keys.has(key)) };
};
