import { say } from '@keelstone/languages/say.ts';
import { type ContentType, DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import type { PlannedPublication } from '../publishing/publication.ts';
import { readLatest, readPublishedMain } from '../publishing/saved-states.ts';
import { refuseMissing } from '../usage/refuse-missing.ts';

/** What a plan publishes: the text at the time of planning, by language, in the form of a save in that language. */
export type PlannedContent = Partial<Record<Language, Record<string, unknown>>>;

/** As it is stored, with what was published at that time: what is published later must not be taken back. */
export type StoredContent = PlannedContent & Pick<PlannedPublication, 'publishedWhenPlanned'>;

type Page = { relationTo: ContentType; value: number };

/** Set by each save itself. */
const SET_BY_SAVES = ['id', 'createdAt', 'updatedAt', '_status', 'moderation'];

const refusal = (path: string, message: string) =>
  new ValidationError({ collection: 'scheduled_changes', errors: [{ path, message }] });

/** The requested languages; by default the request's, as with a save. */
function plannedLanguages(chosen: unknown, { locale }: PayloadRequest): readonly Language[] {
  if (Array.isArray(chosen) && chosen.length > 0) return LANGUAGES.filter((one) => chosen.includes(one));
  return [isLanguage(locale) ? locale : DEFAULT_LANGUAGE];
}

async function readContent(
  { relationTo: collection, value: id }: Page,
  languages: readonly Language[],
  req: PayloadRequest,
): Promise<PlannedContent> {
  const content: PlannedContent = {};
  for (const locale of languages) {
    const options = {
      ...(await withTransactionOf(req)),
      draft: true,
      depth: 0,
      fallbackLocale: false,
    } as const;
    const text = await req.payload.findByID({ ...options, collection, id, locale });
    if (!text.title?.trim()) continue;
    content[locale] = Object.fromEntries(
      Object.entries(text).filter(([name]) => !SET_BY_SAVES.includes(name)),
    );
  }
  return content;
}

/**
 * Stores the planned text with the plan (C-12): later saves are not what was agreed, and old revisions are pruned.
 * Archiving and unpublishing apply to what is published at the time, and need no text.
 */
export const keepPlanned: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { action, document } = data as { action: string; document: Page };
  const none = { languages: null, content: null, revision: null, writtenBy: null };
  if (action !== 'publish') return { ...data, ...none };
  const chosen = plannedLanguages(data.languages, req);
  const content = await readContent(document, chosen, req);
  const languages = chosen.filter((language) => content[language]);
  if (languages.length === 0) {
    throw refusal(
      'languages',
      say('The page has no title in this language yet. Give it one, save it, and plan again.'),
    );
  }
  const { config: collection } = req.payload.collections[document.relationTo];
  const handle = { collection, id: document.value, req };
  const publishedWhenPlanned = await readPublishedMain(handle);
  await refuseMissing(collection, { stored: Object.values(content), current: [] }, req);
  const stored: StoredContent = { ...content, publishedWhenPlanned };
  const latest = await readLatest(handle);
  const writtenBy = latest?.version.savedBy ?? null;
  return { ...data, languages, content: stored, revision: latest?.id ?? null, writtenBy };
};
