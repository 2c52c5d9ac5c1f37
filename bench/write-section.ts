import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Where figures are written. Elsewhere than usual, docs/ stays as it is: for tests of the benchmarks themselves. */
const ELSEWHERE = process.env.BENCH_RESULTS;
export const RESULTS = ELSEWHERE ?? join(ROOT, 'bench/results');
/** Pictures of figures, beside the pages that show them. */
const PICTURES = 'pictures/bench';

/** Replaces a marked part of a page in docs/. */
export function writePart(page: string, name: string, words: string): void {
  if (ELSEWHERE) return;
  const path = join(ROOT, 'docs', page);
  const [begin, end] = [`<!-- ${name} bench: begin -->`, `<!-- ${name} bench: end -->`];
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, `${text.split(begin)[0]}${begin}\n${words}${end}${text.split(end)[1]}`);
}

/** Writes a benchmark's table into docs/performance.md, and its figures into bench/results. */
export function writeSection(name: string, table: string, result: object): void {
  console.log(`\n${table}`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  writePart('performance.md', name, table);
}

/** Writes a picture for a page in docs/. Returns the Markdown that shows it, with its description as the text. */
export function writePicture(name: string, svg: string): string {
  const folder = ELSEWHERE ?? join(ROOT, 'docs', PICTURES);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.svg`), svg);
  const read = (tag: string) => new RegExp(`<${tag} [^>]*>([^<]*)<`).exec(svg)?.[1] ?? '';
  return `![${read('title')}. ${read('desc')}](${PICTURES}/${name}.svg)`;
}

/** Writes a whole page of docs/. */
export function writePage(page: string, words: string): void {
  const folder = ELSEWHERE ?? join(ROOT, 'docs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, page), words);
}
