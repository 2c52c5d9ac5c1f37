import { MEDIA_SLUGS } from '@keelstone/editing/media/media-collections.ts';
import type { Endpoint } from 'payload';
import * as v from 'valibot';
import { bodyOf, documentId, NO_STORE, refusal, requirePublisher } from '../../access/endpoint.ts';
import { listUnusedMedia } from './list-unused-media.ts';
import { removeUnusedMedia } from './remove-unused-media.ts';

const MOST_AT_ONCE = 200;

const chosenSchema = v.object({
  media: v.pipe(
    v.array(v.object({ collection: v.picklist(MEDIA_SLUGS), id: documentId })),
    v.minLength(1),
    v.maxLength(MOST_AT_ONCE),
  ),
});

/** `GET /api/unused-media`: media that editors may remove. */
const list: Endpoint = {
  path: '/unused-media',
  method: 'get',
  handler: async (req) => {
    requirePublisher(req);
    return Response.json({ media: await listUnusedMedia(req) }, NO_STORE);
  },
};

/** `POST /api/unused-media/remove` with `{ "media": [{ "collection", "id" }] }`. */
const remove: Endpoint = {
  path: '/unused-media/remove',
  method: 'post',
  handler: async (req) => {
    requirePublisher(req);
    const chosen = v.safeParse(chosenSchema, await bodyOf(req));
    if (!chosen.success) {
      throw refusal(`Say which media to remove: from 1 to ${MOST_AT_ONCE}, each by collection and id.`);
    }
    return Response.json(await removeUnusedMedia(req, chosen.output.media), NO_STORE);
  },
};

export const unusedMediaEndpoints: Endpoint[] = [list, remove];
