import type { Content } from '@keelstone/editing/content.ts';
import { say } from '@keelstone/languages/say.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import { APIError, Forbidden, type PayloadRequest, type SanitizedCollectionConfig } from 'payload';
import * as v from 'valibot';
import { findOtherHolder, mayEdit } from '../concurrent-edits/edit-locks.ts';
import { recordLastSave } from '../concurrent-edits/last-save.ts';
import { refuseStaleSave } from '../concurrent-edits/refuse-stale-save.ts';
import { EditLockError } from '../concurrent-edits/refused-save.ts';
import { contextWithActor } from '../database/actor-of.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { isSameText } from './align-segments.ts';
import { innerFields, writeInner } from './inner-fields.ts';
import type { TranslatedField } from './read-fields.ts';
import { readTranslation } from './read-translation.ts';
import { isRichText } from './rich-text-parts.ts';
import { TagError } from './tagged-text.ts';
import { type Mark, readMarks, withoutDraft } from './translation-marks.ts';
import { isBlank, segmentsOf } from './translation-units.ts';
import { storedValue } from './workspace.ts';

const MOST_FIELDS = 5000;
const texts = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100_000))), v.maxLength(MOST_FIELDS));
const mark = v.nullable(v.union([v.object({ isCopy: v.literal(true) }), v.object({ former: texts })]));

export const translationSchema = v.object({
  to: v.picklist(LANGUAGES),
  /** The version that the texts are based on. */
  updatedAt: v.string(),
  /** By the keys of the fields, and by segments. */
  texts: v.record(v.string(), texts),
  /** Keys of rich texts that take over the paragraphs of their source. */
  restructured: v.optional(v.array(v.string()), []),
  marks: v.optional(v.record(v.string(), mark), {}),
  /** On the version that the save makes, if the collection has versions. */
  note: v.optional(v.string(), ''),
  publish: v.optional(v.boolean(), false),
});

export type GivenTranslation = v.InferOutput<typeof translationSchema>;

/** Thrown when what was entered for a field cannot be saved. */
class TranslationError extends APIError {
  constructor({ key, labels }: TranslatedField, reason: string) {
    super(`${labels.join(' › ')}. ${reason}`, 400, { key }, true);
    this.name = 'TranslationError';
  }
}

const isEmpty = (field: TranslatedField, language: Language) =>
  segmentsOf(field, language).every((text) => isBlank(field, text));

/** Sets a value deep in a document; the last step is a name. */
function setAt(document: Content, path: readonly (string | number)[], value: unknown): void {
  let place = document as Record<string | number, unknown>;
  for (const [index, step] of path.slice(0, -1).entries()) {
    place[step] ??= typeof path[index + 1] === 'number' ? [] : {};
    place = place[step] as Record<string | number, unknown>;
  }
  const [name] = path.slice(-1);
  if (name !== undefined) place[name] = value;
}

type Translation = Awaited<ReturnType<typeof readTranslation>>;
type Asked = { given: GivenTranslation; fields: readonly TranslatedField[]; source: Language; marks: Marks };
type Marks = Record<string, Mark>;

const isWithin = (field: TranslatedField, text: TranslatedField): boolean =>
  field.inside !== undefined && (field.inside.text.key === text.key || isWithin(field.inside.text, text));

/** What to store for a field with its own texts, and those of the parts inside of it. */
function storedText(field: TranslatedField, asked: Asked): unknown {
  const { given, fields, source, marks } = asked;
  const { [field.key]: texts } = given.texts;
  const { [given.to]: saved, [source]: original } = field.values;
  const isRestructured = given.restructured.includes(field.key);
  let value = saved;
  try {
    if (texts)
      value = storedValue(
        field,
        { texts, isRestructured, mark: marks[field.key] },
        { source, target: given.to },
      );
  } catch (error) {
    if (error instanceof TagError) throw new TranslationError(field, error.message);
    throw error;
  }
  if (value === undefined && texts)
    throw new TranslationError(field, say('Its paragraphs have changed. Load the page again.'));
  const words = fields.flatMap((inner): [TranslatedField, unknown][] => {
    if (inner.inside?.text.key !== field.key) return [];
    const isGiven = fields.some(
      (each) => given.texts[each.key] && (each.key === inner.key || isWithin(each, inner)),
    );
    if (!isGiven) return [];
    const now = storedText(inner, asked) ?? null;
    // What is left empty is no reason to empty what is copied from the source.
    return now !== null || !isEmpty(inner, given.to) ? [[inner, now]] : [];
  });
  return words.length > 0 && isRichText(original) ? writeInner(original, value, new Map(words)) : value;
}

/** Values of fields of the document, and keys of fields inside of them that have become copies of the source. */
function valuesOf(
  given: GivenTranslation,
  { document, fields, source }: Translation,
): { values: [TranslatedField, unknown][]; copied: string[] } {
  const asked = { given, fields, source, marks: readMarks(document.translationMarks)[given.to] ?? {} };
  const copied: string[] = [];
  const values = fields.flatMap((field): [TranslatedField, unknown][] => {
    if (field.inside) return [];
    const own = fields.filter((each) => each === field || isWithin(each, field));
    if (!own.some(({ key }) => given.texts[key])) return [];
    const value = storedText(field, asked);
    const before = new Map(own.map((each) => [each.key, each]));
    for (const inner of innerFields({ ...field, values: { ...field.values, [given.to]: value } }, source)) {
      const former = before.get(inner.key);
      const isNew = !former || isEmpty(former, given.to);
      const isCopy = isSameText(segmentsOf(inner, given.to), segmentsOf(inner, source));
      const isGiven = given.texts[inner.key]?.some((text) => text.trim() !== '');
      if (isNew && isCopy && !isGiven && !inner.isAddress && !isEmpty(inner, source)) copied.push(inner.key);
    }
    return [[field, value]];
  });
  return { values, copied };
}

const asCopies = (keys: readonly string[]): Marks =>
  Object.fromEntries(keys.map((key) => [key, { isCopy: true }]));

type Saved = { given: GivenTranslation; translation: Translation };
type Edited = { collection: SanitizedCollectionConfig; id: number };

const marksIn = ({ given, translation }: Saved): Marks =>
  readMarks(translation.document.translationMarks)[given.to] ?? {};

/**
 * Keeps texts beside a document without drafts, each save of which shows at once. What the document lacks in this
 * language is not asked for yet.
 */
async function keepDraft(req: PayloadRequest, edited: Edited, saved: Saved): Promise<void> {
  if (!(await mayEdit(req, edited))) throw new Forbidden(req.t);
  const { given, translation } = saved;
  const { values, copied } = valuesOf(given, translation);
  const marks = marksIn(saved);
  for (const [{ key }, draft] of values) marks[key] = { ...marks[key], draft };
  for (const key of new Set([...Object.keys(given.texts), ...Object.keys(given.marks)])) {
    const { draft } = marks[key] ?? {};
    marks[key] = { ...(draft !== undefined && { draft }), ...given.marks[key] };
  }
  Object.assign(marks, asCopies(copied));
  const all = { ...readMarks(translation.document.translationMarks), [given.to]: marks };
  await req.payload.db.updateOne({
    collection: edited.collection.slug,
    id: edited.id,
    data: { translationMarks: all },
    req,
    returning: false,
  });
  await recordLastSave(req, edited);
}

/** The drafts that a publication stores in their fields, unless it has other texts for them. */
function takeDrafts(saved: Saved): {
  values: [TranslatedField, unknown][];
  marks: Record<string, Mark | null>;
} {
  const { given, translation } = saved;
  const isThere = (key: string) => translation.fields.some((field) => field.key === key);
  const drafts = Object.entries(marksIn(saved)).filter(([key, mark]) => 'draft' in mark && isThere(key));
  const left = new Map(drafts.filter(([key]) => !given.texts[key]));
  return {
    values: translation.fields.flatMap((field): [TranslatedField, unknown][] =>
      left.has(field.key) ? [[field, field.values[given.to]]] : [],
    ),
    marks: Object.fromEntries([
      // Storing a text is no translation of the parts inside of it.
      ...translation.fields.flatMap(({ key, inside }) => {
        const { [key]: mark } = marksIn(saved);
        return inside && mark && !given.texts[key] ? [[key, mark] as const] : [];
      }),
      ...drafts.map(([key, mark]) => [key, left.has(key) ? withoutDraft(mark) : null] as const),
    ]),
  };
}

/** Saves texts of one language, as the user who asks: a draft, or published in this language. */
export async function saveTranslation(
  requester: PayloadRequest,
  { collection, id }: Edited,
  given: GivenTranslation,
): Promise<void> {
  const { payload, user, headers } = requester;
  // A refusal of a field names this language.
  requester.locale = given.to;
  await inTransaction(payload, async (req) => {
    Object.assign(req, { user, headers, locale: given.to, context: contextWithActor(requester) });
    const holder = await findOtherHolder(req, { collection, id });
    if (holder) throw new EditLockError(holder.name);
    await refuseStaleSave(req, { collection, id }, { updatedAt: given.updatedAt });
    const saved = { given, translation: await readTranslation(req, { collection, id }) };
    const hasDrafts = Boolean(collection.versions);
    if (!hasDrafts && !given.publish) return keepDraft(req, { collection, id }, saved);
    const drafts = takeDrafts(saved);
    const { values: written, copied } = valuesOf(given, saved.translation);
    req.context.translationMarks = { ...drafts.marks, ...asCopies(copied), ...given.marks };
    const values = [...drafts.values, ...written];
    const options = {
      req,
      user,
      overrideAccess: false,
      collection: collection.slug,
      id,
      depth: 0,
      locale: given.to,
      fallbackLocale: false,
    } as const;
    const document = (await payload.findByID({ ...options, draft: true })) as unknown as Content;
    for (const [{ path }, value] of values) setAt(document, path, value);
    const names = new Set(values.map(([{ path }]) => String(path[0])));
    const data = Object.fromEntries([...names].map((name) => [name, document[name]]));
    const status = hasDrafts && given.publish && { _status: 'published' };
    const note = hasDrafts && { saveNote: given.note };
    await payload.update({
      ...options,
      draft: hasDrafts && !given.publish,
      data: { ...data, ...status, ...note } as never,
    });
  });
}

/** The language of a query, if it is one to translate into. */
export const targetOf = (value: unknown, source: Language): Language =>
  LANGUAGES.find((language) => language === value && language !== source) ??
  LANGUAGES.find((language) => language !== source) ??
  source;
