import { describe, expect, it } from 'vitest';
import { adminLanguages, allTexts, saidTexts } from './admin-languages.ts';
import { LANGUAGES } from './languages.ts';
import { fillMessage, say, sayLabel, setAdminReader } from './say.ts';

const placeholders = (text: string) => (text.match(/\{\{?\w+\}?\}/g) ?? []).sort();
const others = LANGUAGES.slice(1);
const textsIn = (language: (typeof LANGUAGES)[number]) => Object.entries(allTexts[language]);

type Texts = { readonly [key: string]: string | Texts };
/** Texts of all depths, by their keys one after the other. */
const flat = (texts: Texts, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[above + key, text] as [string, string]] : flat(text, `${above}${key}:`),
  );
const payloadsOwn = (language: (typeof LANGUAGES)[number]) =>
  flat(adminLanguages[language].payload.translations);
const insteadOfPayloads = (language: (typeof LANGUAGES)[number]) =>
  flat(adminLanguages[language].payloadTexts);

describe('what is said instead of texts of Payload', () => {
  it.each(others)('C-10 has the same values to fill in, and the same links, in %s', (language) => {
    const english = new Map([...payloadsOwn('en'), ...insteadOfPayloads('en')]);
    const marks = (text = '') => [...new Set(text.match(/\{\{\w+\}\}|<\/?\d>/g))].sort().join();
    const different = insteadOfPayloads(language).filter(
      ([key, text]) => marks(text) !== marks(english.get(key)),
    );
    expect(different).toEqual([]);
  });

  it('U-2 keeps signs with the words before them in French', () => {
    expect(insteadOfPayloads('fr').filter(([, text]) => / [;:!?»]|« |'/.test(text))).toEqual([]);
  });

  it('C-10 addresses editors as everything else does in German', () => {
    const said = new Map([...payloadsOwn('de'), ...insteadOfPayloads('de')]);
    // The CMS has no folders, no keys for its API and no names of users, and writes its mails itself.
    const isUsed = ([key]: [string, string]) =>
      !/^folder:|moveConfirm|APIKey|[uU]sername|newAccount|verif|youAreReceiving|youDidNot/i.test(key);
    const familiar = /\b(du|dich|dir|deine?[mnrs]?|bist)\b|\b(wähle|gib|ziehe|speichere|suche)\b/i;
    expect([...said].filter(isUsed).filter(([, text]) => familiar.test(text))).toEqual([]);
  });
});

describe('the texts of the admin', () => {
  it.each(others)('C-10 have the same values to fill in as the English ones in %s', (language) => {
    const different = textsIn(language).filter(
      ([english, text]) => placeholders(english).join() !== placeholders(text).join(),
    );
    expect(different).toEqual([]);
  });

  it.each(others)('C-10 begin and end with a space in %s where they are put together', (language) => {
    const edges = (text: string) => [text.startsWith(' '), text.endsWith(' ')].join();
    expect(textsIn(language).filter(([english, text]) => edges(english) !== edges(text))).toEqual([]);
  });

  it('U-2 keep signs with the words before them in French', () => {
    const loose = textsIn('fr').filter(([, text]) => / [;:!?»]|« |'/.test(text));
    expect(loose).toEqual([]);
  });

  it('C-10 are said in the language of the reader, and in English where nobody reads', () => {
    const english = say('Page {page} of {last}', { page: 2, last: 3 });
    const former = setAdminReader(() => ({ language: 'de', texts: saidTexts.de }));
    const german = say('Page {page} of {last}', { page: 2, last: 3 });
    const label = sayLabel({ en: 'Title', de: 'Titel', fr: 'Titre' });
    setAdminReader(former);
    expect([english, german, label]).toEqual(['Page 2 of 3', 'Seite 2 von 3', 'Titel']);
    expect([sayLabel({ en: 'Title', de: 'Titel' }), sayLabel('Slug'), sayLabel(false)]).toEqual([
      'Title',
      'Slug',
      '',
    ]);
  });

  it('fill in what has a value, and leave the rest', () => {
    expect(fillMessage('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  });
});
