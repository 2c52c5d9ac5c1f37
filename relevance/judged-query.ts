import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keywordToKeys, LANGUAGES, type Language } from '@keelstone/model';

/** Weights are chosen on `tuning`; `test` only scores the result. */
export const SPLITS = ['tuning', 'test'] as const;
export type Split = (typeof SPLITS)[number];

/**
 * 3: what the visitor wants. 2: also answers the question. 1: touches on it. Nodes that are not listed have grade
 * 0.
 */
export type Grade = 1 | 2 | 3;

export type JudgedQuery = {
  keyword: string;
  keys: string[];
  /** By the demo's key of the node. */
  grades: ReadonlyMap<string, Grade>;
};

/** Thrown for an invalid line of judgements. The message is for their author. */
export class UnreadableJudgementError extends Error {
  override name = 'UnreadableJudgementError';
}

const LINE = /^(?<keyword>[^:]+):(?<graded>( [123]( [\w-]+)+;?)+)$/;

function readLine(line: string): JudgedQuery {
  const { keyword, graded } = LINE.exec(line)?.groups ?? {};
  if (keyword === undefined || graded === undefined) {
    throw new UnreadableJudgementError(
      `"${line}" is no judgement. Write: keyword: 3 key key; 2 key; 1 key, each key that of a node of the demo.`,
    );
  }
  const grades = graded.split(';').flatMap((part) => {
    const [grade, ...keys] = part.trim().split(' ');
    return keys.map((key): [string, Grade] => [key, Number(grade) as Grade]);
  });
  return { keyword, keys: keywordToKeys(keyword), grades: new Map(grades) };
}

/** Parses judgements: one query per line; lines that begin with `#` are comments. @throws UnreadableJudgementError */
export function readJudgements(text: string): JudgedQuery[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readLine);
}

/** Languages with judged queries. */
export const JUDGED_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) =>
  existsSync(join(import.meta.dirname, 'judgements', `tuning.${language}.txt`)),
);

/** The judged queries of a language in one split. */
export function loadJudgements(split: Split, language: Language): JudgedQuery[] {
  const file = join(import.meta.dirname, 'judgements', `${split}.${language}.txt`);
  return readJudgements(readFileSync(file, 'utf8'));
}
