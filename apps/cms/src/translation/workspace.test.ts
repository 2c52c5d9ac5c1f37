import type { FlattenedField, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsIn, openConfiguration, PATIENCE_MS } from '../app/open-configuration.fixture.ts';
import { block, part, plain, rich, run } from './stored-text.fixture.ts';
import { translationStates } from './translation-state.ts';
import { sourceLanguage, translatedFields } from './translation-units.ts';
import { type GivenTexts, storedValue, workspaceFields } from './workspace.ts';

let config: SanitizedConfig;
let page: FlattenedField[];

beforeAll(async () => {
  config = await openConfiguration();
  page = fieldsIn(config, 'page');
}, PATIENCE_MS);

const languages = { source: 'en', target: 'de' } as const;
type Page = Record<string, unknown>;

const shown = (document: Page) =>
  new Map(workspaceFields(page, document, languages).map((field) => [field.key, field]));
const fieldOf = (document: Page, key: string) => {
  const found = translatedFields(page, document).find((field) => field.key === key);
  if (!found) throw new Error(`No field ${key}`);
  return found;
};
const stored = (document: Page, key: string, texts: string[], more: Partial<GivenTexts> = {}) =>
  storedValue(fieldOf(document, key), { texts, isRestructured: false, ...more }, languages);
const texts = (value: unknown): string[] => JSON.stringify(value).match(/(?<="text":")[^"]*/g) ?? [];

describe('a field of the workspace', () => {
  it('C-10 is one that has text in the source', () => {
    expect([...shown({ title: { en: 'Title', de: 'Titel' }, body: { en: plain('One') } }).keys()]).toEqual([
      'title',
      'body',
    ]);
    expect(shown({ title: { en: 'Title' }, body: { en: plain(' '), de: plain('Eins') } }).has('body')).toBe(
      false,
    );
  });

  it.each<[string, Page, object]>([
    ['is missing', { title: { en: 'Title' } }, { state: 'missing', target: [''] }],
    ['is missing where it is blank', { title: { en: 'Title', de: ' ' } }, { state: 'missing' }],
    ['is translated', { title: { en: 'Title', de: 'Titel' } }, { state: 'translated', target: ['Titel'] }],
    [
      'is a copy',
      { title: { en: 'Title', de: 'Title' }, translationMarks: { de: { title: { isCopy: true } } } },
      { state: 'copied', target: ['Title'] },
    ],
    [
      'has a draft that nobody sees',
      { title: { en: 'Title' }, translationMarks: { de: { title: { draft: 'Titel' } } } },
      { state: 'drafted', target: ['Titel'] },
    ],
    [
      'shows what has changed in the source since',
      {
        title: { en: 'New title', de: 'Titel' },
        translationMarks: { de: { title: { former: ['Old title'] } } },
      },
      {
        state: 'changed',
        changes: expect.arrayContaining([
          { kind: 'removed', text: 'Old' },
          { kind: 'added', text: 'New' },
        ]),
      },
    ],
  ])('C-10 %s', (_, document, field) => {
    expect(shown(document).get('title')).toMatchObject(field);
  });

  it('C-10 has a segment for each paragraph, and is missing while one has no words', () => {
    const body = { en: plain('One', 'Two'), de: plain('Eins', '') };
    expect(shown({ title: { en: 'T' }, body }).get('body')).toMatchObject({
      state: 'missing',
      source: ['One', 'Two'],
      target: ['Eins', ''],
      restructured: null,
    });
  });

  it('C-10 that has other paragraphs than the source is offered in those of the source, and loses none', () => {
    const body = { en: plain('One', 'Two', 'Three'), de: plain('Eins', 'Zwei') };
    expect(shown({ title: { en: 'T' }, body }).get('body')).toMatchObject({
      target: ['Eins', 'Zwei'],
      restructured: ['Eins', 'Zwei', ''],
    });
    const longer = { en: plain('One'), de: plain('Eins', 'Mehr') };
    expect(shown({ title: { en: 'T' }, body: longer }).get('body')?.restructured).toEqual(['Eins', 'Mehr']);
  });

  it('C-10 keeps a paragraph with that which it translates, when the source gets another before it', () => {
    const document = {
      title: { en: 'T' },
      body: { en: plain('New', 'One', 'Two'), de: plain('Eins', 'Zwei') },
      translationMarks: { de: { body: { former: ['One', 'Two'] } } },
    };
    expect(shown(document).get('body')?.restructured).toEqual(['', 'Eins', 'Zwei']);
  });

  it('C-10 C-5 inside of a text is named with the part that it belongs to', () => {
    const callout = (id: string, title: string) =>
      part(id, 'callout', { tone: 'tip', title, text: plain('Words') });
    const body = { en: rich(callout('a', 'First'), block('paragraph', run('One')), callout('b', 'Second')) };
    const found = shown({ title: { en: 'T' }, body });
    expect(found.get('body.b.title')).toMatchObject({
      path: 'body',
      label: expect.stringMatching(/^Text › 2\. .+ › Title$/),
      source: ['Second'],
      state: 'missing',
    });
    expect(found.get('body.a.text')).toMatchObject({ kind: 'rich', source: ['Words'] });
  });

  it('C-10 C-5 inside of a text has the words of the part that stands for it: by its id, or else its place', () => {
    const quote = (id: string, text: string) => part(id, 'cited_quote', { text });
    const body = {
      en: rich(quote('a', 'One'), quote('b', 'Two'), quote('a', 'Pasted')),
      de: rich(quote('b', 'Zwei'), quote('own', 'Eins')),
    };
    const found = shown({ title: { en: 'T' }, body });
    expect(found.get('body.a.text')?.target).toEqual(['Eins']);
    expect(found.get('body.b.text')?.target).toEqual(['Zwei']);
    expect(found.get('body.a-2.text')).toMatchObject({ source: ['Pasted'], target: [''] });
  });

  it('C-10 of a part whose kind is gone is none', () => {
    const body = { en: rich(part('a', 'gone', { text: 'Lost' }), block('paragraph', run('One'))) };
    expect([...shown({ title: { en: 'T' }, body }).keys()]).toEqual(['title', 'body']);
  });
});

describe('what is stored of a field', () => {
  const body = { en: plain('One', 'Two'), de: plain('Eins', 'Zwei') };

  it('C-10 is one line, without what was pasted around it', () => {
    expect(stored({ title: { en: 'T' } }, 'title', [' A \r\n  title '])).toBe('A title');
    expect(stored({ title: { en: 'T' } }, 'title', ['  '])).toBeNull();
  });

  it('C-10 is one line where the field has no more, however many blanks stand in it', () => {
    expect(stored({ title: { en: 'T' } }, 'title', [' One \n\n two\r\n three '])).toBe('One two three');
    const blanks = ' '.repeat(400_000);
    expect(stored({ title: { en: 'T' } }, 'title', [`a${blanks}b`])).toHaveLength(400_002);
  });

  it('C-10 is several lines where the field has room for them', () => {
    const lines = {
      key: 'x',
      path: ['x'],
      labels: ['X'],
      kind: 'lines',
      isAddress: false,
      values: {},
    } as const;
    const store = (...given: string[]) =>
      storedValue(lines, { texts: given, isRestructured: false }, languages);
    expect(store(' One\r\ntwo ')).toBe('One\ntwo');
    expect(store(' \n')).toBeNull();
  });

  it('C-10 is a text with the paragraphs of the translation, or of the source where there is none', () => {
    expect(texts(stored({ body }, 'body', ['1', '2']))).toEqual(['1', '2']);
    expect(texts(stored({ body: { en: body.en } }, 'body', ['Eins', 'Zwei']))).toEqual(['Eins', 'Zwei']);
  });

  it('C-10 is nothing where nothing is left of a text', () => {
    expect(stored({ body }, 'body', ['', ' '])).toBeNull();
    expect(stored({ body: { en: body.en } }, 'body', ['', ''])).toBeNull();
    // A picture would be lost with it.
    const picture = { type: 'upload', version: 3, relationTo: 'images', value: 1 };
    const de = rich(picture, ...body.de.root.children);
    expect(JSON.stringify(stored({ body: { ...body, de } }, 'body', ['', '']))).toContain('"value":1');
  });

  it('C-10 is undefined where the texts have not the paragraphs of the field', () => {
    expect(stored({ body }, 'body', ['1'])).toBeUndefined();
    expect(stored({ body: { en: body.en } }, 'body', ['1'])).toBeUndefined();
    expect(stored({ body: { en: body.en } }, 'body', ['1', '2', '3'])).toBeUndefined();
    expect(stored({ body: {} }, 'body', ['1'])).toBeUndefined();
  });

  it('C-10 takes over the paragraphs of the source, and keeps more of its own unless they are emptied', () => {
    const document = { body: { en: plain('One'), de: plain('Eins', 'Mehr') } };
    const isRestructured = true;
    expect(texts(stored(document, 'body', ['Eins', 'Mehr'], { isRestructured }))).toEqual(['Eins', 'Mehr']);
    expect(texts(stored(document, 'body', ['Eins', ' '], { isRestructured }))).toEqual(['Eins']);
    expect(stored(document, 'body', ['Eins', 'Mehr', 'Zuviel'], { isRestructured })).toBeUndefined();
  });

  it('C-10 has the links of the source, and refuses others', () => {
    const link = { type: 'link', version: 3, fields: { url: '/guide' }, children: [run('guide')] };
    const document = { body: { en: rich(block('paragraph', run('Read the '), link)) } };
    const value = stored(document, 'body', ['Lesen Sie den <1>Leitfaden</1>']);
    expect([texts(value), JSON.stringify(value)]).toEqual([
      ['Lesen Sie den ', 'Leitfaden'],
      expect.stringContaining('"url":"/guide"'),
    ]);
    expect(() => stored(document, 'body', ['<2>Leitfaden</2>'])).toThrow('There is no <2> in the source.');
    expect(() => stored(document, 'body', ['<1>Leitfaden'])).toThrow('<1> is not closed by </1>.');
  });
});

describe('how far a document is translated', () => {
  it('C-10 counts the fields that wait, in each language but its own', () => {
    const document = {
      title: { en: 'Title', de: 'Titel', fr: ' ' },
      body: { en: plain('One'), de: plain('Eins') },
      translationMarks: { de: { body: { former: ['Zero'] } } },
    };
    expect(translationStates(page, document)).toEqual(
      expect.arrayContaining([
        { language: 'de', isStarted: true, behind: 1 },
        { language: 'fr', isStarted: false, behind: 2 },
      ]),
    );
    expect(translationStates(page, document).map(({ language }) => language)).not.toContain('en');
  });

  it('C-10 is from the first language that has the title, where the default one has none', () => {
    expect(sourceLanguage(translatedFields(page, { title: { en: ' ', de: 'Titel' } }))).toBe('de');
    expect(sourceLanguage(translatedFields(page, {}))).toBe('en');
    expect(translationStates(page, { title: { de: 'Titel' } })).toEqual(
      expect.arrayContaining([{ language: 'en', isStarted: false, behind: 1 }]),
    );
  });
});
