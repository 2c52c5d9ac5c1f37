import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Replaces a marked part of a page in docs/. */
export function writePart(page: string, name: string, words: string): void {
  const path = join(ROOT, 'docs', page);
  const [begin, end] = [`<!-- ${name} bench: begin -->`, `<!-- ${name} bench: end -->`];
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, `${text.split(begin)[0]}${begin}\n${words}${end}${text.split(end)[1]}`);
}

/** Writes a benchmark's table into docs/performance.md, and its figures into bench/results. */
export function writeSection(name: string, table: string, result: object): void {
  console.log(`\n${table}`);
  mkdirSync(join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(join(ROOT, `bench/results/${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  writePart('performance.md', name, table);
}
