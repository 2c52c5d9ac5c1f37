/** Mutates the sample with the named tests, and prints the results as JSON: `weak`, `strong` … */
import { join } from 'node:path';
import { runMutants } from '../run-mutants.ts';

const folder = 'mutation/sample';
const tests = process.argv.slice(2).map((name) => `${folder}/${name}.ts`);
const root = join(import.meta.dirname, '..', '..');
try {
  const outcome = await runMutants(root, { name: 'sample', files: [`${folder}/limit.ts`], tests });
  const survivors = outcome.survivors.map(({ original, replacement }) => `${original} → ${replacement}`);
  console.log(
    JSON.stringify({
      count: outcome.mutants.length,
      survivors,
      unrepeatable: [...outcome.unrepeatable.keys()],
    }),
  );
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
}
process.exit();
