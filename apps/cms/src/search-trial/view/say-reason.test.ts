import { expect, it } from 'vitest';
import { sayMatch, sayMove, sayOutcome, sayShare, sayWords } from './say-reason.ts';

const match = { word: 'audits', form: 'form', field: 'title', times: 1, score: 2 } as const;
const part = {
  typed: ['audit'],
  words: ['audit'],
  by: 'typed',
  rule: null,
  weight: 1,
  matches: [match],
} as const;
const said = (more: object, corrections: { typed: string; used: string }[] = []) =>
  sayWords({ ...part, ...more } as never, { corrections });

it('S-26 says by which words a page is found', () => {
  expect(said({})).toBe('“audit”');
  expect(said({}, [{ typed: 'audti', used: 'audit' }])).toBe('“audit”, corrected from “audti”');
  expect(said({ matches: [] })).toBe('“audit” is not on this page');
  const synonym = { by: 'synonym', words: ['site', 'check'], weight: 0.5 };
  expect(said({ ...synonym, rule: { phrases: ['audit'], finds: ['site check'] } })).toBe(
    '“audit” by the synonym “site check”, weight 0.5, of the group audit → site check',
  );
  expect(said({ ...synonym, rule: { phrases: ['audit', 'site check'] } })).toContain(
    'group audit · site check',
  );
  expect(said({ by: 'parts', typed: ['covid19'], words: ['covid', '19'], weight: 0.5 })).toBe(
    '“covid19” by the compound or its parts “covid 19”, weight 0.5',
  );
});

it('S-26 says where the words stand, and for how much', () => {
  expect(sayMatch(match)).toBe('title – audits as another form');
  expect(sayMatch({ ...match, form: 'exact', field: 'body', times: 3 })).toBe('text – audits, 3 times');
  expect([sayShare(1, 4), sayShare(0, 0)]).toEqual(['25%', '']);
});

it('S-26 says what a search had to change', () => {
  const plain = { corrections: [], fallback: { step: 'none', dropped: [] }, didYouMean: null } as const;
  const outcome = (more: object) =>
    sayOutcome({ total: 1, recommended: [], results: [], ...plain, ...more } as never);
  expect(outcome({})).toBe('1 page.');
  expect(outcome({ total: 0, didYouMean: 'audit' })).toBe('No results. Did you mean “audit”?');
  expect(outcome({ total: 7, fallback: { step: 'majority', dropped: ['zyxel'] } })).toBe(
    '7 pages. No page has all words, so these come closest. Left out “zyxel”.',
  );
  expect(outcome({ corrections: [{ typed: 'audti', used: 'audit' }] })).toBe(
    '1 page. “audti” was corrected to “audit”.',
  );
});

it.each([
  [null, 3, 'Comes in'],
  [3, null, 'Goes out'],
  [3, 1, 'Rises'],
  [1, 3, 'Falls'],
  [2, 2, 'Stays'],
])('S-26 a page from rank %j to %j: %s', (before, after, move) => {
  expect(sayMove({ before, after })).toBe(move);
});
