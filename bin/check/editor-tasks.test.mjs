import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEditorTasks } from '../../e2e/support/editor-tasks.ts';
import { root } from '../project.mjs';

const folder = join(root, 'e2e');

/** The tasks that journeys count. */
const countedTasks = readdirSync(folder)
  .filter((file) => file.endsWith('.e2e.ts'))
  .flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/\.expectClicksOf\(\s*'([^']+)'/g),
  ])
  .map(([, task]) => task);

describe('the table of clicks in docs/editors.md', () => {
  it('C-11 has a journey that counts each of its tasks, and a row for each task that a journey counts', () => {
    // Some are done as author and as editor.
    expect([...new Set(countedTasks)].toSorted()).toEqual([...readEditorTasks().keys()].toSorted());
  });
});
