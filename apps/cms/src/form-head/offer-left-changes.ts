import { withFileOf } from '@keelstone/editing/media/file-data.ts';
import { differingFields } from '../audit/changed-fields.ts';
import { asSeen } from './form-step.ts';

type Kept = { base: string | null; at: number; data: Record<string, unknown> };

/**
 * Whether a version was saved after something was typed: what is kept of that is no news. Not what was typed into that
 * very version, even if the clock of the computer says so.
 */
export const isSavedAfter = ({ base, at }: Pick<Kept, 'base' | 'at'>, version: string | null | undefined) =>
  base !== version && Date.parse(version ?? '') > at;

/**
 * What a form would get back.
 *
 * @param loaded what it has
 * @param version of the document that it shows
 * @returns null if it has all of it
 */
export function offerOf(loaded: Record<string, unknown>, version: string | null, kept: Kept) {
  const { base, data } = kept;
  // A file may have been replaced since: its crop is none of the new one.
  const typed = withFileOf(loaded, data);
  // The server and the editor of a text write the same words differently.
  const changed = differingFields(asSeen(loaded), asSeen({ ...loaded, ...typed })).filter(
    (name) => !name.startsWith('_'),
  );
  if (changed.length === 0) return null;
  return { data: typed, changed, isOutdated: base !== version, isOlder: isSavedAfter(kept, version) };
}

type Offer = Pick<NonNullable<ReturnType<typeof offerOf>>, 'data' | 'changed'>;

/**
 * What a form has once it has got it back: all of it, but for fields in which somebody has typed since the form opened,
 * and for those that it does not have any more since the CMS was updated.
 *
 * @param loaded what it had then
 * @param now what it has
 * @param fields the names of all its fields
 * @returns also what remains to be offered: the fields that were left with other content than they have and keep, which
 *   is put over them when it is asked for once more, and those that are `gone`, to be copied; null if there are none
 */
export function restoredOver(
  loaded: Record<string, unknown>,
  now: Record<string, unknown>,
  { data, changed }: Offer,
  fields: ReadonlySet<string>,
): {
  data: Record<string, unknown>;
  rest: (Offer & { loaded: Record<string, unknown> }) | null;
  gone: string[];
} {
  const typed = differingFields(loaded, now);
  const restored = { ...data, ...Object.fromEntries(typed.map((name) => [name, now[name]])) };
  // What this form has saved since it opened is no save of somebody else, about which the next one has to ask.
  if ('updatedAt' in data && data.updatedAt === loaded.updatedAt) restored.updatedAt = now.updatedAt;
  const left = new Set(differingFields(now, { ...now, ...data }));
  const unrestored = typed.filter((name) => changed.includes(name) && left.has(name));
  const gone = changed.filter((name) => !fields.has(name));
  const offered = [...unrestored, ...gone.filter((name) => !unrestored.includes(name))];
  const others = Object.fromEntries(offered.map((name) => [name, data[name]]));
  const rest = { data: { ...restored, ...others }, changed: offered, loaded: restored };
  return { data: restored, rest: offered.length > 0 ? rest : null, gone };
}
