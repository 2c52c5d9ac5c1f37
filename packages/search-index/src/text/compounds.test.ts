import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import { sampleDocument, sampleRequest } from '../testing/sample-documents.fixture.ts';
import { joinWords, splitCompound } from './compounds.ts';
import { parseKeys, type QueryWord, toQueryWords } from './query-words.ts';

type Spoken = 'en' | 'de' | 'fr';

/** The words of some texts. */
function vocabularyOf(language: Spoken, ...texts: string[]) {
  const words = texts.flatMap((text) => toQueryWords(text, language));
  const stems = new Set(words.flatMap((word) => word.stems));
  return {
    knows: (word: QueryWord) => word.stems.some((stem) => stems.has(stem)),
    hasForm: (form: string) => words.some((word) => word.forms.includes(form)),
  };
}

function indexOf(language: Spoken, ...bodies: string[]) {
  const index = createSearchIndex({ language });
  for (const [i, body] of bodies.entries()) index.add(sampleDocument({ nid: i + 1, body }));
  return (keyword: string) =>
    index.search(
      sampleRequest({ keys: keyword.split(' '), sort: [{ field: 'relevance', direction: 'DESC' }] }),
    ).nids;
}

describe('the parts of a compound', () => {
  it.each<[Spoken, string, string, string[] | null]>([
    ['de', 'Wasserschaden', 'Schäden durch Wasser', ['wasser', 'schaden']],
    ['de', 'Arbeitsunfall', 'Unfälle bei der Arbeit', ['arbeits', 'unfall']],
    ['de', 'Lieferantenfragebogen', 'Der Fragebogen für jeden Lieferanten', ['lieferanten', 'fragebogen']],
    ['de', 'Schadenrückstellung', 'Rückstellungen, Schaden', ['schaden', 'ruckstellung']],
    ['de', 'Ausfall', 'aus einem Fall', null],
    ['de', 'Wasserschaden', 'nur Wasser', null],
    ['en', 'checklist', 'a list to check', ['check', 'list']],
    ['en', 'claims2024', 'claims 2024', ['claims', '2024']],
    ['en', 'carbon', 'on a car', null],
    ['en', 'reliable', 'He relies on the able', null],
    ['fr', 'presquaccident', 'un presqu’accident', ['presqu', 'accident']],
    ['fr', 'sécuritédonnées', 'sécurités, données', null],
    ['fr', 'covid19', 'covid 19', ['covid', '19']],
    ['fr', '1900', '1\u202f900 sinistres', ['1', '900']],
    ['de', '1250000', '1.250.000 Euro', ['1', '250', '000']],
    ['en', '247', '24/7', ['24', '7']],
    ['fr', '9997', '99,97 %', ['99', '97']],
    ['en', '2024', '2 reports', null],
    ['en', '2031', '20 of 31', null],
    ['en', '0123456789', '0,123,456,789', null],
  ])('S-26 in %s, the parts of %s where texts have "%s" are %j', (language, typed, text, parts) => {
    const [[word]] = parseKeys([typed], language) as [[QueryWord]];
    const found = splitCompound(word, language, vocabularyOf(language, text));
    expect(found?.map(({ forms }) => forms[0]) ?? null).toEqual(parts);
  });

  it('S-26 of several splits, the one with the longest short part counts', () => {
    const vocabulary = vocabularyOf('en', 'work workplace place places laces');
    const [[word]] = parseKeys(['workplaces'], 'en') as [[QueryWord]];
    expect(splitCompound(word, 'en', vocabulary)?.map(({ text }) => text)).toEqual(['work', 'places']);
  });
});

describe('compounds in a search', () => {
  it.each<[Spoken, string, string]>([
    ['de', 'Wasserschaden', 'Der Schaden durch Wasser'],
    ['de', 'Schaden durch Wasser', 'Ein Wasserschaden'],
    ['de', 'Unfall Arbeit', 'Der Arbeitsunfall'],
    ['en', 'checklist', 'Check this list'],
    ['en', '1900 claims', 'About 1,900 claims a year'],
    ['en', 'check list', 'A checklist'],
    ['fr', 'keelstoneexample', 'hello@keelstone.example'],
    ['en', 'check-list', 'The checklists'],
    ['en', 'covid19', 'COVID-19'],
    ['en', 'covid 19', 'covid19'],
    ['en', '30-day', 'within 30 days'],
    ['en', '30day rule', 'the rule of 30 days'],
    ['de', 'ISO 27001', 'nach ISO27001'],
  ])('S-26 in %s, "%s" finds "%s"', (language, keyword, body) => {
    expect(indexOf(language, body, 'Nothing of it')(keyword)).toEqual([1]);
  });

  it('S-26 pages with the words as they were typed come first', () => {
    const search = indexOf('de', 'Wasserschaden', 'Schaden, Wasser');
    expect(search('Schaden Wasser')).toEqual([2, 1]);
    expect(indexOf('en', 'check list', 'checklist')('checklist')).toEqual([2]);
  });

  it('S-26 a word that the parts explain is not corrected to another one', () => {
    const index = createSearchIndex({ language: 'de' });
    index.add(sampleDocument({ nid: 1, title: 'Schaden, Wasser' }));
    index.add(sampleDocument({ nid: 2, title: 'Wasserschatten' }));
    const { nids, corrections } = index.search(sampleRequest({ keys: ['Wasserschaden'] }));
    expect([nids, corrections]).toEqual([[1], []]);
  });

  it('S-26 are not looked for in what is longer than any word, place by place', () => {
    let asked = 0;
    const knows = () => {
      asked += 1;
      return false;
    };
    const split = (letters: string) =>
      toQueryWords(letters, 'de').map((w) => splitCompound(w, 'de', { knows, hasForm: () => false }));
    const LONGEST = 'rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
    expect(split(LONGEST)).toEqual([null]);
    expect(asked).toBeGreaterThan(50);
    asked = 0;
    // One letter that is 18 when it is decomposed.
    expect(split('\ufdfa'.repeat(99))).toEqual([null]);
    expect(asked).toBeLessThan(2);
  });

  it('S-26 neighbours that are asked for with OR are words of their own', () => {
    const index = createSearchIndex({ language: 'en' });
    index.add(sampleDocument({ nid: 1, title: 'checklist' }));
    const request = sampleRequest({ keys: ['check', 'list'], conjunction: 'OR' });
    expect(index.search(request).total).toBe(0);
  });
});

describe('two words that are joined', () => {
  it('S-26 are the same, whichever spelling of a corrected word came first', () => {
    const vocabulary = vocabularyOf('de', 'Überprüfung, Überprüfungen');
    const [ending] = toQueryWords('en', 'de') as [QueryWord];
    const joined = ['überprüfung', 'uberprufung'].map((text) => {
      const corrected = { text, forms: ['uberprufung'], stems: ['uberpruf'], prefix: false };
      return joinWords(corrected, ending, 'de', vocabulary).map(({ forms }) => forms);
    });
    expect(joined[0]).toContainEqual(['uberprufungen']);
    expect(joined[0]).toEqual(joined[1]);
  });

  it('S-26 keep both spellings of an umlaut that was typed', () => {
    const [typed, ending] = toQueryWords('Überprüfung en', 'de') as [QueryWord, QueryWord];
    const joined = joinWords(typed, ending, 'de', vocabularyOf('de', 'Überprüfungen'));
    expect(joined.map(({ forms }) => forms)).toContainEqual(['uberprufungen', 'ueberpruefungen']);
  });
});
