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

/**
 * What a form has once it has got it back: all of it, but for fields in which somebody has typed since the form opened.
 *
 * @param loaded what it had then
 * @param now what it has
 * @returns also the names of the fields that were left with other content than they have and keep
 */
export function restoredOver(
  loaded: Record<string, unknown>,
  now: Record<string, unknown>,
  { data, changed }: Pick<NonNullable<ReturnType<typeof offerOf>>, 'data' | 'changed'>,
) {
  const typed = changedFields(loaded, now);
  const own = Object.fromEntries(typed.map((name) => [name, now[name]]));
  const left = new Set(changedFields(now, { ...now, ...data }));
  return {
    data: { ...data, ...own },
    unrestored: typed.filter((name) => changed.includes(name) && left.has(name)),
  };
}
