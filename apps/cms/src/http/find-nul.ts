import type { AdminText } from '@keelstone/languages/say.ts';

/** The character that PostgreSQL cannot store in text: a save would fail without saying which field contains it. */
const NUL = '\0';

/**
 * The path of the first text with a NUL, such as `sections.0.heading`; undefined if there is none. A property name
 * with a NUL counts as its value.
 */
export function findNul(value: unknown): string | undefined {
  const open: { path: string[]; value: unknown }[] = [{ path: [], value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: each } = next;
    if (typeof each === 'string' && each.includes(NUL)) return path.join('.').replaceAll(NUL, '');
    if (each === null || typeof each !== 'object') continue;
    for (const [name, deeper] of Object.entries(each)) {
      if (name.includes(NUL)) return [...path, name].join('.').replaceAll(NUL, '');
      open.push({ path: [...path, name], value: deeper });
    }
  }
  return undefined;
}

/** The message at the field. */
export const NUL_REFUSAL: AdminText =
  'This holds a character that cannot be stored (NUL). Delete it, or type the text anew.';
