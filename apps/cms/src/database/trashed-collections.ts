import { CONTENT_TYPES, VOCABULARIES } from '@keelstone/model';
import type { CollectionSlug } from 'payload';
import { MEDIA_SLUGS } from './media-collections.ts';

/**
 * Everything that editors delete and may miss later. Not accounts: deleting one takes away the right to log in, and
 * what is known of a person, both at once. Not plans, search tasks and shortcuts either: those are cancelled or
 * cleared, are seen by nobody else, and are made again in a moment.
 */
export const TRASHED_COLLECTIONS = [
  ...CONTENT_TYPES,
  ...MEDIA_SLUGS,
  ...VOCABULARIES,
  'forms',
  'dialogs',
  'notices',
  'synonyms',
  'pinned_results',
  'redirects',
] as const satisfies readonly CollectionSlug[];

export type TrashedSlug = (typeof TRASHED_COLLECTIONS)[number];

export const isTrashed = (slug: string): slug is TrashedSlug =>
  (TRASHED_COLLECTIONS as readonly string[]).includes(slug);

/** How long what was deleted can be taken back (C-13). */
export const TRASH_DAYS = 30;
