import { MEDIA_COLLECTIONS } from '@keelstone/editing/media/media-collections.ts';

/** All collections of the Media group, whose documents can be orphaned. Their tables have the same names. */
export const MEDIA_SLUGS = [...MEDIA_COLLECTIONS, 'captions'] as const;
export type MediaSlug = (typeof MEDIA_SLUGS)[number];

export const isMediaSlug = (slug: unknown): slug is MediaSlug =>
  (MEDIA_SLUGS as readonly unknown[]).includes(slug);
