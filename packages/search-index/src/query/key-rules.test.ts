import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import { NO_RULES, type SearchRules } from '../search-rules.ts';
import { plainDistance } from '../testing/brute-force-lexicon.ts';
import { sampleDocument, sampleRequest } from '../testing/sample-documents.fixture.ts';
import { editDistance } from '../text/edit-distance.ts';
import { unitsOf } from '../text/word-table.ts';

const TITLES = [
  'Attestation Round',
  'Incident Desk',
  'Risk register',
  'BCM for hospitals',
  'Business continuity',
];

function indexOf(titles: readonly string[], language: 'en' | 'de' = 'en', rules: Partial<SearchRules> = {}) {
  const index = createSearchIndex({ language });
  for (const [i, title] of titles.entries()) index.add(sampleDocument({ nid: i + 1, title }));
  index.setRules({ synonyms: [], pinned: [], ...rules });
  return index;
}

const request = (keyword: string) => sampleRequest({ keys: keyword.split(' ') });

describe('slips of the pen', () => {
  it.each([
    ['Attestaton', 1, 'attestation'],
    ['attesttaion', 1, 'attestation'],
    ['Inciednt desk', 2, 'incident'],
    ['rsik register', 3, 'risk'],
  ])('S-26 %j finds document %i by %j', (keyword, nid, used) => {
    const { nids, corrections } = indexOf(TITLES).search(request(keyword));
    expect(nids).toEqual([nid]);
    expect(corrections.map((each) => each.used)).toEqual([used]);
  });

  it('S-26 German words are found and named with their umlauts', () => {
    const { nids, corrections } = indexOf(['Die Überprüfung'], 'de').search(request('Überprüfnug'));
    expect([nids, corrections]).toEqual([[1], [{ typed: 'Überprüfnug', used: 'überprüfung' }]]);
  });

  it('S-26 words that any document has are taken as they are, and so are short ones and numbers', () => {
    const index = indexOf(['risk', 'disk', 'form 2024', 'BCM']);
    expect(index.search(request('disk')).nids).toEqual([2]);
    for (const keyword of ['2025', 'bcn', 'risk disk']) expect(index.search(request(keyword)).total).toBe(0);
  });

  it('S-26 a correction that finds nothing is none', () => {
    expect(indexOf(TITLES).search(request('Inciednt register')).corrections).toEqual([]);
  });

  it('S-26 the spelling that is offered finds something, though the likeliest one does not', () => {
    const index = indexOf(['A stable form', 'Stable terms', 'Letter to the stage']);
    expect(index.search(request('letter stagle')).total).toBe(0);
    expect(index.suggestSpelling(request('letter stagle'))).toEqual(['letter', 'stage']);
    expect(index.suggestSpelling(request('letter zzzzzz'))).toBeNull();
  });

  it('S-26 no other spelling is offered for a word that pages or synonyms have', () => {
    const index = indexOf(['Partner programme', 'A programmer writes', 'What it shows and writes']);
    index.setRules({ synonyms: [{ phrases: ['shoes', 'boots'] }], pinned: [] });
    for (const keyword of ['programme writes', 'shoes writes']) {
      expect(index.search(request(keyword)).total).toBe(0);
      expect(index.suggestSpelling(request(keyword))).toBeNull();
    }
  });

  it('S-26 a word of three letters is not corrected, but one with a letter more is offered', () => {
    const index = indexOf(['Exercise room', 'Exercise from afar', 'Exercise roar', 'Exercise ram']);
    expect(index.search(request('exercise rom'))).toMatchObject({ total: 0, corrections: [] });
    expect(index.suggestSpelling(request('exercise rom'))).toEqual(['exercise', 'room']);
    expect(index.suggestSpelling(request('exercise rxm'))).toBeNull();
  });

  it('S-26 a doubled letter is the likeliest slip', () => {
    const index = indexOf(['Careers', 'Carriers of goods', 'Carriers']);
    expect(index.search(request('carreers')).corrections).toEqual([{ typed: 'carreers', used: 'careers' }]);
  });

  it('S-26 requests of more than six words are taken as typed', () => {
    const index = indexOf(TITLES);
    const asked = (words: number) => request(`${'register '.repeat(words - 1)}rsik`);
    expect(index.search(asked(6)).total).toBe(1);
    expect(index.search(asked(7)).total).toBe(0);
    expect(index.suggestSpelling(asked(7))).toBeNull();
  });

  it('S-26 the distance is what its definition says, up to what matters', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (a, b, most) => {
        expect(editDistance(unitsOf(a), unitsOf(b), most)).toBe(Math.min(plainDistance(a, b), most + 1));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('synonyms', () => {
  const index = indexOf(TITLES, 'en', {
    synonyms: [{ phrases: ['BCM', 'business continuity', 'resilience'] }],
  });

  it.each(['bcm', 'Business Continuity', 'resilience'])(
    'S-28 %j finds what the others of its group find',
    (keyword) => {
      expect(index.search(request(keyword)).nids).toEqual([5, 4]);
    },
  );

  it('S-28 a phrase among other words is found by its synonym, one of its words is not', () => {
    expect(index.search(request('business continuity hospitals')).nids).toEqual([4]);
    expect(index.search(request('continuity')).nids).toEqual([5]);
  });

  it('S-28 rules that are set later replace those before, for keywords that were asked for already', () => {
    const own = indexOf(TITLES);
    expect(own.search(request('resilience')).total).toBe(0);
    own.setRules({ synonyms: [{ phrases: ['resilience', 'desk'] }], pinned: [] });
    expect(own.search(request('resilience')).nids).toEqual([2]);
  });
});

describe('pinned results', () => {
  const pinned = [{ keys: ['risk', 'register'], nids: [2, 99, 1] }];
  const index = indexOf([...TITLES, 'Risk register, new'], 'en', { pinned });

  it('S-29 come in the order of the editor, and change neither what is found nor its order and count', () => {
    const found = index.search(request('RISK register'));
    expect(found).toMatchObject({ nids: [6, 3], pinned: [2, 1], total: 2 });
    const second = index.search({ ...request('RISK register'), offset: 1, limit: 1 });
    expect(second).toMatchObject({ nids: [3], pinned: [2, 1] });
    const oldest = { ...request('risk register'), sort: [{ field: 'created', direction: 'ASC' }] as const };
    expect(index.search(oldest)).toMatchObject({ nids: [3, 6], pinned: [2, 1] });
  });

  it('S-29 are for exactly these keys', () => {
    expect(index.search(request('risk')).pinned).toEqual([]);
  });

  it('S-29 are those that meet the conditions', () => {
    const asked = {
      ...request('risk register'),
      conditions: [{ name: 'even', operator: '=' as const, value: ['yes'] }],
    };
    const own = indexOf([], 'en', { pinned });
    for (const nid of [1, 2, 3])
      own.add({
        ...sampleDocument({ nid, title: 'Risk register' }),
        facets: { even: [nid % 2 ? 'no' : 'yes'] },
      });
    expect(own.search(asked)).toMatchObject({ nids: [2], pinned: [2] });
  });

  it('S-26 S-29 do not keep a misspelt keyword from finding what was meant', () => {
    const own = indexOf(TITLES, 'en', { pinned: [{ keys: ['regsiter'], nids: [2] }] });
    expect(own.search(request('regsiter'))).toMatchObject({
      pinned: [2],
      corrections: [{ typed: 'regsiter', used: 'register' }],
    });
  });
});

describe('words that say nothing', () => {
  it('S-26 are left out while others remain', () => {
    expect(indexOf(TITLES).search(request('the register of what')).nids).toEqual([3]);
    expect(indexOf(['Die Prüfung'], 'de').search(request('wie ist die prüfung')).nids).toEqual([1]);
    expect(indexOf(['How to begin']).search(request('how to')).nids).toEqual([1]);
  });
});

describe('what is shown of a result', () => {
  const marked = (text: string, keyword: string, language: 'en' | 'de' = 'en') => {
    const index = indexOf([...TITLES, text], language, { synonyms: [{ phrases: ['BCM', 'continuity'] }] });
    const matches = index.matcherOf({ keys: keyword.split(' '), conjunction: 'AND' }).find(text);
    return matches.map(({ start, end }) => text.slice(start, end));
  };

  it.each([
    ['Risks, registers and REGISTRIES', 'risk register', ['Risks', 'registers']],
    ['Continuity, or BCM', 'continuity', ['Continuity', 'BCM']],
    ['Incidents happen', 'inc', ['Incidents']],
    ['Incident Desk', 'inciednt', ['Incident']],
    ['The cafe\u0301 at risk', 'café the', ['cafe\u0301']],
  ])('S-26 in %j, %j marks %j', (text, keyword, words) => {
    expect(marked(text, keyword)).toEqual(words);
  });

  it('S-26 the excerpt is the part with most of what was asked for, between words, near its sentence', () => {
    const filler = 'Nothing of that kind is said in this sentence. '.repeat(10);
    const text = `${filler}Here is a claim. ${filler}A claim belongs to an incident, always. ${filler}`;
    const index = indexOf(['claim incident']);
    const window = index.matcherOf({ keys: ['incident', 'claim'], conjunction: 'AND' }).excerpt(text, 90);
    expect(window).not.toBeNull();
    const { start, end, matches, concepts } = window ?? { start: 0, end: 0, matches: [], concepts: 0 };
    expect(concepts).toBe(2);
    expect(text.slice(start, end)).toMatch(/^A claim belongs to an incident, always\./);
    expect(matches.map((match) => text.slice(match.start, match.end))).toEqual(['claim', 'incident']);
    expect(index.matcherOf({ keys: ['incident'], conjunction: 'AND' }).excerpt(filler, 90)).toBeNull();
  });

  it('S-26 a window keeps to its length and to whole words, whatever the text', () => {
    const text = fc.array(fc.constantFrom('risk', 'a', 'longerword', 'e.', '\n'), {
      minLength: 1,
      maxLength: 80,
    });
    const matcher = indexOf(['risk']).matcherOf({ keys: ['risk'], conjunction: 'AND' });
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 60 }), (words, length) => {
        const whole = words.join(' ');
        const window = matcher.excerpt(whole, length);
        expect(window === null).toBe(!words.includes('risk'));
        if (!window) return;
        expect(window.end - window.start).toBeLessThanOrEqual(length);
        expect(window.matches.length).toBeGreaterThan(0);
        expect(`${whole[window.start - 1] ?? ' '}${whole[window.end] ?? ' '}`).toMatch(/^\s\s$/);
      }),
    );
  });
});

describe('what visitors chose', () => {
  const titles = ['Supplier register', 'Supplier checks', 'Supplier checks', 'Incident desk'];
  const relevance = { sort: [{ field: 'relevance', direction: 'DESC' }] as const };
  const asked = (keyword: string) => ({ ...request(keyword), ...relevance });
  const chosen = (nid: number, weight = 90) => ({
    choices: [{ keys: ['supplier', 'check'], pages: [{ nid, weight }] }],
  });

  it('S-30 comes first by relevance for these words in any form, and changes nothing else', () => {
    const index = indexOf(titles, 'en', chosen(2));
    expect(index.search(asked('supplier checks')).nids).toEqual([2, 3]);
    expect(index.search(asked('Checks SUPPLIERS')).nids).toEqual([2, 3]);
    expect(index.search(request('supplier checks')).nids).toEqual([3, 2]);
    expect(index.search(asked('checks')).nids).toEqual([3, 2]);
  });

  it('S-30 is a result only if it matches, and never counts for a third more', () => {
    expect(indexOf(titles, 'en', chosen(4)).search(asked('supplier checks')).nids).toEqual([3, 2]);
    const better = ['Supplier checks', `Form ${'and more '.repeat(40)}`];
    const index = createSearchIndex({ language: 'en' });
    for (const [i, title] of better.entries())
      index.add({ ...sampleDocument({ nid: i + 1, title }), body: 'supplier check' });
    index.setRules({ synonyms: [], pinned: [], ...chosen(2, 1e9) });
    expect(index.search(asked('supplier checks')).nids).toEqual([1, 2]);
  });

  it('S-30 shows what other rules would do, with or without what was chosen', () => {
    const index = indexOf(titles, 'en', { ...chosen(2), synonyms: [{ phrases: ['vendor', 'supplier'] }] });
    const none = index.withRules(NO_RULES);
    expect(none.search(asked('supplier checks')).nids).toEqual([3, 2]);
    expect(none.search(asked('vendor checks')).total).toBe(0);
    expect(index.search(asked('supplier checks')).nids).toEqual([2, 3]);
  });

  it('S-30 is added up over forms of the same words, replaced by later rules, and gone without them', () => {
    const index = indexOf(titles);
    const nids = () => index.search(asked('supplier checks')).nids;
    expect(nids()).toEqual([3, 2]);
    const pages = (nid: number, weight: number) => ({ pages: [{ nid, weight }] });
    const choices = [
      { keys: ['supplier', 'check'], ...pages(2, 30) },
      { keys: ['supplier', 'checks'], ...pages(3, 40) },
      { keys: ['suppliers', 'check'], ...pages(2, 30) },
    ];
    index.setRules({ synonyms: [], pinned: [], choices });
    expect(nids()).toEqual([2, 3]);
    index.setRules({ synonyms: [], pinned: [], ...chosen(3) });
    expect(nids()).toEqual([3, 2]);
    index.setRules({ synonyms: [], pinned: [], ...chosen(2) });
    expect(nids()).toEqual([2, 3]);
    index.setRules({ synonyms: [], pinned: [] });
    expect(nids()).toEqual([3, 2]);
  });
});
