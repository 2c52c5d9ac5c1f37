import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ACCEPTED_SURVIVORS } from './accepted-survivors.ts';
import { MUTATED_MODULES } from './mutated-modules.ts';

const PATIENCE_MS = 180_000;
const sample = join(import.meta.dirname, 'sample');

/** Mutates the sample in a separate process, because Vitest does not run inside Vitest. */
async function mutateWith(...tests: string[]) {
  const script = join(sample, 'print-survivors.ts');
  const { VITEST: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...tests], {
    env,
  });
  return JSON.parse(stdout);
}

it('a weak test leaves survivors, which are named; the file itself stays as it is', {
  timeout: PATIENCE_MS,
}, async () => {
  const before = readFileSync(join(sample, 'limit.ts'), 'utf8');
  const { count, survivors } = await mutateWith('weak');
  expect(count).toBe(12);
  expect(survivors).toEqual(['2 → 3', '0 → 1', 'number <= most → (number) < (most)', '1 → 2', '1 → 2']);
  expect(readFileSync(join(sample, 'limit.ts'), 'utf8')).toBe(before);
});

it('a strong test beside it kills them: constants, boundaries and endless loops too', {
  timeout: PATIENCE_MS,
}, async () => {
  expect(await mutateWith('weak', 'strong')).toEqual({ count: 12, survivors: [], unrepeatable: [] });
});

it('a test that fails when it runs again kills nothing that it is run again for, and is named', {
  timeout: PATIENCE_MS,
}, async () => {
  const { survivors, unrepeatable } = await mutateWith('unrepeatable');
  expect(survivors).toContain('count += 1; → ');
  expect(unrepeatable).toEqual(['mutation/sample/unrepeatable.ts > counts, but once only']);
});

it('a test that fails without a mutant is an error, not a success', { timeout: PATIENCE_MS }, async () => {
  const { error } = await mutateWith('failing');
  expect(error).toContain('is wrong: expected 4 to be 5');
});

it('the files that are mutated, their tests, and those with accepted survivors are there', () => {
  const files = [
    ...MUTATED_MODULES.flatMap((module) => [...module.files, ...module.tests]),
    ...ACCEPTED_SURVIVORS.map(({ file }) => file),
  ];
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
});
