import type { CollectionSlug } from 'payload';

/** All collections of the Media group, whose documents can be orphaned. Their tables have the same names. */
export const MEDIA_SLUGS = [
  'images',
  'svgs',
  'files',
  'audio',
  'videos',
  'remote_videos',
  'captions',
] as const satisfies readonly CollectionSlug[];
export type MediaSlug = (typeof MEDIA_SLUGS)[number];

export const isMediaSlug = (slug: unknown): slug is MediaSlug =>
  (MEDIA_SLUGS as readonly unknown[]).includes(slug);
