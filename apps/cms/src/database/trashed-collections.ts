import { MEDIA_SLUGS } from '@keelstone/editing/media/media-collections.ts';
import { VOCABULARIES } from '@keelstone/model';
import type { CollectionSlug } from 'payload';
import { DRAFTED_COLLECTIONS } from './drafted-collections.ts';

/**
 * Everything that editors delete and may want back. Not accounts: deleting one must immediately remove access and
 * personal data. Not scheduled changes, search tasks and shortcuts either: they are cancelled or cleared, nothing
 * depends on them, and they are quickly recreated.
 */
export const TRASHED_COLLECTIONS = [
  ...DRAFTED_COLLECTIONS,
  ...MEDIA_SLUGS,
  ...VOCABULARIES,
  'page_templates',
  'forms',
  'dialogs',
  'notices',
  'synonyms',
  'pinned_results',
  'blocked_suggestions',
  'redirects',
] as const satisfies readonly CollectionSlug[];

export type TrashedSlug = (typeof TRASHED_COLLECTIONS)[number];

export const isTrashed = (slug: string): slug is TrashedSlug =>
  (TRASHED_COLLECTIONS as readonly string[]).includes(slug);

/** How long deleted documents can be restored (C-13). */
export const TRASH_DAYS = 30;
