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

/** All collections of the Media group, whose documents can be orphaned. Their tables have the same names. */
export const MEDIA_SLUGS = [...MEDIA_COLLECTIONS, 'captions'] as const;
export type MediaSlug = (typeof MEDIA_SLUGS)[number];

export const isMediaSlug = (slug: unknown): slug is MediaSlug =>
  (MEDIA_SLUGS as readonly unknown[]).includes(slug);
