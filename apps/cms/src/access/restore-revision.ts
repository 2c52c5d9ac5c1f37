import { type CollectionSlug, type Endpoint, NotFound, restoreVersionOperation } from 'payload';

/**
 * In the place of Payload's own: a revision that was a draft comes back as a draft. Payload would put it over what is
 * published, unpublished, and visitors would lose a page because an editor looked for an old wording.
 */
export const restoreRevision: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { id, collection: slug } = req.routeParams as { id: string; collection: CollectionSlug };
    const collection = req.payload.collections[slug];
    if (!collection) throw new NotFound(req.t);
    const options = { req, collection: slug, id, depth: 0, overrideAccess: false };
    const { version } = (await req.payload.findVersionByID(options)) as { version: { _status?: string } };
    const draft = req.query.draft === 'true' || version._status !== 'published';
    // The local API leaves `draft` out on its way to the operation (Payload 3.90.1).
    const restored = await restoreVersionOperation({ req, collection, id, depth: 0, draft });
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
  },
};
