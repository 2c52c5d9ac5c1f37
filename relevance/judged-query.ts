import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keywordToKeys, LANGUAGES, type Language } from '@keelstone/model';

/** Weights are chosen on `tuning`; `test` only scores the result. */
export const SPLITS = ['tuning', 'test'] as const;
export type Split = (typeof SPLITS)[number];

const NO_ANSWER = 'no-answer';

/** How visitors ask. README.md explains each kind. */
export const KINDS = [
  'names',
  'slips',
  'subjects',
  'other-words',
  'questions',
  'jobs',
  'types',
  'compounds',
  'abbreviations',
  'cross-language',
  NO_ANSWER,
] as const;
type Kind = (typeof KINDS)[number];

/**
 * 3: what the visitor wants. 2: also answers the question. 1: touches on it. Nodes that are not listed have grade
 * 0.
 */
export type Grade = 1 | 2 | 3;

export type JudgedQuery = {
  keyword: string;
  keys: string[];
  kind: Kind;
  /** Whether it is one of the first queries, which were written with the pages' words. */
  first: boolean;
  /** By the demo's key of the node; empty if the demo has no answer. */
  grades: ReadonlyMap<string, Grade>;
};

/** Thrown for an invalid line of judgements. The message is for their author. */
export class UnreadableJudgementError extends Error {
  override name = 'UnreadableJudgementError';
}

const HEADING = /^\[(?<kind>[\w-]+)(?<first>, first)?\]$/;
const LINE = /^(?<keyword>[^:]+): (?<graded>-|[123]( [\w-]+)+(; [123]( [\w-]+)+)*)$/;

type Section = Pick<JudgedQuery, 'kind' | 'first'>;

function readHeading(line: string): Section {
  const { kind, first } = HEADING.exec(line)?.groups ?? {};
  const known = KINDS.find((each) => each === kind);
  if (!known) throw new UnreadableJudgementError(`no kind of queries. Write one of [${KINDS.join('], [')}].`);
  return { kind: known, first: first !== undefined };
}

function readGrades(graded: string): Map<string, Grade> {
  const grades = new Map<string, Grade>();
  for (const part of graded === '-' ? [] : graded.split('; ')) {
    const [grade, ...keys] = part.split(' ');
    for (const key of keys) {
      if (grades.has(key)) throw new UnreadableJudgementError(`grades ${key} twice.`);
      grades.set(key, Number(grade) as Grade);
    }
  }
  return grades;
}

function readQuery(line: string, section: Section | undefined): JudgedQuery {
  const { keyword, graded } = LINE.exec(line)?.groups ?? {};
  if (keyword === undefined || graded === undefined)
    throw new UnreadableJudgementError(
      'no judgement. Write: keyword: 3 key key; 2 key; 1 key, each key that of a node of the demo.',
    );
  if (!section) throw new UnreadableJudgementError('stands above the first heading, such as [questions].');
  const grades = readGrades(graded);
  if (section.kind === NO_ANSWER && grades.size > 0)
    throw new UnreadableJudgementError('has an answer. Write "keyword: -", or put it under another kind.');
  if (section.kind !== NO_ANSWER && Math.max(0, ...grades.values()) < 2)
    throw new UnreadableJudgementError(`has no answer of grade 3 or 2: it belongs under [${NO_ANSWER}].`);
  return { ...section, keyword, keys: keywordToKeys(keyword), grades };
}

/**
 * Parses judgements: headings, queries under them, one a line, and comments, which begin with `#`.
 *
 * @param file for messages
 * @throws UnreadableJudgementError
 */
export function readJudgements(text: string, file: string): JudgedQuery[] {
  const queries: JudgedQuery[] = [];
  let section: Section | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    try {
      if (line.startsWith('[')) section = readHeading(line);
      else if (line.trim() !== '' && !line.startsWith('#')) queries.push(readQuery(line, section));
    } catch (error) {
      if (!(error instanceof UnreadableJudgementError)) throw error;
      throw new UnreadableJudgementError(`${file}:${at + 1}: "${line}" ${error.message}`);
    }
  }
  return queries;
}

/** Languages with judged queries. */
export const JUDGED_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) =>
  existsSync(join(import.meta.dirname, 'judgements', `tuning.${language}.txt`)),
);

/** The judged queries of a language in one split. */
export function loadJudgements(split: Split, language: Language): JudgedQuery[] {
  const file = `${split}.${language}.txt`;
  const text = readFileSync(join(import.meta.dirname, 'judgements', file), 'utf8');
  return readJudgements(text, `relevance/judgements/${file}`);
}
