import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { startVitest, type TestModule } from 'vitest/node';
import type { Mutant } from './mutant.ts';
import type { MutatedModule } from './mutated-modules.ts';
import type { Note, Plan } from './plan.ts';
import { plantMutants } from './plant-mutants.ts';

export type Outcome = {
  mutants: readonly Mutant[];
  survivors: readonly Mutant[];
  /** Mutants that no test reached. */
  unreached: ReadonlySet<number>;
  /** Tests that cannot run twice in one process, with the reason; they are excluded. */
  unrepeatable: ReadonlyMap<string, string>;
};

/** Thrown when a test file fails without mutants. */
export class TestsFailError extends Error {
  constructor(files: readonly string[]) {
    super(`These tests fail without a mutant, so they can say nothing of one:\n${files.join('\n')}`);
    this.name = 'TestsFailError';
  }
}

const ROUND_LIMIT = 100;

/** All errors of a test file, in the file itself and in its tests. */
function errorsOf(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')].flatMap((test) =>
    (test.result().errors ?? []).map(({ message }) => `${test.fullName}: ${message}`),
  );
  return [...module.errors().map(({ message }) => message), ...tests];
}

/** Compiles the mutants into the files as they are loaded; the working tree is never changed. */
function planted(root: string, files: readonly string[]): { plugin: Plugin; mutants: Mutant[] } {
  const mutants: Mutant[] = [];
  const compiled = new Map<string, string>();
  for (const file of files) {
    const path = join(root, file);
    const made = plantMutants(file, readFileSync(path, 'utf8'), mutants.length);
    compiled.set(path, made.code);
    mutants.push(...made.mutants);
  }
  const load = (id: string) => compiled.get(id.split('?')[0] ?? '');
  return { plugin: { name: 'mutants', enforce: 'pre', load }, mutants };
}

/** @returns the failed test files, with their messages */
async function runTests(
  root: string,
  tests: readonly string[],
  plugin: Plugin,
  plan: Plan,
): Promise<Map<string, string>> {
  const planFile = `${plan.notes}.plan`;
  writeFileSync(planFile, JSON.stringify(plan));
  const vitest = await startVitest(
    'test',
    tests.map((test) => join(root, test)),
    {
      root,
      config: false,
      watch: false,
      include: [...tests],
      // One after the other: mutants killed by one file are skipped in the next.
      fileParallelism: false,
      bail: plan.active === null ? 0 : 1,
      runner: join(import.meta.dirname, 'mutant-runner.ts'),
      env: { MUTATION_PLAN: planFile },
      setupFiles: [join(import.meta.dirname, 'same-examples.ts')],
      // Its warning about each script that it does not load would flood the terminal.
      environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      reporters: [{}],
      // A mutant may leave an unhandled promise behind.
      dangerouslyIgnoreUnhandledErrors: true,
      silent: true,
      execArgv: ['--no-warnings'],
    },
    { plugins: [plugin], logLevel: 'silent', server: { watch: null } },
  );
  const failed = new Map(
    vitest.state
      .getTestModules()
      .filter((module) => module.state() === 'failed')
      .map((module) => [module.moduleId, errorsOf(module).join('\n')]),
  );
  await vitest.close();
  // Vitest sets it when tests fail, which is expected here.
  process.exitCode = 0;
  return failed;
}

/** Runs the tests of a module until each of its mutants is killed or has survived all of them. */
export async function runMutants(root: string, { files, tests }: MutatedModule): Promise<Outcome> {
  const { plugin, mutants } = planted(root, files);
  const folder = mkdtempSync(join(tmpdir(), 'keelstone-mutants-'));
  const notesFile = join(folder, 'notes');
  writeFileSync(notesFile, '');
  const readNotes = () =>
    readFileSync(notesFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Note);
  const plan: Plan = { notes: notesFile, active: null };
  let remaining: readonly string[] = tests;
  for (let round = 0; remaining.length > 0 && round < ROUND_LIMIT; round += 1) {
    const before = readNotes().length;
    const failed = await runTests(root, remaining, plugin, plan);
    const spoilt = new Set(
      readNotes()
        .slice(before)
        .flatMap((note) => (note.kind === 'spoilt' ? [note.file] : [])),
    );
    const broken = [...failed].flatMap(([file, errors]) => (spoilt.has(file) ? [] : [`${file}\n${errors}`]));
    if (broken.length > 0) throw new TestsFailError(broken);
    remaining = tests.filter((test) => spoilt.has(join(root, test)));
  }

  const notes = readNotes();
  const killed = new Set(notes.flatMap((note) => (note.kind === 'killed' ? [note.mutant] : [])));
  const outside = new Map<number, Set<string>>();
  for (const note of notes)
    if (note.kind === 'outside')
      for (const id of note.mutants) outside.set(id, new Set([...(outside.get(id) ?? []), ...note.files]));
  for (const [id, reachedBy] of outside) {
    if (killed.has(id)) continue;
    const own = tests.filter((test) => reachedBy.has(join(root, test)));
    const failed = await runTests(root, own, plugin, { ...plan, active: id });
    if (failed.size > 0) killed.add(id);
  }
  rmSync(folder, { recursive: true, force: true });

  const reached = new Set([
    ...outside.keys(),
    ...notes.flatMap((note) => ('mutant' in note ? [note.mutant] : [])),
  ]);
  const survivors = mutants.filter(({ id }) => !killed.has(id));
  return {
    mutants,
    survivors,
    unreached: new Set(survivors.flatMap(({ id }) => (reached.has(id) ? [] : [id]))),
    unrepeatable: new Map(
      notes.flatMap((note) => (note.kind === 'unrepeatable' ? [[note.test, note.why] as const] : [])),
    ),
  };
}
