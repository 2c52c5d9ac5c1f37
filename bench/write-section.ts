import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/performance.md');

/** Puts a benchmark's table into its place in docs/performance.md, and the figures into bench/results. */
export function writeSection(name: string, table: string, result: object): void {
  console.log(`\n${table}`);
  mkdirSync(join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(join(ROOT, `bench/results/${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  const [begin, end] = [`<!-- ${name} bench: begin -->`, `<!-- ${name} bench: end -->`];
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, `${page.split(begin)[0]}${begin}\n${table}${end}${page.split(end)[1]}`);
}
