import type { Content } from '@keelstone/editing/content.ts';
import { readerLanguage, say } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import { type CollectionSlug, type GlobalSlug, type PayloadRequest, ValidationError } from 'payload';
import { type AnyField, describeField } from '../../admin/refusals/describe-field.ts';
import { sayInOtherLanguage } from '../../admin/refusals/other-language.ts';
import { languageLabel } from '../../admin/refusals/refused-fields.ts';
import type { DraftedSlug } from '../../database/drafted-collections.ts';
import { withTransactionOf } from '../../database/transaction.ts';
import { leavesDependents } from '../bulk-loading.ts';
import type { PayloadDocumentReader } from '../document-reader.ts';
import { placeInForm } from '../place-in-form.ts';
import { publicationOf } from '../publication.ts';
import { findMissing, type Missing } from './missing-references.ts';
import { referencesIn, replaceInFields } from './replace-references.ts';

type Step = { key: string | number; value: unknown };

/** The way to each value that differs between two forms of a document. */
function waysToDifferences(before: unknown, after: unknown, way: readonly Step[] = []): (readonly Step[])[] {
  if (typeof before !== 'object' || before === null) return before === after ? [] : [way];
  const others = Object(after) as Record<string, unknown>;
  return Object.entries(before).flatMap(([key, value]) =>
    waysToDifferences(value, others[key], [
      ...way,
      { key: Array.isArray(before) ? Number(key) : key, value },
    ]),
  );
}

type Place = { path: string; label: string; isLocalized: boolean };

/** The fields of a form that refer to a document. */
function placesOf({ collection, id }: Missing, fields: readonly AnyField[], document: Content): Place[] {
  const isIt = (slug: string, other: number) => slug === collection && other === id;
  // No document has a negative number, so that only this reference differs.
  const marked = replaceInFields(fields as never, document, (slug, other) =>
    isIt(slug, other) ? -other : other,
  );
  return waysToDifferences(document, marked).map((way) => {
    const { path, kinds } = placeInForm({ path: way }, { fields, document });
    const { labels, isLocalized } = describeField(fields, path, (row) => kinds.get(row));
    return { path, label: labels.join(', '), isLocalized };
  });
}

type State = { language: Language; document: Content };

/** What visitors would see, in each language; that of the form first. */
async function readStates(
  { slug, id }: { slug: DraftedSlug; id: number },
  { req, documents }: { req: PayloadRequest; documents: PayloadDocumentReader },
): Promise<State[]> {
  const states: State[] = [];
  for (const language of LANGUAGES) {
    const document = await documents.read(slug, id, language);
    if (document?._status === 'published' && document.title?.trim())
      states.push({ language, document: document as unknown as Content });
  }
  return states.sort(
    (one, other) => Number(other.language === req.locale) - Number(one.language === req.locale),
  );
}

type Refused = Place & { language: Language; names: Set<string> };

/** Each field once. The texts of languages that are not published now stay as they are. */
function fieldsToChange(
  states: readonly State[],
  missing: readonly Missing[],
  { fields, languages }: { fields: readonly AnyField[]; languages: readonly Language[] },
): Refused[] {
  const refused = new Map<string, Refused>();
  for (const { language, document } of states) {
    for (const one of missing) {
      for (const place of placesOf(one, fields, document)) {
        if (place.isLocalized && !languages.includes(language)) continue;
        const key = place.isLocalized ? `${language} ${place.path}` : place.path;
        const field = refused.get(key) ?? { ...place, language, names: new Set() };
        field.names.add(one.name);
        refused.set(key, field);
      }
    }
  }
  return [...refused.values()];
}

function sayRefused({ path, label, isLocalized, language, names }: Refused, req: PayloadRequest) {
  const references = new Intl.ListFormat(readerLanguage()).format(names);
  const reason = say(
    'This refers to what is in the trash or was deleted for good – {references}. Restore it, or choose something else.',
    { references },
  );
  const isOfForm = !isLocalized || language === req.locale;
  return { path, label, message: isOfForm ? reason : sayInOtherLanguage(language, reason, languageLabel) };
}

type Owner = { collection: CollectionSlug } | { global: GlobalSlug };

const configOf = (owner: Owner, { payload }: PayloadRequest) =>
  'collection' in owner
    ? payload.collections[owner.collection].config
    : payload.globals.config.find(({ slug }) => slug === owner.global);

/** What is missing, as the refusal of the fields that refer to it; undefined if nothing is. */
async function findRefusal(
  { owner, states }: { owner: Owner; states: readonly State[] },
  languages: readonly Language[],
  req: PayloadRequest,
): Promise<ValidationError | undefined> {
  const fields = configOf(owner, req)?.fields ?? [];
  const wanted = new Map<string, Set<number>>();
  for (const { document } of states)
    for (const [target, ids] of referencesIn(fields, document))
      wanted.set(target, new Set([...(wanted.get(target) ?? []), ...ids]));
  const missing = await findMissing(wanted, req);
  const refused = fieldsToChange(states, missing, { fields, languages });
  const errors = refused.map((field) => sayRefused(field, req));
  return errors.length > 0 ? new ValidationError({ ...owner, errors }) : undefined;
}

/**
 * Refuses to publish what refers to something in the trash or gone, such as what a colleague has deleted while the form
 * was open: visitors would see it without that, and nobody would notice. Call it under `lockPublishing`, which
 * deletions hold, too.
 *
 * @throws ValidationError for the fields that refer to it, naming it
 */
export async function expectReferences(
  { slug, id }: { slug: DraftedSlug; id: number },
  { req, documents }: { req: PayloadRequest; documents: PayloadDocumentReader },
): Promise<void> {
  const states = await readStates({ slug, id }, { req, documents });
  const refusal = await findRefusal(
    { owner: { collection: slug }, states },
    publicationOf(req).languages,
    req,
  );
  if (refusal) throw refusal;
}

const languageOf = ({ locale }: PayloadRequest): Language => (isLanguage(locale) ? locale : DEFAULT_LANGUAGE);

/** A document that has no drafts, so that a save is what visitors see. */
type Saved = { collection: CollectionSlug; id: number } | { global: GlobalSlug };

/** As stored: what a request gets has null for what is in the trash. */
async function readSaved(saved: Saved, language: Language, req: PayloadRequest): Promise<Content> {
  const { findByID, findGlobal } = req.payload;
  const options = { ...(await withTransactionOf(req)), depth: 0, locale: language };
  const document =
    'global' in saved
      ? await findGlobal({ ...options, slug: saved.global })
      : await findByID({ ...options, collection: saved.collection, id: saved.id, trash: true });
  return document as unknown as Content;
}

/**
 * As `expectReferences`, for what somebody has saved without a draft, in the language of the request. Scripts may leave
 * what they did not put there.
 *
 * @throws ValidationError for the fields that refer to it, naming it
 */
export async function expectSavedReferences(saved: Saved, req: PayloadRequest): Promise<void> {
  if (!req.user || leavesDependents(req)) return;
  const language = languageOf(req);
  const states = [{ language, document: await readSaved(saved, language, req) }];
  const owner = 'global' in saved ? saved : { collection: saved.collection };
  const refusal = await findRefusal({ owner, states }, [language], req);
  if (refusal) throw refusal;
}

/** PostgreSQL's code for a foreign key that refers to no row. */
const NO_SUCH_ROW = '23503';

/**
 * The refusal of a save, also of a draft, that the database could not store, because a column would have referred to
 * what is gone; undefined for other errors.
 */
export async function explainGone(
  error: unknown,
  { slug, data, req }: { slug: CollectionSlug; data: unknown; req: PayloadRequest },
): Promise<ValidationError | undefined> {
  const { code } = Object((error as Error | null)?.cause) as { code?: string };
  if (code !== NO_SUCH_ROW) return undefined;
  const language = languageOf(req);
  // Its transaction has ended.
  const reader = { payload: req.payload, locale: req.locale, context: {} } as PayloadRequest;
  const states = [{ language, document: Object(data) as Content }];
  return findRefusal({ owner: { collection: slug }, states }, [language], reader);
}
