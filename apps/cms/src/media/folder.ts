import { say } from '@keelstone/languages/say.ts';

const DEEPEST = 5;
const LONGEST = 200;

/** `Press / 2026/` → `Press/2026`; null for no folder. */
export const normaliseFolder = (folder: string): string | null =>
  folder
    .split('/')
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('/') || null;

export function validateFolder(folder: string | null | undefined): true | string {
  if (!folder) return true;
  if (folder.length > LONGEST)
    return say('Give the folder a name of at most {longest} characters.', { longest: LONGEST });
  if (folder.split('/').length > DEEPEST)
    return say('Put folders at most {deepest} deep into each other.', { deepest: DEEPEST });
  return true;
}

export type Folder = { path: string; name: string; depth: number; count: number };

/**
 * The tree of folders in the order in which it is read. Each counts what is in it and below, and is there even if all
 * of that is below.
 *
 * @param counts how many media are in each folder itself
 */
export function folderTree(counts: ReadonlyMap<string, number>): Folder[] {
  const sums = new Map<string, number>();
  for (const [path, count] of counts) {
    const names = path.split('/');
    for (let depth = 1; depth <= names.length; depth += 1) {
      const above = names.slice(0, depth).join('/');
      sums.set(above, (sums.get(above) ?? 0) + count);
    }
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  const byName = (one: string[], other: string[]): number => {
    const at = one.findIndex((name, index) => name !== other[index]);
    return at < 0 ? -1 : compare(one[at] ?? '', other[at] ?? '');
  };
  return [...sums]
    .map(([path, count]) => ({ names: path.split('/'), path, count }))
    .sort((one, other) => byName(one.names, other.names))
    .map(({ names, path, count }) => ({ path, name: names.at(-1) ?? '', depth: names.length - 1, count }));
}
