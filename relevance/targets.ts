import type { Language } from '@keelstone/model';
import { JUDGED_LANGUAGES } from './judged-query.ts';
import type { Way } from './measure.ts';
import type { ScoreTables } from './score-table.ts';
import { MORE_IS_BETTER, type ScoreName } from './scores.ts';

type Target = readonly [way: Way, name: ScoreName, target: number, kind?: string];

/** What all queries of the test split together should reach, in each language. */
const TARGETS: readonly Target[] = [
  ['relevance', 'ndcg', 0.75],
  ['relevance', 'success', 0.85],
  ['relevance', 'zero', 0.03],
  ['relevance', 'noise', 0.4],
  ['recent', 'success', 0.8],
];

/**
 * What was found well before searches gave way in steps, and should not suffer from it: nDCG@10 at that time
 * (README.md) less 0.01. By language and kind of queries.
 */
const FLOORS: Partial<Record<Language, Readonly<Record<string, number>>>> = {
  en: { first: 0.814, names: 0.9, slips: 0.74 },
  de: { first: 0.819, names: 0.89, slips: 0.59 },
};

const floorsOf = (language: Language): Target[] =>
  Object.entries(FLOORS[language] ?? {}).map(([kind, floor]) => ['relevance', 'ndcg', floor, kind]);

type MissedTarget = {
  way: Way;
  language: Language;
  /** `all`, `first` or a kind of queries, for which there is a floor. */
  kind: string;
  name: ScoreName;
  target: number;
  score: number | undefined;
};

/** The targets and floors that these scores do not reach. */
export function listMissedTargets(tables: ScoreTables): MissedTarget[] {
  return JUDGED_LANGUAGES.flatMap((language) =>
    [...TARGETS, ...floorsOf(language)].flatMap(([way, name, target, kind = 'all']) => {
      const score = tables[way]?.[`test.${language}`]?.[kind]?.[name];
      const isReached = score !== undefined && (MORE_IS_BETTER[name] ? score >= target : score <= target);
      return isReached ? [] : [{ way, language, kind, name, target, score }];
    }),
  );
}

/** A missed target as a line for people. */
export const printTarget = ({ way, language, kind, name, target, score }: MissedTarget): string =>
  `${way} test.${language}${kind === 'all' ? '' : ` ${kind}`}: ${name} is ${score === undefined ? 'unknown' : score.toFixed(3)}, should be ${target}`;
