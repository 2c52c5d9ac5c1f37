import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { block, plain, rich, run } from '../stored-text.fixture.ts';
import { translatedFields } from '../translation-units.ts';
import { workspaceFields } from '../workspace.ts';
import { fillFromXliff } from './fill-from-xliff.ts';
import { writeXliff } from './write-xliff.ts';

const field = (type: string, name: string, label: string) =>
  ({ type, name, label, localized: true }) as FlattenedField;
const fields = [field('text', 'title', 'Title'), field('richText', 'body', 'Text')];
type Page = { title: object; body?: object; translationMarks?: object };

const languages = { source: 'en', target: 'de' } as const;
const original = 'page/12';

const exported = (document: Page) =>
  writeXliff({ ...languages, original, fields: workspaceFields(fields, document, languages) });
const fill = (xml: string, document: Page) =>
  fillFromXliff(xml, {
    original,
    translated: translatedFields(fields, document),
    workspace: {
      ...languages,
      updatedAt: '',
      path: '',
      states: [],
      fields: workspaceFields(fields, document, languages),
    },
  });
/** The file with translations after their sources. */
const translate = (xml: string, words: Record<string, string>) =>
  Object.entries(words).reduce(
    (text, [source, target]) =>
      text.replace(
        new RegExp(`<source>${source}</source>(\\s*<target>[^<]*</target>)?`),
        () => `<source>${source}</source><target>${target}</target>`,
      ),
    xml,
  );

const page: Page = { title: { en: 'Title' }, body: { en: plain('One', 'Two') } };
const nothing = { texts: {}, restructured: [], marks: {}, unknown: 0, kept: [], replaced: [] };

describe('a file of translations', () => {
  it('C-10 fills in what it translates, and leaves the rest as it is', () => {
    expect(fill(translate(exported(page), { Title: 'Titel' }), page)).toEqual({
      ...nothing,
      texts: { title: ['Titel'] },
    });
    expect(fill(translate(exported(page), { One: 'Eins' }), page).texts).toEqual({ body: ['Eins', ''] });
    expect(fill(translate(exported(page), { Title: ' ' }), page)).toEqual(nothing);
  });

  it('C-10 fills in nothing that the page has already', () => {
    const translated = { title: { en: 'Title', de: 'Titel' }, body: { en: plain('One'), de: plain('Eins') } };
    expect(fill(exported(translated), translated)).toEqual(nothing);
  });

  describe('that comes back after a colleague has corrected a translation', () => {
    const en = plain('One', 'Two', 'Three');
    const monday = { title: { en: 'Title', de: 'Titl' }, body: { en, de: plain('Eins', 'Zwo', '') } };
    const tuesday = { title: { en: 'Title', de: 'Titel' }, body: { en, de: plain('Eins', 'Zwei', '') } };

    it('C-10 C-14 brings back no text that it was exported with', () => {
      expect(fill(translate(exported(monday), { Three: 'Drei' }), tuesday)).toEqual({
        ...nothing,
        texts: { body: ['Eins', 'Zwei', 'Drei'] },
      });
      // Nor does it claim to have a translation of what is gone.
      expect(fill(exported(monday), { title: monday.title })).toEqual(nothing);
    });

    it('C-10 C-14 keeps a correction that the file has another text for, and names the field', () => {
      const file = translate(exported(monday), { Title: 'Überschrift', Two: 'Zweitens', Three: 'Drei' });
      expect(fill(file, tuesday)).toEqual({
        ...nothing,
        texts: { body: ['Eins', 'Zwei', 'Drei'] },
        kept: ['title', 'body'],
      });
      // What both have corrected alike, or what has been emptied here, is in no danger.
      const alike = translate(exported(monday), { Title: 'Titel' });
      expect(fill(alike, tuesday)).toEqual(nothing);
      expect(fill(file, { ...tuesday, title: { en: 'Title' } })).toMatchObject({
        texts: { title: ['Überschrift'] },
        kept: ['body'],
      });
    });

    it('C-10 C-14 names what it replaces, if a tool has left out what it was exported with', () => {
      const file = exported(monday).replace(/ exported:targets="[^"]*"/g, '');
      expect(fill(translate(file, { Three: 'Drei' }), tuesday)).toEqual({
        ...nothing,
        texts: { title: ['Titl'], body: ['Eins', 'Zwo', 'Drei'] },
        replaced: ['title', 'body'],
      });
      // A tool that has divided a text into other segments.
      const divided = translate(exported(monday), { Three: 'Drei' }).replace(
        /<.segment>\s*<.unit>\s*<.file>/,
        '</segment><segment><source>Four</source><target>Vier</target></segment></unit></file>',
      );
      expect(fill(divided, tuesday)).toMatchObject({ kept: [], replaced: ['body'] });
    });
  });

  it('C-10 of a text that has changed since is for its former paragraphs, and says what they were', () => {
    const file = translate(exported(page), { One: 'Eins', Two: 'Zwei', Title: 'Titel' });
    const now = { title: { en: 'Other title' }, body: { en: plain('Zero', 'One', 'Two') } };
    expect(fill(file, now)).toEqual({
      ...nothing,
      texts: { title: ['Titel'], body: ['', 'Eins', 'Zwei'] },
      marks: { title: { former: ['Title'] }, body: { former: ['One', 'Two'] } },
    });
  });

  it('C-10 loses no translation of a paragraph that is gone', () => {
    const file = translate(exported(page), { One: 'Eins', Two: 'Zwei' });
    const { texts } = fill(file, { ...page, body: { en: plain('One') } });
    expect(texts.body).toEqual(['Eins\nZwei']);
  });

  it('C-10 is in the paragraphs of the source, and keeps those that only the translation has', () => {
    const own = { ...page, body: { en: plain('One'), de: plain('Eins', 'Mehr') } };
    const filled = fill(translate(exported(own), { One: 'Erstens' }), own);
    expect(filled).toMatchObject({ texts: { body: ['Erstens', 'Mehr'] }, restructured: ['body'] });
  });

  it('C-10 says how much of it the page does not have any more', () => {
    const file = translate(exported(page), { One: 'Eins', Title: 'Titel' });
    expect(fill(file, { title: page.title })).toMatchObject({ texts: { title: ['Titel'] }, unknown: 1 });
    // What it does not translate is not missed.
    expect(fill(exported(page), { title: page.title })).toEqual(nothing);
  });

  it('C-10 has the codes of the source, and is refused with others', () => {
    const link = { type: 'link', version: 3, fields: { url: '/guide' }, children: [run('guide')] };
    const linked = { title: { en: 'Title' }, body: { en: rich(block('paragraph', run('Read the '), link)) } };
    const source = 'Read the <pc id="1">guide</pc>';
    const file = (target: string) => translate(exported(linked), { [source]: target });
    expect(fill(file('Zum <pc id="1">Leitfaden</pc>'), linked).texts.body).toEqual(['Zum <1>Leitfaden</1>']);
    expect(() => fill(file('Zum <pc id="2">Leitfaden</pc>'), linked)).toThrow(
      'Text. There is no <2> in the source.',
    );
    expect(() => fill(translate(exported(linked), { Title: '<ph id="1"/>' }), linked)).toThrow(
      'Title. This text cannot have links or formats, and has codes of them in the file.',
    );
  });

  it('C-10 leaves characters of markup as they are in a text without formats', () => {
    const document = { title: { en: 'a < b' } };
    const file = translate(exported(document), { 'a &lt; b': 'a &lt; c \\ d' });
    expect(fill(file, document).texts).toEqual({ title: ['a < c \\ d'] });
  });

  it('C-10 of another page or language is refused', () => {
    expect(() => fill(exported(page).replace('page/12', 'page/13'), page)).toThrow(
      'The file has the texts of another document.',
    );
    for (const [from, to] of [
      ['trgLang="de"', 'trgLang="fr"'],
      ['srcLang="en"', 'srcLang="de"'],
    ] as const) {
      expect(() => fill(exported(page).replace(from, to), page)).toThrow('Choose its language above.');
    }
    expect(() => fill(exported(page).replace(' trgLang="de"', ''), page)).toThrow(
      'does not say into which language',
    );
    // Translators' tools may add a region.
    const regional = translate(exported(page), { Title: 'Titel' })
      .replace('"de"', '"de-AT"')
      .replace('"en"', '"EN-gb"');
    expect(fill(regional, page).texts).toEqual({ title: ['Titel'] });
  });
});
