import type { CollectionSlug } from 'payload';

/** The collections of media that a page can show, in the order in which editors choose from them (C-4). */
export const MEDIA_COLLECTIONS = [
  'images',
  'svgs',
  'files',
  'audio',
  'videos',
  'remote_videos',
] as const satisfies readonly CollectionSlug[];
export type MediaCollection = (typeof MEDIA_COLLECTIONS)[number];
