import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { block, plain, rich, run } from '../stored-text.fixture.ts';
import { readMarks } from '../translation-marks.ts';
import { translatedFields } from '../translation-units.ts';
import { workspaceFields } from '../workspace.ts';
import { fillFromXliff, nothingFilled } from './fill-from-xliff.ts';
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
    marks: readMarks(document.translationMarks).de ?? {},
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
const nothing = nothingFilled();

describe('a file of translations', () => {
  it('C-10 fills in what it translates, and leaves the rest as it is', () => {
    expect(fill(translate(exported(page), { Title: 'Titel' }), page)).toEqual({
      ...nothing,
      texts: { title: ['Titel'] },
    });
    expect(fill(translate(exported(page), { One: 'Eins' }), page).texts).toEqual({ body: ['Eins', ''] });
    expect(fill(translate(exported(page), { Title: ' ' }), page)).toEqual(nothing);
  });

  it('C-10 marks as a copy what a tool has left in the words of the source', () => {
    const file = exported(page);
    const copied = translate(file, { Title: 'Title', One: 'One', Two: 'Two' });
    const asCopies = { title: { isCopy: true }, body: { isCopy: true } };
    expect(fill(copied, page)).toEqual({
      ...nothing,
      texts: { title: ['Title'], body: ['One', 'Two'] },
      marks: asCopies,
    });
    // Also of the source as it was when the file was exported.
    const later: Page = { title: { en: 'Another title' }, body: { en: plain('One', '2') } };
    expect(fill(copied, later).marks).toEqual(asCopies);
    expect(fill(translate(file, { One: 'One', Two: 'Zwei' }), page).marks).toEqual({});
    const tuesday: Page = { ...page, body: { ...page.body, de: plain('Eins', '') } };
    expect(fill(translate(file, { One: 'One', Two: 'Two' }), tuesday)).toMatchObject({
      marks: {},
      kept: ['body'],
    });
  });

  it('C-10 fills in nothing that the page has already', () => {
    const translated = { title: { en: 'Title', de: 'Titel' }, body: { en: plain('One'), de: plain('Eins') } };
    expect(fill(exported(translated), translated)).toEqual(nothing);
  });

  it('C-11 C-10 is refused if long texts would be looked through for thousands of others', () => {
    const more = Array.from(
      { length: 5000 },
      (_, number) => `<segment><source>${number}</source><target>more ${number}</target></segment>`,
    );
    const file = translate(exported(page), { One: 'Eins '.repeat(10_000) });
    const longer = file.replace(/(<source>Two<\/source>[\s\S]*?<\/segment>)/, `$1${more.join('')}`);
    expect(() => fill(longer, page)).toThrow('more elements');
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

  it('C-10 of a paragraph that has been moved since is at its new place', () => {
    const file = translate(exported(page), { One: 'Eins', Two: 'Zwei' });
    const now = { ...page, body: { en: plain('Two', 'One', 'Three') } };
    expect(fill(file, now).texts.body).toEqual(['Zwei', 'Eins', '']);
  });

  it('C-10 loses no translation of a paragraph that is gone', () => {
    const file = translate(exported(page), { One: 'Eins', Two: 'Zwei' });
    const { texts } = fill(file, { ...page, body: { en: plain('One') } });
    expect(texts.body).toEqual(['Eins\nZwei']);
  });

  it('C-10 keeps the paragraphs of a translation that are not those of the source', () => {
    const lines = (...texts: string[]) =>
      texts.map((text) => block('tablecell', block('paragraph', run(text))));
    const table = block('table', block('tablerow', ...lines('G1', 'G2')), block('tablerow', ...lines('G3')));
    const body = {
      en: plain('One', 'Two'),
      de: rich(table, block('paragraph', run('Mehr'), run('Fettes', 1))),
    };
    expect(fill(translate(exported({ ...page, body }), { One: 'Eins' }), { ...page, body })).toEqual({
      ...nothing,
      texts: { body: ['Eins', 'G2', 'G3', 'Mehr<1>Fettes</1>'] },
    });
    // Also where the words of the source have changed, or the translation has fewer paragraphs.
    const behind = { ...page, body, translationMarks: { de: { body: { former: ['Zero', 'Two'] } } } };
    expect(fill(translate(exported(behind), { One: 'Eins' }), behind)).toMatchObject({ restructured: [] });
    const shorter = { ...page, body: { en: plain('One', 'Two', 'Three'), de: plain('Eins', 'Zwei') } };
    expect(fill(translate(exported(shorter), { Two: 'Zweitens' }), shorter)).toEqual({
      ...nothing,
      texts: { body: ['Eins', 'Zweitens'] },
    });
  });

  it('C-10 takes the paragraphs of the source where the translation lacks one, keeps its other ones, and says so', () => {
    const shorter = { ...page, body: { en: plain('One', 'Two', 'Three'), de: plain('Eins', 'Zwei') } };
    expect(fill(translate(exported(shorter), { Three: 'Drei' }), shorter)).toEqual({
      ...nothing,
      texts: { body: ['Eins', 'Zwei', 'Drei'] },
      restructured: ['body'],
    });
    // The source has got one since, which would be taken for translated.
    for (const en of [plain('One', 'Two', 'New'), plain('New', 'One', 'Two')]) {
      const behind = {
        ...page,
        body: { en, de: plain('Eins', 'Zwei') },
        translationMarks: { de: { body: { former: ['One', 'Two'] } } },
      };
      const file = translate(exported(behind), { One: 'Erstens' });
      expect(fill(file, behind).restructured).toEqual(['body']);
    }
    // One is gone, so that the last one is for another.
    const less = {
      ...page,
      body: { en: plain('Two'), de: plain('Eins', 'Zwei') },
      translationMarks: { de: { body: { former: ['One', 'Two'] } } },
    };
    expect(fill(translate(exported(less), { Two: 'Zweitens' }), less)).toMatchObject({
      texts: { body: ['Zweitens', 'Eins'] },
      restructured: ['body'],
    });
  });

  it('C-10 is accepted with the formats of a translation that is behind', () => {
    const de = rich(block('paragraph', run('Eins')), block('paragraph', run('Zwei', 1)));
    const behind = {
      ...page,
      body: { en: plain('Zero', 'One', 'Two'), de },
      translationMarks: { de: { body: { former: ['One', 'Two'] } } },
    };
    const { texts } = fill(translate(exported(behind), { Zero: 'Null' }), behind);
    expect(texts.body).toEqual(['Null', 'Eins', '<1>Zwei</1>']);
  });

  it('C-10 says how much of it the page does not have any more', () => {
    const file = translate(exported(page), { One: 'Eins', Title: 'Titel' });
    expect(fill(file, { title: page.title })).toMatchObject({ texts: { title: ['Titel'] }, unknown: 1 });
    // What it does not translate is not missed.
    expect(fill(exported(page), { title: page.title })).toEqual(nothing);
  });

  describe('with links and footnotes', () => {
    const link = (url: string, words: string) => ({
      type: 'link',
      version: 3,
      fields: { url },
      children: [run(words)],
    });
    const note = (id: string) => ({ type: 'inlineBlock', version: 1, fields: { id, blockType: 'footnote' } });
    const text = (...children: object[]) => block('paragraph', ...children);
    const of = (en: object[], de?: object[]): Page => ({
      title: { en: 'Title' },
      body: { en: rich(...en), ...(de && { de: rich(...de) }) },
    });
    const contact = link('/contact', 'contact');
    const asked = of([text(run('Ask here: '), contact)]);
    const before = translate(exported(asked), {
      'Ask here: <pc id="1">contact</pc>': 'Hier fragen: <pc id="1">Kontakt</pc>',
    });
    const added = of([text(run('Ask '), link('/faq', 'here'), run(': '), contact)]);
    const withoutCodes = (xml: string) => xml.replace(/(exported:targets="[^",]*),[^"]*/g, '$1');
    const withoutTrace = (xml: string) => xml.replace(/ exported:targets="[^"]*"/g, '');

    it('C-10 finds them among those of a source that has changed since', () => {
      expect(fill(before, added)).toMatchObject({
        texts: { body: ['Hier fragen: <2>Kontakt</2>'] },
        untagged: [],
      });
      const [a, b] = [link('/a', 'A'), link('/b', 'B')];
      const file = translate(exported(of([text(a, run(' or '), b, note('n'))])), {
        '<pc id="1">A</pc> or <pc id="2">B</pc><ph id="3"/>':
          '<pc id="1">A</pc> oder <pc id="2">B</pc><ph id="3"/>',
      });
      expect(fill(file, of([text(note('n'), b, run(' or '), a)])).texts.body).toEqual([
        '<3>A</3> oder <2>B</2><1/>',
      ]);
    });

    it('C-10 tells which of several equal ones is gone by their order', () => {
      const file = translate(exported(of([text(run('a', 1), run(' b '), run('c', 1))])), {
        '<pc id="1">a</pc> b <pc id="2">c</pc>': '<pc id="1">a</pc> b <pc id="2">c</pc>!',
      });
      expect(fill(file, of([text(run('a', 1), run(' b c'))]))).toMatchObject({
        texts: { body: ['<1>a</1> b c!'] },
        untagged: ['body'],
      });
    });

    it('C-10 lets the words of a source that are the same have the link that they have now', () => {
      const now = of([text(run('Ask here: '), link('/other', 'contact'))]);
      for (const file of [before, withoutCodes(before), withoutTrace(before)]) {
        expect(fill(file, now)).toMatchObject({
          texts: { body: ['Hier fragen: <1>Kontakt</1>'] },
          untagged: [],
        });
      }
    });

    it('C-10 leaves out what the source does not have any more, keeps its words, and names the field', () => {
      const two = of([text(run('Ask here: '), contact), text(run('a'), note('m'), run(' b'), note('n'))]);
      const file = translate(exported(two), {
        Title: 'Titel',
        'Ask here: <pc id="1">contact</pc>': 'Hier fragen: <pc id="1">Kontakt</pc>',
        'a<ph id="1"/> b<ph id="2"/>': 'A<ph id="1"/> B<ph id="2"/>',
      });
      const now = of([text(run('Ask here: contact')), text(run('a b'), note('n'))]);
      expect(fill(file, now)).toMatchObject({
        texts: { title: ['Titel'], body: ['Hier fragen: Kontakt', 'A B<1/>'] },
        untagged: ['body'],
      });
      // Of a paragraph that is gone; what looks like a tag is none.
      const gone = file.replace('A<ph id="1"/> B<ph id="2"/>', 'A<ph id="1"/> &lt;1>');
      expect(fill(gone, of([text(run('Ask here: '), contact)]))).toMatchObject({
        texts: { body: ['Hier fragen: <1>Kontakt</1>\nA \\<1>'] },
        untagged: ['body'],
      });
      // A paragraph that was a footnote only takes nothing from the translation.
      const alone = translate(exported(of([text(note('n'))])), { '<ph id="1"/>': '<ph id="1"/>' });
      expect(fill(alone, of([text(run('a'))], [text(run('A'))]))).toMatchObject({ texts: {} });
    });

    it('C-10 adds a paragraph that the source has lost once, however often the file comes, and names the field', () => {
      const file = translate(
        exported({ title: { en: 'Title' }, body: { en: plain('One', 'Two', 'Three') } }),
        {
          One: 'Eins',
          Two: 'Zwei',
        },
      );
      const now = (...de: string[]) => ({
        title: { en: 'Title' },
        body: { en: plain('Two', 'Three'), de: plain(...de) },
      });
      expect(fill(file, now('', 'Drei'))).toMatchObject({
        texts: { body: ['Zwei', 'Drei\nEins'] },
        appended: ['body'],
      });
      expect(
        fill(
          file,
          of(
            [text(run('Two')), text(run('Three'))],
            [text(run('Zwei')), text(run('Drei'), { type: 'linebreak', version: 1 }, run('Eins'))],
          ),
        ),
      ).toEqual(nothing);
    });

    it('C-10 does not guess them where a file does not say which ones they were and the source has changed', () => {
      for (const file of [withoutCodes(before), withoutTrace(before)]) {
        expect(fill(file, asked).texts.body).toEqual(['Hier fragen: <1>Kontakt</1>']);
        expect(fill(file, added)).toMatchObject({
          texts: { body: ['Hier fragen: Kontakt'] },
          untagged: ['body'],
        });
      }
    });

    it('C-10 C-14 knows a text that nobody has changed here, though its numbers are others now', () => {
      const [kontakt, fett] = [link('/contact', 'Kontakt'), run('fett', 1)];
      const de = [text(run('Fragen: '), kontakt, fett)];
      const file = translate(
        exported(of([text(run('Ask here: '), contact)], de)).replace(/<target>Fragen.*<.target>/, ''),
        {
          'Ask here: <pc id="1">contact</pc>': 'Hier fragen: <pc id="1">Kontakt</pc><pc id="2">fett</pc>',
        },
      );
      const now = [text(run('Ask '), link('/faq', 'here'), run(': '), contact)];
      expect(fill(file, of(now, de))).toMatchObject({
        texts: { body: ['Hier fragen: <2>Kontakt</2><3>fett</3>'] },
        kept: [],
        untagged: [],
      });
      const changed = [text(run('Fragen: '), link('/faq', 'Kontakt'), fett)];
      expect(fill(file, of(now, changed))).toMatchObject({ texts: {}, kept: ['body'] });
    });
  });

  it('C-10 has the codes of the source, and others are left out or refused', () => {
    const link = { type: 'link', version: 3, fields: { url: '/guide' }, children: [run('guide')] };
    const linked = { title: { en: 'Title' }, body: { en: rich(block('paragraph', run('Read the '), link)) } };
    const source = 'Read the <pc id="1">guide</pc>';
    const file = (target: string) => translate(exported(linked), { [source]: target });
    expect(fill(file('Zum <pc id="1">Leitfaden</pc>'), linked).texts.body).toEqual(['Zum <1>Leitfaden</1>']);
    expect(() => fill(file('Zum <sc id="1"/>Leitfaden'), linked)).toThrow('Text. <1> is not closed by </1>.');
    expect(fill(file('Zum <pc id="2">Leitfaden</pc>'), linked)).toMatchObject({
      texts: { body: ['Zum Leitfaden'] },
      untagged: ['body'],
    });
    expect(() => fill(translate(exported(linked), { Title: '<ph id="1"/>' }), linked)).toThrow(
      'Title. This text cannot have links or formats, and has codes of them in the file.',
    );
  });

  it('C-10 leaves characters of markup as they are in a text without formats', () => {
    const document = { title: { en: 'a < b' } };
    const file = translate(exported(document), { 'a &lt; b': 'a &lt; c \\ d' });
    expect(fill(file, document).texts).toEqual({ title: ['a < c \\ d'] });
  });

  it.each([
    ['NUL', '0000'],
    ['half of an emoji', 'D83D'],
  ])('C-10 is refused with %s, which could not be saved, by the label of its text', (_, hex) => {
    const file = translate(exported(page), { Title: `Titel<cp hex="${hex}"/>` });
    expect(() => fill(file, page)).toThrow('Title. This holds a character that cannot be stored');
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
