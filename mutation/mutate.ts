/**
 * Runs mutation tests: `npm run mutate` for all modules, which also rewrites the page of results, `npm run mutate
 * -- search-url consent` for some.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTATED_MODULES } from './mutated-modules.ts';
import { LEAST_SCORE, say, scoreOf, writePage } from './report.ts';
import { type Outcome, runMutants } from './run-mutants.ts';

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => MUTATED_MODULES.every((each) => each.name !== name));
if (unknown.length > 0) {
  const names = MUTATED_MODULES.map(({ name }) => name).join(', ');
  console.error(`There is no module ${unknown.join(', ')} to mutate. There are: ${names}.`);
  process.exit(2);
}

const outcomes = new Map<string, Outcome>();
for (const module of MUTATED_MODULES) {
  if (asked.length > 0 && !asked.includes(module.name)) continue;
  const outcome = await runMutants(root, module);
  outcomes.set(module.name, outcome);
  console.log(say(module.name, outcome));
}
if (asked.length === 0) writeFileSync(join(import.meta.dirname, 'results.md'), writePage(outcomes));
process.exit([...outcomes.values()].every((outcome) => scoreOf(outcome) >= LEAST_SCORE) ? 0 : 1);
