import { type CollectionSlug, type Endpoint, NotFound, restoreVersionOperation } from 'payload';

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
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
  },
};
