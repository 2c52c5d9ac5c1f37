import type { FlattenedField, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsIn, openConfiguration, PATIENCE_MS } from '../app/open-configuration.fixture.ts';
import { writeInner } from './inner-fields.ts';
import type { RichText } from './rich-text-parts.ts';
import { block, part, rich, run } from './stored-text.fixture.ts';
import { translatedFields } from './translation-units.ts';

let config: SanitizedConfig;
let page: FlattenedField[];

beforeAll(async () => {
  config = await openConfiguration();
  page = fieldsIn(config, 'page');
}, PATIENCE_MS);

const quote = (id: string, text: string, source: string | null = null) =>
  part(id, 'cited_quote', { text, source });
const figures = (id: string, ...labels: string[]) =>
  part(id, 'figures', {
    figures: labels.map((label, index) => ({ id: `${id}${index}`, figure: '71 %', label })),
  });
const note = (id: string, text: string) => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id, blockName: '', blockType: 'footnote', text },
});
type Text = ReturnType<typeof rich>;

/** A German text with these words in the parts that it has of an English one. */
function write(en: Text, de: Text | undefined, words: Record<string, unknown>) {
  const fields = translatedFields(page, { title: { en: 'T' }, body: { en, ...(de && { de }) } });
  const given = Object.entries(words).map(([key, value]) => {
    const field = fields.find((each) => each.key === `body.${key}`);
    if (!field) throw new Error(`No field ${key}`);
    return [field, value] as const;
  });
  return writeInner(en as RichText, de, new Map(given)) as unknown as Text;
}
/** What a text is made of: kinds of blocks, ids of parts. */
const outline = (text: Text) =>
  text.root.children.map((child) => {
    const { type, fields } = child as { type: string; fields?: { id: string } };
    return fields?.id ?? type;
  });
const fieldsOf = (text: Text, id: string) =>
  text.root.children
    .map((child) => (child as { fields?: Record<string, unknown> }).fields)
    .find((fields) => fields?.id === id);

describe('the words of parts inside of a translated text', () => {
  const english = rich(
    block('paragraph', run('One.')),
    quote('q', 'Words', 'Somebody'),
    block('paragraph', run('Two.')),
  );

  it('C-10 C-5 are written into the parts that it has', () => {
    const german = rich(
      block('paragraph', run('Eins.')),
      quote('q', 'Alt'),
      block('paragraph', run('Zwei.')),
    );
    const written = write(english, german, { 'q.text': 'Worte', 'q.source': 'Jemand' });
    expect(fieldsOf(written, 'q')).toMatchObject({ text: 'Worte', source: 'Jemand' });
    expect(fieldsOf(german, 'q')).toMatchObject({ text: 'Alt', source: null });
    expect(JSON.stringify(written)).toContain('Eins.');
  });

  it('C-10 C-5 bring a part with them that it lacks, behind what it is behind in the source', () => {
    const german = rich(block('paragraph', run('Eins.')), block('paragraph', run('Zwei.')));
    const written = write(english, german, { 'q.text': 'Worte' });
    expect(outline(written)).toEqual(['paragraph', 'q', 'paragraph']);
    expect(fieldsOf(written, 'q')).toMatchObject({ text: 'Worte', source: 'Somebody' });
  });

  it('C-10 C-5 bring none where they are taken away', () => {
    const german = rich(block('paragraph', run('Eins.')));
    expect(write(english, german, { 'q.text': null })).toEqual(german);
  });

  it('C-10 C-5 make a text of the parts of the source, without its words, where there is none', () => {
    const written = write(english, undefined, { 'q.text': 'Worte' });
    expect(outline(written)).toEqual(['paragraph', 'q', 'paragraph']);
    expect(JSON.stringify(written)).not.toMatch(/One|Two/);
  });

  it('C-10 C-5 are written into rows that stand for those of the source, and rows are added', () => {
    const source = rich(figures('k', 'readers', 'writers'));
    const own = part('mine', 'figures', { figures: [{ id: 'x', figure: '1', label: 'Lesende' }] });
    const written = write(source, rich(own), { 'k.figures.k1.label': 'Schreibende' });
    expect(fieldsOf(written, 'mine')).toMatchObject({
      figures: [
        { id: 'x', label: 'Lesende' },
        { id: 'k1', label: 'Schreibende', figure: '71 %' },
      ],
    });
  });

  it('C-10 C-5 are found in a row by its id, wherever it has been moved to', () => {
    const source = rich(figures('k', 'readers', 'writers'));
    const [first, second] = (fieldsOf(source, 'k') as { figures: object[] }).figures;
    const written = write(source, rich(part('k', 'figures', { figures: [second, first] })), {
      'k.figures.k0.label': 'Lesende',
    });
    expect(fieldsOf(written, 'k')).toMatchObject({ figures: [{ label: 'writers' }, { label: 'Lesende' }] });
  });

  it('C-10 C-5 of a footnote follow the words of the paragraph that it is in', () => {
    const source = rich(block('paragraph', run('One.')), block('paragraph', run('Two.'), note('f', 'Note')));
    const german = rich(block('paragraph', run('Eins.')), block('paragraph', run('Zwei.')));
    const [, second] = write(source, german, { 'f.text': 'Anmerkung' }).root.children;
    expect(second).toMatchObject({ children: [{ text: 'Zwei.' }, { fields: { text: 'Anmerkung' } }] });
  });

  it('C-10 C-5 of a footnote get a paragraph, where the translation has none', () => {
    const source = rich(block('paragraph', run('One.'), note('f', 'Note')));
    const written = write(source, rich(), { 'f.text': 'Anmerkung' });
    expect(written.root.children).toMatchObject([
      { type: 'paragraph', children: [{ fields: { text: 'Anmerkung' } }] },
    ]);
  });
});
