import { readerLocale, say } from '@keelstone/languages/say.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
  type SanitizedCollectionConfig,
} from 'payload';
import { languageLabel } from '../admin/refusals/refused-fields.ts';
import { withTransactionOf } from '../database/transaction.ts';
import { findMalformed } from '../http/refuse-malformed.ts';
import { readReplaced } from '../publishing/unpublished-languages.ts';

/** A version holds all languages, so an editor of one may not expect that another one's draft is replaced, too. */
function sayRestored(replaced: readonly Language[]): string {
  const done = say('This version is a draft again.');
  if (replaced.length === 0) return done;
  const languages = new Intl.ListFormat(readerLocale()).format(replaced.map(languageLabel));
  return `${done} ${say('It has replaced what was saved and not published yet in these languages: {languages}. That is still among the versions.', { languages })}`;
}

/** Thrown when no form could open the page after a version was restored. */
class UnreadableVersionError extends APIError {
  constructor() {
    super(
      say(
        'This version has a part of a kind that there is no more, so nobody could open the page with it. The page is as it was. Restore a later version.',
      ),
      409,
      null,
      true,
    );
    this.name = 'UnreadableVersionError';
  }
}

/** A kind of section may have been given up since. */
async function refuseUnreadable(
  req: PayloadRequest,
  { collection, id }: { collection: SanitizedCollectionConfig; id: string },
): Promise<void> {
  const { slug, flattenedFields } = collection;
  const options = { ...(await withTransactionOf(req)), overrideAccess: false, user: req.user } as const;
  for (const locale of LANGUAGES) {
    const version = await req.payload.findVersionByID({
      ...options,
      collection: slug,
      id,
      depth: 0,
      locale,
      fallbackLocale: false,
      disableErrors: true,
    });
    // Of one that there is not, Payload tells.
    if (version && findMalformed(flattenedFields, version.version)) throw new UnreadableVersionError();
  }
}

/**
 * Replaces Payload's own endpoint: a revision is always restored as a draft (C-12). Payload would overwrite the
 * published content in every language, although the editor wanted an old text in one.
 */
export const restoreRevision: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { id, collection: slug } = req.routeParams as { id: string; collection: CollectionSlug };
    const collection = req.payload.collections[slug];
    if (!collection) throw new NotFound(req.t);
    await refuseUnreadable(req, { collection: collection.config, id });
    // The local API does not pass `draft` on to the operation (Payload 3.90.1).
    const restored = await restoreVersionOperation({ req, collection, id, depth: 0, draft: true });
    const replaced = await readReplaced({ collection: collection.config, id: restored.id, req });
    return Response.json({ ...restored, message: sayRestored(replaced) });
  },
};
