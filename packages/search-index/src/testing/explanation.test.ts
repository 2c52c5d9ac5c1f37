import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSearchIndex, type ScoreExplanation } from '../create-search-index.ts';
import { change, document, language, optionsOf, request, take } from './random-histories.fixture.ts';
import { sampleDocument, sampleRequest } from './sample-documents.fixture.ts';

const sumOf = ({ parts, byChoices }: ScoreExplanation): number =>
  parts.flatMap(({ matches }) => matches).reduce((sum, { score }) => sum + score, byChoices);

it('S-26 explanations add up to the score by which results are ordered, in random indexes with random rules', {
  timeout: 120_000,
}, () => {
  const seen = {
    documents: 0,
    typed: 0,
    synonym: 0,
    parts: 0,
    choices: 0,
    form: 0,
    beginning: 0,
    missing: 0,
  };
  const history = fc.array(fc.tuple(change, request), { minLength: 8, maxLength: 12 });
  const bulk = fc.array(document, { maxLength: 20 });
  fc.assert(
    fc.property(language, bulk, history, (spoken, documents, steps) => {
      const index = createSearchIndex(optionsOf(spoken));
      for (const each of documents) index.add(each);
      for (const [each, asked] of steps) {
        take(each, index, index);
        // Random choices are rarely of what is asked for.
        const chosen = [1, 2, 3, 4, 5].map((nid) => ({ nid, weight: nid * 20 }));
        if (each.do === 'set rules')
          index.setRules({ ...each.rules, choices: [{ keys: asked.keys, pages: chosen }] });
        const byScore = { field: 'relevance', direction: 'DESC' } as const;
        const all = { ...asked, conditions: [], sort: [byScore], offset: 0, limit: 100 };
        const { nids, fallback } = index.search(all);
        const explained = index.explain(asked, nids);
        expect(explained.map(({ nid }) => nid)).toEqual(nids);
        for (const [place, each] of explained.entries()) {
          if (each.parts.length === 0) continue;
          expect(sumOf(each)).toBeCloseTo(each.score, 9);
          const better = explained[place - 1];
          // Documents with all words stand first, whatever the others score.
          if (better && fallback.step !== 'all_and_close')
            expect(better.score).toBeGreaterThanOrEqual(each.score);
          seen.documents += 1;
          if (each.byChoices > 0) seen.choices += 1;
          for (const { by, matches } of each.parts) {
            seen[by] += 1;
            if (matches.length === 0) seen.missing += 1;
            for (const { form } of matches) if (form !== 'exact') seen[form] += 1;
          }
        }
      }
    }),
    // Of 150, matches by synonyms were 14 to 30, and once 9.
    { numRuns: 300 },
  );
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(10);
});

const indexOf = (...titles: string[]) => {
  const index = createSearchIndex({ language: 'en' });
  for (const [i, title] of titles.entries()) index.add(sampleDocument({ nid: i + 1, title }));
  return index;
};
const ask = (...keys: string[]) => sampleRequest({ keys, fallback: true });

it('S-26 an explanation names word, form, field, and how often', () => {
  const index = indexOf();
  index.add(
    sampleDocument({ nid: 1, title: 'Audits', alsoFoundBy: 'audit', body: 'audit audit auditorium' }),
  );
  const [explained] = index.explain(ask('audit'), [1]);
  expect(explained?.parts).toHaveLength(1);
  expect(explained?.parts[0]).toMatchObject({ typed: ['audit'], words: ['audit'], by: 'typed', weight: 1 });
  const matches = explained?.parts[0]?.matches.map(({ score, ...match }) => match);
  expect(matches).toEqual([
    { word: 'audits', form: 'form', field: 'title', times: 1 },
    { word: 'audit', form: 'exact', field: 'alsoFoundBy', times: 1 },
    { word: 'audit', form: 'exact', field: 'body', times: 2 },
    { word: 'auditorium', form: 'beginning', field: 'body', times: 1 },
  ]);
});

it('S-26 an explanation names the rule of a synonym, the parts of a compound, and what a document lacks', () => {
  const rule = { phrases: ['quay'], finds: ['harbour wall'], weight: 0.5 };
  const index = indexOf('Harbour wall', 'Covid rules 19', 'Railway audit', 'Other');
  index.setRules({ synonyms: [rule], pinned: [] });
  expect(index.explain(ask('quay'), [1, 4])).toMatchObject([
    { parts: [{ typed: ['quay'], words: ['harbour', 'wall'], by: 'synonym', rule, weight: 0.5 }] },
    { score: 0, parts: [] },
  ]);
  expect(index.explain(ask('covid19'), [2])[0]?.parts).toMatchObject([
    { typed: ['covid'], by: 'typed' },
    { typed: ['19'], by: 'typed' },
  ]);
  const [lacking] = index.explain(ask('railway', 'audit', 'zyxel'), [3]);
  expect(lacking?.parts.map(({ typed, matches }) => [typed, matches.length])).toEqual([
    [['railway'], 1],
    [['audit'], 1],
    [['zyxel'], 0],
  ]);
});

it('S-30 an explanation says what choices add, which is bounded', () => {
  const index = indexOf('Audit', 'Audit');
  index.setRules({
    synonyms: [],
    pinned: [],
    choices: [{ keys: ['audit'], pages: [{ nid: 1, weight: 1_000_000 }] }],
  });
  const [chosen, other] = index.explain(ask('audit'), [1, 2]);
  expect(chosen?.byChoices).toBeCloseTo(0.3 * (other?.score ?? 0), 3);
  expect(other?.byChoices).toBe(0);
});
