import type { Language } from '@keelstone/model';
import { JUDGED_LANGUAGES } from './judged-query.ts';
import type { Way } from './measure.ts';
import type { ScoreTables } from './score-table.ts';
import { MORE_IS_BETTER, type ScoreName } from './scores.ts';

/** What all queries of the test split together should reach, in each language. */
const TARGETS: readonly [way: Way, name: ScoreName, target: number][] = [
  ['relevance', 'ndcg', 0.75],
  ['relevance', 'success', 0.85],
  ['relevance', 'zero', 0.03],
  ['relevance', 'noise', 0.4],
  ['recent', 'success', 0.8],
];

type MissedTarget = {
  way: Way;
  language: Language;
  name: ScoreName;
  target: number;
  score: number | undefined;
};

/** The targets that these scores do not reach. */
export function listMissedTargets(tables: ScoreTables): MissedTarget[] {
  return JUDGED_LANGUAGES.flatMap((language) =>
    TARGETS.flatMap(([way, name, target]) => {
      const score = tables[way]?.[`test.${language}`]?.all?.[name];
      const isReached = score !== undefined && (MORE_IS_BETTER[name] ? score >= target : score <= target);
      return isReached ? [] : [{ way, language, name, target, score }];
    }),
  );
}

/** A missed target as a line for people. */
export const printTarget = ({ way, language, name, target, score }: MissedTarget): string =>
  `${way} test.${language}: ${name} is ${score === undefined ? 'unknown' : score.toFixed(3)}, should be ${target}`;
