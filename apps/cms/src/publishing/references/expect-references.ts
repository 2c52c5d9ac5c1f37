import { readerLanguage, say } from '@keelstone/languages/say.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import { type PayloadRequest, ValidationError } from 'payload';
import { type AnyField, describeField } from '../../admin/refusals/describe-field.ts';
import { sayInOtherLanguage } from '../../admin/refusals/other-language.ts';
import { languageLabel } from '../../admin/refusals/refused-fields.ts';
import type { DraftedSlug } from '../../database/drafted-collections.ts';
import type { PayloadDocumentReader } from '../document-reader.ts';
import type { Content } from '../merge-languages.ts';
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

/**
 * Refuses to publish what refers to something in the trash or gone, such as what a colleague has deleted while the form
 * was open: visitors would see it without that, and nobody would notice. Call it under `lockPublishing`, which
 * deletions hold, too.
 *
 * @throws ValidationError for the fields that refer to it, naming it
 */
export async function expectReferences(
  saved: { slug: DraftedSlug; id: number },
  work: { req: PayloadRequest; documents: PayloadDocumentReader },
): Promise<void> {
  const { req } = work;
  const { fields } = req.payload.collections[saved.slug].config;
  const states = await readStates(saved, work);
  const wanted = new Map<string, Set<number>>();
  for (const { document } of states)
    for (const [slug, ids] of referencesIn(fields, document))
      wanted.set(slug, new Set([...(wanted.get(slug) ?? []), ...ids]));
  const missing = await findMissing(wanted, req);
  if (missing.length === 0) return;
  const { languages } = publicationOf(req);
  const errors = fieldsToChange(states, missing, { fields, languages }).map((field) => {
    const references = new Intl.ListFormat(readerLanguage()).format(field.names);
    const reason = say(
      'This refers to what is in the trash or was deleted for good – {references}. Restore it, or choose something else.',
      { references },
    );
    const isOfForm = !field.isLocalized || field.language === req.locale;
    const message = isOfForm ? reason : sayInOtherLanguage(field.language, reason, languageLabel);
    return { path: field.path, label: field.label, message };
  });
  if (errors.length > 0) throw new ValidationError({ collection: saved.slug, errors });
}
