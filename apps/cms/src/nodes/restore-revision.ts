import { readerLocale, say } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import { type CollectionSlug, type Endpoint, NotFound, restoreVersionOperation } from 'payload';
import { languageLabel } from '../admin/refusals/refused-fields.ts';
import { readReplaced } from '../publishing/unpublished-languages.ts';

/** A version holds all languages, so an editor of one may not expect that another one's draft is replaced, too. */
function sayRestored(replaced: readonly Language[]): string {
  const done = say('This version is a draft again.');
  if (replaced.length === 0) return done;
  const languages = new Intl.ListFormat(readerLocale()).format(replaced.map(languageLabel));
  return `${done} ${say('It has replaced what was saved and not published yet in these languages: {languages}. That is still among the versions.', { languages })}`;
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
    // The local API does not pass `draft` on to the operation (Payload 3.90.1).
    const restored = await restoreVersionOperation({ req, collection, id, depth: 0, draft: true });
    const replaced = await readReplaced({ collection: collection.config, id: restored.id, req });
    return Response.json({ ...restored, message: sayRestored(replaced) });
  },
};
