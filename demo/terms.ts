import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language, Vocabulary } from '@keelstone/model';
import { parse } from 'yaml';

export type DemoTerm = { vocabulary: Vocabulary; key: string; label: Record<Language, string> };

const FOLDER = join(import.meta.dirname, 'full', 'vocabularies');

/** The demo's terms, read without loading the CMS, which a benchmark must not hold in memory. */
export const demoTerms: DemoTerm[] = readdirSync(FOLDER).flatMap((file) => {
  const vocabulary = basename(file, '.yaml').replaceAll('-', '_') as Vocabulary;
  const terms = parse(readFileSync(join(FOLDER, file), 'utf8')) as Omit<DemoTerm, 'vocabulary'>[];
  return terms.map((term) => ({ ...term, vocabulary }));
});
