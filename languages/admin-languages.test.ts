import { describe, expect, it } from 'vitest';
import { allTexts, saidTexts } from './admin-languages.ts';
import { LANGUAGES } from './languages.ts';
import { fillMessage, say, sayLabel, setAdminReader } from './say.ts';

const placeholders = (text: string) => (text.match(/\{\{?\w+\}?\}/g) ?? []).sort();
const others = LANGUAGES.slice(1);
const textsIn = (language: (typeof LANGUAGES)[number]) => Object.entries(allTexts[language]);

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
