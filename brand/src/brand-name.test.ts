import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Where operators see the product's name, which is the same with every brand: files and reasons. */
const FOR_OPERATORS = [
  'packages/postgres/src/server/leftover-postmaster.ts',
  'packages/postgres/src/server/system-user.ts',
];
/** Tests, generated files, and the demo, whose brand is Keelstone. */
const EXEMPT =
  /\.(test|fixture)\.|\/testing\/|\/migrations\/|\/generated\/|\/node_modules\/|\/dist\/|\/\.next\//;

const files = ['apps', 'content', 'packages', 'languages']
  .flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      );
    } catch {
      return [];
    }
  })
  .filter((file) => /\.(tsx?|css|svg|json|graphql)$/.test(file) && !EXEMPT.test(`/${file}`));

it('X-3 U-9 what visitors and editors read has the name of the brand from its folder: no other file says it', () => {
  expect(files.length).toBeGreaterThan(500);
  const named = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('Keelstone'));
  expect(named.toSorted()).toEqual(FOR_OPERATORS);
});
