import { describe, expect, it } from 'vitest';
import { openDemo } from '../demo/open-demo.ts';
import { listDemoDocuments } from './demo-documents.ts';
import { loadJudgements, readJudgements, SPLITS, UnreadableJudgementError } from './judged-query.ts';
import { readCommittedScores, scoreDemo, summarise } from './relevance.ts';
import { type Scores, scoreResults } from './scores.ts';

/** How much a score may drop by a change of the demo's texts before somebody has to review it. */
const TOLERANCE = 0.01;
const LANGUAGES = ['en', 'de'] as const;

const committed = readCommittedScores();
const now = summarise(scoreDemo());

describe('relevance over the demo', () => {
  it.each(Object.keys(committed))('S-26 the scores of %s do not fall below the committed ones', (part) => {
    for (const [name, score] of Object.entries(committed[part] as Scores)) {
      const fall = score - (now[part]?.[name as keyof Scores] ?? 0);
      expect(fall, `${name} fell; npm run relevance shows where`).toBeLessThanOrEqual(TOLERANCE);
    }
  });

  it('S-26 at least 150 queries are judged, about half of them kept from tuning, none twice', () => {
    const queries = SPLITS.map((split) => LANGUAGES.flatMap((language) => loadJudgements(split, language)));
    const [tuning = 0, test = 0] = queries.map((each) => each.length);
    expect(tuning + test).toBeGreaterThanOrEqual(150);
    expect(Math.abs(tuning - test) / (tuning + test)).toBeLessThan(0.05);
    expect(Object.keys(now)).toEqual(Object.keys(committed));
    for (const language of LANGUAGES) {
      const keywords = SPLITS.flatMap((split) => loadJudgements(split, language)).map((each) => each.keyword);
      expect(new Set(keywords).size).toBe(keywords.length);
    }
  });

  it.each(LANGUAGES)('S-26 judgements name nodes that are published in %s', (language) => {
    const keys = new Set(listDemoDocuments(language).map(({ url }) => url));
    const judged = SPLITS.flatMap((split) => loadJudgements(split, language));
    expect(judged.flatMap(({ grades }) => [...grades.keys()]).filter((key) => !keys.has(key))).toEqual([]);
    expect(keys.size).toBeLessThan(openDemo().entries.length);
  });
});

describe('how results are scored', () => {
  const grades = new Map([
    ['best', 3],
    ['good', 2],
    ['fair', 1],
  ] as const);

  it('S-26 the best order scores 1, a worse one less, nothing 0', () => {
    expect(scoreResults(['best', 'good', 'fair'], grades)).toEqual({ ndcg: 1, recall: 1, mrr: 1 });
    expect(scoreResults(['other', 'none'], grades)).toEqual({ ndcg: 0, recall: 0, mrr: 0 });
    const late = scoreResults(['other', 'best'], grades);
    // (7 / log2 3) of 7 + 3 / log2 3 + 1 / 2
    expect(late.ndcg).toBeCloseTo(4.416508 / 9.392789, 5);
    expect(late).toMatchObject({ recall: 1 / 3, mrr: 1 / 2 });
  });

  it('S-26 what stands below the tenth result does not count', () => {
    const results = [...Array.from({ length: 10 }, (_, i) => `other-${i}`), 'best'];
    expect(scoreResults(results, grades).ndcg).toBe(0);
  });
});

describe('judgements', () => {
  it('S-26 are read line by line, remarks left out', () => {
    const [query, ...others] = readJudgements('# a remark\n\nnear miss: 3 one two; 1 three\n');
    expect(others).toEqual([]);
    expect(query).toMatchObject({ keyword: 'near miss', keys: ['near', 'miss'] });
    expect([...(query?.grades ?? [])]).toEqual([
      ['one', 3],
      ['two', 3],
      ['three', 1],
    ]);
  });

  it('S-26 a line that is none is refused with what a line looks like', () => {
    for (const line of ['near miss', 'near miss: 4 one', 'near miss: one', ': 3 one'])
      expect(() => readJudgements(line)).toThrow(UnreadableJudgementError);
  });
});
