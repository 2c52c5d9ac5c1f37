/** The table "Clicks" of the guide for editors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Presses of a pointer, and of keys besides the text itself. */
export type Effort = { clicks: number; keys: number };

const GUIDE = join(import.meta.dirname, '..', '..', 'docs', 'editors.md');
/** Such as `| [Add a section](#sections) | open form | 3 | 0 |`. */
const ROW = /^\| \[([^\]]+)\]\(#[^)]+\) \| [^|]+ \| (\d+) \| (\d+) \|$/gm;

/** What each task takes, by its title, as the guide for editors says. */
export function readEditorTasks(): Map<string, Effort> {
  const [, table = ''] = readFileSync(GUIDE, 'utf8').split('\n## Clicks\n');
  return new Map(
    [...table.matchAll(ROW)].map(([, task = '', clicks, keys]) => [
      task,
      { clicks: Number(clicks), keys: Number(keys) },
    ]),
  );
}
