import { type CollectionSlug, type Endpoint, NotFound, restoreVersionOperation } from 'payload';

/**
 * In the place of Payload's own: a revision comes back as a draft, always (C-12). Payload would put it over what is
 * published, in every language, because an editor looked for an old wording in one.
 */
export const restoreRevision: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { id, collection: slug } = req.routeParams as { id: string; collection: CollectionSlug };
    const collection = req.payload.collections[slug];
    if (!collection) throw new NotFound(req.t);
    // The local API leaves `draft` out on its way to the operation (Payload 3.90.1).
    const restored = await restoreVersionOperation({ req, collection, id, depth: 0, draft: true });
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
  },
};
