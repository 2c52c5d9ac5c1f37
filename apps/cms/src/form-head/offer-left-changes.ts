import { withFileOf } from '@keelstone/editing/media/file-data.ts';
import { changedFields } from '../audit/changed-fields.ts';

type Kept = { base: string | null; data: Record<string, unknown> };

/**
 * What a form would get back.
 *
 * @param loaded what it has
 * @param version of the document that it shows
 * @returns null if it has all of it
 */
export function offerOf(loaded: Record<string, unknown>, version: string | null, { base, data }: Kept) {
  // A file may have been replaced since: its crop is none of the new one.
  const typed = withFileOf(loaded, data);
  const changed = changedFields(loaded, { ...loaded, ...typed }).filter((name) => !name.startsWith('_'));
  return changed.length > 0 ? { data: typed, changed, isOutdated: base !== version } : null;
}
