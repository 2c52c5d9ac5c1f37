import { LANGUAGES, type Language } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { expect, it } from 'vitest';
import { sayChanges } from './say-changes.ts';

/** A language that `npm run new` has just made still says everything in English. */
const isTranslated = (language: Language) => {
  const [own, english] = [language, LANGUAGES[0]].map((each) => JSON.stringify(messagesOf(each, 'search')));
  return language === LANGUAGES[0] || own !== english;
};

const NONE = { step: 'none', dropped: [] } as const;

it('S-26 several corrected words are one sentence, with the capitals of who typed them', () => {
  const corrections = [
    { typed: 'Suplier', used: 'supplier' },
    { typed: 'wotch', used: 'watch' },
  ];
  expect(sayChanges({ corrections, fallback: NONE }, messagesOf('en', 'search'))).toBe(
    'Nothing was found for “Suplier wotch”. These results are for “Supplier watch”.',
  );
  const umlaut = [{ typed: 'Ümlaut', used: 'umlaut' }];
  expect(sayChanges({ corrections: umlaut, fallback: NONE }, messagesOf('de', 'search'))).toContain(
    '„Umlaut“',
  );
});

it('S-26 nothing is said when the results have all words as typed', () => {
  expect(sayChanges({ corrections: [], fallback: NONE }, messagesOf('en', 'search'))).toBe('');
});

it('S-27 says that no page has all words, and which words of a question were left out', () => {
  const fallback = { step: 'question_words', dropped: ['tell', 'me'] } as const;
  expect(sayChanges({ corrections: [], fallback }, messagesOf('en', 'search'))).toBe(
    'No page has all of these words. These have all but “tell me”.',
  );
});

it('S-27 says whether some of the results or none have all words, after what was corrected', () => {
  const fallback = { step: 'majority', dropped: [] } as const;
  const corrections = [{ typed: 'suplier', used: 'supplier' }];
  const most = 'No page has all of these words. These come closest.';
  expect(sayChanges({ corrections: [], fallback }, messagesOf('en', 'search'))).toBe(most);
  expect(sayChanges({ corrections, fallback }, messagesOf('en', 'search'))).toBe(
    `Nothing was found for “suplier”. These results are for “supplier”. ${most}`,
  );
  const few = { step: 'all_and_close', dropped: [] } as const;
  expect(sayChanges({ corrections: [], fallback: few }, messagesOf('en', 'search'))).toBe(
    'Few pages have all of these words. Others come close.',
  );
  const translated = LANGUAGES.filter(isTranslated);
  expect(translated).toEqual(expect.arrayContaining(['en', 'de', 'fr']));
  const said = translated.flatMap((language) =>
    [fallback, few].map((each) =>
      sayChanges({ corrections: [], fallback: each }, messagesOf(language, 'search')),
    ),
  );
  expect(new Set(said).size).toBe(2 * translated.length);
});
