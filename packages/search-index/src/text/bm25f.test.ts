import { LANGUAGES, type Language } from '@keelstone/languages/languages.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { Correction, SearchDocument } from '../search-index.ts';
import type { SearchRules, SynonymRule } from '../search-rules.ts';
import { referenceScores } from '../testing/reference-scores.ts';
import { sampleDocument, sampleRequest } from '../testing/sample-documents.fixture.ts';
import { inverseDocumentFrequency, lengthNorm, RANKING, saturate } from './bm25f.ts';
import { toConcepts } from './concepts.ts';
import { FIELDS, textIn } from './frequencies.ts';
import { parseKeys, type QueryWord } from './query-words.ts';
import { stemForm } from './stem-word.ts';
import { Synonyms } from './synonyms.ts';
import { foldWord, splitWords } from './words.ts';

/** The words of the keys, those that the index has corrected by what it used instead: that word, and no beginning. */
const wordsAsked = (keys: readonly string[], language: Language, corrections: readonly Correction[]) =>
  parseKeys(keys, language).map((group) =>
    group.map((word): QueryWord => {
      const used = corrections.find(({ typed }) => typed === word.text)?.used;
      if (used === undefined) return word;
      const [form = ''] = foldWord(used);
      return { text: used, forms: [form], stems: [stemForm(form, language)], prefix: false };
    }),
  );

function scoresOf(
  documents: readonly SearchDocument[],
  groups: readonly QueryWord[][],
  rules: readonly SynonymRule[],
  language: Language,
): Map<number, number> {
  const words = documents.flatMap((document) =>
    FIELDS.flatMap((field) => splitWords(textIn(document, field)).flatMap(foldWord)),
  );
  const isIn = ({ forms, stems, prefix }: QueryWord) =>
    words.some(
      (word) =>
        stems.includes(stemForm(word, language)) || (prefix && forms.some((asked) => word.startsWith(asked))),
    );
  const concepts = toConcepts(groups, 'AND', {
    language,
    synonyms: new Synonyms(rules, language, RANKING.synonym),
    vocabulary: { knows: isIn, hasForm: (form) => words.includes(form) },
    compoundWeight: RANKING.compound,
  });
  return referenceScores(documents, concepts.flat(), { language, ranking: RANKING }).scores;
}

type Chosen = NonNullable<SearchRules['choices']>;

const stemsOf = (keys: readonly string[], language: Language) =>
  keys
    .flatMap((key) => splitWords(key).flatMap(foldWord))
    .map((form) => stemForm(form, language))
    .sort()
    .join(' ');

/** The definition: what was chosen for the same stems raises a score, relative to what was chosen most. */
function factorOf(nid: number, keys: readonly string[], choices: Chosen, language: Language): number {
  const asked = stemsOf(keys, language);
  const pages = choices.flatMap((each) => (stemsOf(each.keys, language) === asked ? each.pages : []));
  const weightOf = (own: number) =>
    pages.reduce((sum, page) => sum + (page.nid === own ? page.weight : 0), 0);
  const most = Math.max(0, ...pages.map((page) => weightOf(page.nid)));
  return 1 + (RANKING.choice * weightOf(nid)) / (most + RANKING.choiceDoubt);
}

const word = fc.constantFrom(
  'risk',
  'risks',
  'policy',
  'policies',
  'register',
  'registers',
  'claim',
  'Über',
  'a',
  "l'évaluation",
  'Évaluations',
  'travaux',
  'travail',
);
const text = (most: number) => fc.array(word, { maxLength: most }).map((words) => words.join(' '));

const phrase = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
const rule: fc.Arbitrary<SynonymRule> = fc.record(
  {
    phrases: fc.array(phrase, { minLength: 1, maxLength: 3 }),
    finds: fc.array(phrase, { minLength: 1, maxLength: 2 }),
    weight: fc.constantFrom(0.2, 0.7, 1),
  },
  { requiredKeys: ['phrases'] },
);

const chosen = fc.record({
  keys: fc.array(word, { minLength: 1, maxLength: 2 }),
  pages: fc.array(
    fc.record({ nid: fc.integer({ min: 1, max: 27 }), weight: fc.integer({ min: 1, max: 90 }) }),
    {
      maxLength: 4,
    },
  ),
});

it('S-26 S-28 S-30 ranks as the formula says in each language, over random documents, removals, synonyms, choices and queries', () => {
  const document = fc.record({
    title: text(4),
    alsoFoundBy: text(4),
    terms: text(3),
    excerpt: text(6),
    body: text(90),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      fc.array(document, { minLength: 1, maxLength: 25 }),
      fc.array(fc.nat(24), { maxLength: 6 }),
      fc.array(fc.oneof(word, fc.constantFrom('r', 're', 'pol', 'eval', 'é')), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.array(rule, { maxLength: 3 }),
      fc.array(chosen, { maxLength: 4 }),
      (language, texts, removed, keys, synonyms, choices) => {
        const index = createSearchIndex({ language });
        index.setRules({ synonyms, pinned: [], choices });
        const all = texts.map((own, i) => sampleDocument({ ...own, nid: i + 1, created: i % 3 }));
        for (const each of all) index.add(each);
        for (const i of removed) index.remove(i + 1);
        const left = all.filter(({ nid }) => !removed.includes(nid - 1));
        const request = sampleRequest({
          keys,
          limit: 100,
          sort: [{ field: 'relevance', direction: 'DESC' }],
        });
        const { nids, corrections } = index.search(request);
        const plain = scoresOf(left, wordsAsked(keys, language, corrections), synonyms, language);
        const scores = new Map(
          [...plain].map(([nid, score]) => [nid, score * factorOf(nid, keys, choices, language)]),
        );
        const created = new Map(left.map((each) => [each.nid, each.created]));
        const wordsOf = (nid: number) => JSON.stringify(texts[nid - 1]);
        for (const [i, nid] of nids.slice(1).entries()) {
          const before = nids[i] as number;
          const difference = (scores.get(before) as number) - (scores.get(nid) as number);
          expect(difference).toBeGreaterThan(-1e-9);
          // Documents with equal texts and choices have equal scores, and age decides.
          if (wordsOf(before) === wordsOf(nid) && difference === 0)
            expect(created.get(before)).toBeGreaterThanOrEqual(created.get(nid) as number);
        }
      },
    ),
    {
      numRuns: 300,
      // In French, "registers" is no form of "register", but is corrected to it.
      examples: [
        [
          'fr',
          [
            { title: '', alsoFoundBy: 'Évaluations risk', terms: '', excerpt: '', body: '' },
            { title: '', alsoFoundBy: 'register', terms: '', excerpt: "l'évaluation", body: '' },
          ],
          [],
          ['registers', 'é'],
          [{ phrases: ['register'], finds: ['risks'] }],
          [],
        ],
      ],
    },
  );
  // Hundreds of indexes are built, which takes long on a busy machine.
}, 120_000);

it('S-26 a rarer word counts for more, a longer body for less, and no number of mentions for everything', () => {
  expect(inverseDocumentFrequency(1000, 1)).toBeGreaterThan(inverseDocumentFrequency(1000, 500));
  expect(inverseDocumentFrequency(10, 10)).toBeGreaterThan(0);
  expect(lengthNorm(0.5, 800, 400)).toBeGreaterThan(lengthNorm(0.5, 200, 400));
  expect(saturate(1000, RANKING)).toBeLessThan(1);
});
