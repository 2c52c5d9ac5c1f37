/**
 * Runs each test without mutants, then once with each mutant that it reached, in the same process. A mutant that
 * makes a test fail is killed; the file named in `MUTATION_PLAN` records by which test.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import type { Note, Plan } from './plan.ts';

/** A mutant that is executed this often has caused an endless loop. */
const MOST_HITS = 2_000_000;

/** Time limit of a test with a mutant, relative to its time without one. */
const PATIENCE = { times: 10, leastMs: 5_000 };

const plan: Plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN ?? '', 'utf8'));
const setRealTimeout = setTimeout;
const clearRealTimeout = clearTimeout;

const outside = new Set<number>();
let reached = outside;
let active: number | null = plan.active;
let hits = 0;

Object.assign(globalThis, {
  __mutation: {
    at(id: number): boolean {
      if (id !== active) {
        reached.add(id);
        return false;
      }
      hits += 1;
      if (hits > MOST_HITS) throw new Error(`The mutant ${id} made an endless loop.`);
      return true;
    },
  },
});

const note = (each: Note) => appendFileSync(plan.notes, `${JSON.stringify(each)}\n`);
const readNotes = (): Note[] =>
  readFileSync(plan.notes, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const nameOf = (test: RunnerTask): string =>
  test.suite
    ? `${nameOf(test.suite)} > ${test.name}`
    : `${test.file.projectName}${test.file.name} > ${test.name}`;

async function runFor(milliseconds: number, run: () => unknown): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setRealTimeout(() => reject(new Error('The test did not end.')), milliseconds);
  });
  try {
    await Promise.race([run(), late]);
  } finally {
    clearRealTimeout(timer);
  }
}

/** What one test still has to run in this process. */
type Turn = { plainRuns: number; took: number; mutants: number[]; checks: number | null };

export default class MutantRunner extends TestRunner {
  #turn: Turn = { plainRuns: 0, took: 0, mutants: [], checks: null };
  /** Whether a mutant has left something behind in this process (a lock, a row) that makes tests fail without it. */
  #isSpoilt = false;

  override onBeforeRunTask(test: RunnerTestCase) {
    this.#turn = { plainRuns: 0, took: 0, mutants: [], checks: null };
    // Vitest reads this before each run; the number of runs is only determined on the way.
    const repeats: { valueOf(): number } = {
      valueOf: () => (this.#hasMore() ? Number.POSITIVE_INFINITY : -1),
    };
    if (plan.active === null) test.repeats = repeats as number;
    return super.onBeforeRunTask(test);
  }

  /** Twice without mutants; then with each mutant, and again without after each failure. */
  #hasMore(): boolean {
    const { plainRuns, mutants, checks } = this.#turn;
    return !this.#isSpoilt && (plainRuns < 2 || mutants.length > 0 || checks !== null);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (plan.active !== null) return void (await run());
    if (this.#isSpoilt) return;
    const turn = this.#turn;
    if (turn.plainRuns < 2) return this.#runPlain(test, run);
    if (turn.checks !== null) return this.#check(test, run);
    const mutant = turn.mutants.shift();
    if (mutant !== undefined) await this.#runMutant(test, run, mutant);
  }

  async #runPlain(test: RunnerTestCase, run: () => unknown): Promise<void> {
    const turn = this.#turn;
    turn.plainRuns += 1;
    const began = performance.now();
    const here = new Set<number>();
    reached = here;
    try {
      await run();
    } catch (error) {
      // An error in the first run fails the test: a test that fails anyway proves nothing.
      if (turn.plainRuns === 1) throw error;
      note({ kind: 'unrepeatable', test: nameOf(test), why: String(error) });
      return;
    } finally {
      reached = outside;
    }
    turn.took = Math.max(turn.took, performance.now() - began);
    if (turn.plainRuns === 2) turn.mutants = this.#choose(test, here);
  }

  /** Reached mutants that are still alive; first the one that made the previous process unusable. */
  #choose(test: RunnerTestCase, here: ReadonlySet<number>): number[] {
    const notes = readNotes();
    const own = notes.filter((each) => 'test' in each && each.test === nameOf(test));
    const done = new Set(
      [
        ...notes.filter(({ kind }) => kind === 'killed'),
        ...own.filter(({ kind }) => kind === 'survived'),
      ].map((each) => ('mutant' in each ? each.mutant : -1)),
    );
    const [suspect] = own.flatMap((each) =>
      each.kind === 'spoilt' && !done.has(each.mutant) ? [each.mutant] : [],
    );
    const rest = [...here].filter((id) => !done.has(id) && id !== suspect).sort((a, b) => a - b);
    return suspect === undefined ? rest : [suspect, ...rest];
  }

  async #runMutant(test: RunnerTestCase, run: () => unknown, mutant: number): Promise<void> {
    const turn = this.#turn;
    const isFirst = turn.plainRuns === 2;
    turn.plainRuns += 1;
    active = mutant;
    hits = 0;
    try {
      await runFor(Math.max(PATIENCE.leastMs, PATIENCE.times * turn.took), run);
      note({ kind: 'survived', test: nameOf(test), mutant });
    } catch {
      // In a fresh process, only the mutant can be the cause. Later, it may be something that earlier mutants left
      // behind.
      if (isFirst) note({ kind: 'killed', test: nameOf(test), mutant });
      turn.checks = mutant;
    } finally {
      active = null;
    }
  }

  /** The test without mutants, after a mutant that failed. */
  async #check(test: RunnerTestCase, run: () => unknown): Promise<void> {
    const mutant = this.#turn.checks ?? 0;
    this.#turn.checks = null;
    try {
      await run();
      note({ kind: 'killed', test: nameOf(test), mutant });
    } catch {
      this.#isSpoilt = true;
      note({ kind: 'spoilt', test: nameOf(test), mutant, file: test.file.filepath });
    }
  }

  override onAfterRunFiles(files: RunnerTestFile[]) {
    const paths = files.map(({ filepath }) => filepath);
    if (plan.active === null) note({ kind: 'outside', mutants: [...outside], files: paths });
    return super.onAfterRunFiles(files);
  }
}
