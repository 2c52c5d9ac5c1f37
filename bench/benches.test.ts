import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UnreadableResultError } from './all/result-file.ts';
import { BENCHES } from './benches.ts';

const ROOT = import.meta.dirname;

describe('the list of benchmarks', () => {
  it('has each one with a program and a command, and none that is missing', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, '../package.json'), 'utf8'));
    const programs = readdirSync(ROOT).flatMap((file) => /^(.*)\.bench\.ts$/.exec(file)?.[1] ?? []);
    const names = BENCHES.map(({ name }) => name);
    expect(programs.toSorted()).toEqual(['all', ...names].toSorted());
    for (const name of programs) expect(scripts[`bench:${name}`]).toContain(`bench/${name}.bench.ts`);
  });

  it('takes an hour at most', () => {
    expect(BENCHES.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(60);
  });
});

/** One that was added has none until it is measured. */
const measured = BENCHES.filter(({ name }) => existsSync(join(ROOT, 'results', `${name}.json`)));

it('most benchmarks have been measured', () => {
  expect(measured.length).toBeGreaterThan(BENCHES.length / 2);
});

describe.each(measured)('the results of $name', ({ name, read }) => {
  it('are read, whichever version wrote them, as figures with a name of their own', () => {
    const path = join(ROOT, 'results', `${name}.json`);
    const { figures, charts } = read(readFileSync(path, 'utf8'), path);
    expect(figures.length).toBeGreaterThan(3);
    expect(new Set(figures.map((figure) => figure.name)).size).toBe(figures.length);
    const unusable = figures.filter(({ value, noise }) => !Number.isFinite(value) || !(noise >= 0));
    expect(unusable).toEqual([]);
    expect(charts.length).toBeGreaterThan(0);
  });

  it('are refused with a clear message if they are something else', () => {
    expect(() => read('{}', `results/${name}.json`)).toThrow(UnreadableResultError);
    expect(() => read('{}', `results/${name}.json`)).toThrow(
      `results/${name}.json is not what this version writes`,
    );
  });
});
