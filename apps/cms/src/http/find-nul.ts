/** The character that PostgreSQL stores in no text: what holds one would fail there, with no word of which field it was. */
const NUL = '\0';

/**
 * Where a value has a text with a NUL in it, such as `sections.0.heading`; undefined where none has. A name of a field
 * with one counts as its value.
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

/** What is said at the field. */
export const NUL_REFUSAL =
  'This holds a character that cannot be stored (NUL). Delete it, or type the text anew.';
