import type { MediaItem } from '@keelstone/model';
import type { MediaSection } from '../payload-types.ts';
import { projectEach } from './project-each.ts';
import { projectMedia } from './project-media.ts';
import type { ProjectionContext } from './projection-context.ts';

/** Media with their captions, except those that have been deleted. */
export const projectMediaItems = (
  items: MediaSection['items'],
  context: ProjectionContext,
): Promise<MediaItem[]> =>
  projectEach(items, async ({ media, caption }) => {
    const projected = await projectMedia(media, context);
    return projected && { media: projected, caption: caption || null };
  });
