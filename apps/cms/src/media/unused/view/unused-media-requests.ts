import { MEDIA_SLUGS } from '@keelstone/editing/media/media-collections.ts';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../../admin/read-response.ts';
import type { UnusedMedium } from '../list-unused-media.ts';
import type { Removal } from '../remove-unused-media.ts';

const chosenMedium = { collection: v.picklist(MEDIA_SLUGS), id: v.number() };

const unusedSchema = v.object({
  media: v.array(
    v.object({
      ...chosenMedium,
      title: v.string(),
      filename: v.nullable(v.string()),
      bytes: v.number(),
      createdAt: v.string(),
      isInOldRevisions: v.boolean(),
    }),
  ),
});

const removalSchema = v.object({
  removed: v.array(v.object(chosenMedium)),
  kept: v.array(v.object({ ...chosenMedium, reason: v.string() })),
});

/** Media that nothing uses. @throws Error with a sentence for the editor */
export async function fetchUnusedMedia(): Promise<UnusedMedium[]> {
  return (await readResponse(fetch('/api/unused-media'), unusedSchema)).media;
}

/** Removes what is still unused. @throws Error with a sentence for the editor */
export function removeMedia(media: readonly UnusedMedium[]): Promise<Removal> {
  const chosen = media.map(({ collection, id }) => ({ collection, id }));
  return readResponse(fetch('/api/unused-media/remove', jsonRequest({ media: chosen })), removalSchema);
}
