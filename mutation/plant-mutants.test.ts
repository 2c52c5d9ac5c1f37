import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { plantMutants } from './plant-mutants.ts';

const mutationsOf = (code: string) =>
  plantMutants('sample.ts', code, 0).mutants.map(
    ({ original, replacement }) => `${original} → ${replacement}`,
  );

it.each([
  ['f(a < b);', ['f(a < b); → ', 'a < b → (a) <= (b)', 'a < b → (a) >= (b)']],
  [
    "x = a === '' ? 1 : !b;",
    [
      "'' → 'mutated'",
      "a === '' → (a) !== ('')",
      "a === '' → true",
      "a === '' → false",
      '1 → 2',
      '!b → b',
      "x = a === '' ? 1 : !b; → ",
    ],
  ],
  ['const x = a && b;', ['a → true', 'b → true', 'a && b → (a) || (b)']],
  ['const x = a ?? b;', ['a ?? b → (a) && (b)']],
  ['const x = [`ab`, []];', ['`ab` → ``', "[] → ['mutated']", '[`ab`, []] → []']],
  ['const x = { a: true };', ['true → false', '{ a: true } → {}']],
  ['const x = /^a$/u;', ['/^a$/u → /a$/u', '/^a$/u → /^a/u']],
  [
    'const x = list.some(f).trim().toString();',
    ['list.some(f) → list.every(f)', 'list.some(f).trim() → list.some(f)'],
  ],
  ['const x = Math.min(a, b), y = box.min(a);', ['Math.min(a, b) → Math.max(a, b)']],
  ['const x = a?.b?.[0];', ['0 → 1', 'a?.b?.[0] → a.b?.[0]', 'a?.b?.[0] → a?.b[0]']],
  ['const f = () => g();', ['g() → undefined']],
  ['function f() { g(); return 1; }', ['g(); → ', '1 → undefined', '1 → 2', '{ g(); return 1; } → {}']],
  ['if (a) throw b;', ['a → true', 'a → false', 'throw b; → ']],
  ['while (a) b += 1;', ['a → false', '1 → 2', 'b += 1 → b -= 1', 'b += 1; → ']],
])('%s can have the faults %j', (code, mutations) => {
  expect(mutationsOf(code).toSorted()).toEqual(mutations.toSorted());
});

it.each([
  "import a from 'b';",
  "export { a } from 'b';",
  "type A = 'a' | 1; interface B { c: true }",
  "const { a, b: [c] } = d as 'x';",
  "import type { a } from 'b'; declare global { interface Window { c: 'd' } }",
])('%s has none', (code) => {
  expect(mutationsOf(code)).toEqual([]);
});

it('a compiled file does what it did, and with a mutant what that does', () => {
  const { code, mutants } = plantMutants('sample.js', 'result = [1, 2].filter((n) => n > 1).length;', 0);
  const resultWith = (active: number | null) => {
    const box = { result: undefined, __mutation: { at: (id: number) => id === active } };
    runInNewContext(code, box);
    return box.result;
  };
  expect(resultWith(null)).toBe(1);
  const idOf = (replacement: string) => mutants.find((each) => each.replacement === replacement)?.id ?? -1;
  expect(resultWith(idOf('(n) >= (1)'))).toBe(2);
  expect(resultWith(idOf('[]'))).toBe(0);
  expect(resultWith(idOf(''))).toBeUndefined();
});
