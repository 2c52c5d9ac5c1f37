import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '../docs/performance.md');

/** Replaces the part of docs/performance.md between the marks of one benchmark. */
export function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.split(begin)[0], page.split(end)[1]];
  writeFileSync(PAGE, `${before}${begin}\n${text}${end}${after}`);
}
