import { type ContentType, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';
import type { PayloadRequest } from 'payload';
import type { ScheduledAction } from '../collections/scheduled-changes.collection.ts';
import { withTransactionOf } from '../publish/transaction.ts';

export type PlannedChange = { action: ScheduledAction; type: ContentType; id: number };

/** The same as the buttons of the form save. */
const SAVED = {
  publish: { _status: 'published', moderation: 'published' },
  archive: { _status: 'published', moderation: 'archived' },
  unpublish: { _status: 'draft', moderation: 'draft' },
} as const;

/** Payload checks required fields in the language of a save only, so it has to be one that the text is there in. */
async function findLanguage({ type, id }: PlannedChange, req: PayloadRequest): Promise<Language> {
  for (const locale of LANGUAGES) {
    const options = {
      ...(await withTransactionOf(req)),
      collection: type,
      id,
      locale,
      draft: true,
      depth: 0,
    };
    const draft = await req.payload.findByID({ ...options, fallbackLocale: false });
    if (draft.title?.trim()) return locale;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * Publishes, unpublishes or archives a page as it was last saved, in all languages, inside the request's transaction.
 * Nobody's rights are asked: they were when it was planned.
 *
 * @throws APIError in an editor's words when the page is gone, incomplete, or its path is taken
 */
export async function applyChange(change: PlannedChange, req: PayloadRequest): Promise<void> {
  const { action, type: collection, id } = change;
  await req.payload.update({
    ...(await withTransactionOf(req)),
    collection,
    id,
    locale: await findLanguage(change, req),
    depth: 0,
    data: SAVED[action],
    // As the button does: what is taken away need not be complete.
    ...(action === 'unpublish' ? { unpublishAllLocales: true } : {}),
  });
}
