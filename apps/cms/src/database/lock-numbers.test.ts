import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const LOCK = /1264939347, (\d+)/g;

it('C-9 no two purposes share a lock: visiting links would make publishing wait, or be refused as during a load', () => {
  const files = execFileSync('git', ['ls-files', 'apps/**/*.ts', 'packages/**/*.ts'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && !/\.(?:test|fixture)\.ts$/.test(file));
  const users = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, number = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(LOCK))
      users.set(number, (users.get(number) ?? new Set()).add(file));
  expect(users.size).toBeGreaterThan(5);
  const shared = [...users].filter(([, files]) => files.size > 1);
  expect(shared).toEqual([]);
});
