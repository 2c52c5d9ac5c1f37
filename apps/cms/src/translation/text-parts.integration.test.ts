import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { block, part, plain, rich, run } from './stored-text.fixture.ts';
import { fieldOf, workspaceOf } from './workspace.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor', 'Edda');

let id: number;
const { at, read, write } = workspaceOf(
  () => editor,
  () => id,
);

describe('the words of parts inside of a text', () => {
  const footnote = (noteId: string, text: string) => ({
    type: 'inlineBlock',
    version: 1,
    fields: { id: noteId, blockName: '', blockType: 'footnote', text },
  });
  const figure = (row: string, label: string) => ({ id: row, figure: '71 %', label });
  const english = (callout: string) =>
    rich(
      block('paragraph', run('One.'), footnote('f', 'A note')),
      part('c', 'callout', { tone: 'warning', title: 'Warning', text: plain(callout) }),
      part('a', 'action', { label: 'Search', url: '/search' }),
      part('q', 'cited_quote', { text: 'A quote', source: 'Somebody' }),
      part('k', 'figures', { figures: [figure('r', 'readers'), figure('s', 'writers')] }),
      part('x', 'code', { code: 'run();', language: 'js' }),
      block('paragraph', run('Two.')),
    );
  const GERMAN: Record<string, string[]> = {
    body: ['Eins.<1/>', 'Zwei.'],
    'body.f.text': ['Eine Anmerkung'],
    'body.c.title': ['Warnung'],
    'body.c.text': ['Achtung'],
    'body.a.label': ['Suchen'],
    'body.q.text': ['Ein Zitat'],
    'body.q.source': ['Jemand'],
    'body.k.figures.r.figure': ['71 %'],
    'body.k.figures.r.label': ['Lesende'],
    'body.k.figures.s.figure': ['71 %'],
    'body.k.figures.s.label': ['Schreibende'],
  };
  type Field = { key: string; label: string; state: string; isAddress: boolean; source: string[] };
  const inBody = ({ fields }: { fields: Field[] }) =>
    fields.filter(({ key, isAddress }) => key.startsWith('body') && !isAddress);
  const behind = ({ states }: { states: { language: string; behind: number }[] }) =>
    states.find(({ language }) => language === 'de')?.behind;
  const german = async () => JSON.stringify((await read('de')).body);

  beforeEach(async () => {
    const page = await editor.post('/api/page?draft=true', { title: 'Workspace', body: english('Beware') });
    id = page.body.doc.id;
    await write({ texts: { title: ['Titel'] } });
  });

  it('C-10 C-5 are translated beside the text, and count as missing until then', async () => {
    const { body: opened } = await write({});
    expect(inBody(opened).map(({ key }) => key)).toEqual(Object.keys(GERMAN));
    expect(fieldOf(opened, 'body.k.figures.s.label')).toMatchObject({
      label: 'Text › 1. Key figures › 2. Figure › Label',
      state: 'missing',
      source: ['writers'],
    });
    // With the addresses of the button and of the code.
    expect(behind(opened)).toBe(Object.keys(GERMAN).length + 3);
    const { status, body: saved } = await write({ texts: GERMAN, publish: true });
    expect([status, behind(saved)]).toEqual([200, 0]);
    // The footnote keeps its number, although its words are others.
    expect(fieldOf(saved, 'body')).toMatchObject({ target: GERMAN.body, restructured: null });
    const { nid } = await read('en');
    const node = (await cms.publishedNodes(nid)).find(({ language }) => language === 'de');
    const published = JSON.stringify(node);
    for (const [text = ''] of Object.values(GERMAN).slice(1)) expect(published).toContain(text);
    expect(published).not.toMatch(/A note|Warning|Beware|Search|A quote|Somebody|readers|writers/);
    expect(await german()).toContain('run();');
    expect(JSON.stringify((await read('en')).body)).toContain('Beware');
  });

  it('C-10 C-5 are behind when the source changes them, and alone', async () => {
    await write({ texts: GERMAN });
    await editor.patch(`/api/page/${id}?draft=true`, { body: english('Beware, corrected') });
    const { body: changed } = await write({});
    expect(behind(changed)).toBe(1);
    expect(fieldOf(changed, 'body.c.text')).toMatchObject({
      state: 'changed',
      target: ['Achtung'],
      changes: expect.arrayContaining([{ kind: 'added', text: 'Beware, corrected' }]),
    });
    const { body: saved } = await write({ texts: { 'body.c.text': ['Achtung, berichtigt'] } });
    expect(behind(saved)).toBe(0);
    expect(await german()).toContain('Achtung, berichtigt');
    // A call-out in the place of another is another one.
    const replaced = english('Anew');
    Object.assign(
      replaced.root.children[1] as object,
      part('n', 'callout', { tone: 'tip', text: plain('Anew') }),
    );
    await editor.patch(`/api/page/${id}?draft=true`, { body: replaced });
    expect(fieldOf((await write({})).body, 'body.n.text')).toMatchObject({ state: 'changed' });
  });

  it('C-10 C-5 are copies of the source, and said to be, where only the text around them is translated', async () => {
    const { body: saved } = await write({ texts: { body: GERMAN.body } });
    const states = new Map(inBody(saved).map(({ key, state }) => [key, state]));
    expect(states.get('body')).toBe('translated');
    expect(new Set([...states].filter(([key]) => key !== 'body').map(([, state]) => state))).toEqual(
      new Set(['copied']),
    );
    expect(behind(saved)).toBe(Object.keys(GERMAN).length - 1);
    // What is the same in both languages is confirmed; a save of the form changes nothing else.
    const same = { 'body.k.figures.r.figure': null, 'body.k.figures.s.figure': null };
    expect(behind((await write({ marks: same })).body)).toBe(Object.keys(GERMAN).length - 3);
    await editor.patch(`/api/page/${id}?draft=true&locale=de`, { title: 'Anderer Titel' });
    await editor.patch(`/api/page/${id}?draft=true&locale=de`, {
      body: JSON.parse((await german()).replace('"Somebody"', '"Jemand"')),
    });
    const { body: last } = await write({});
    expect(behind(last)).toBe(Object.keys(GERMAN).length - 4);
    expect(fieldOf(last, 'body.q.source')).toMatchObject({ state: 'translated', target: ['Jemand'] });
  });

  it('C-10 C-5 are put into a translation that lacks them, and into the parts that it has of its own', async () => {
    const own = part('own', 'callout', {
      tone: 'warning',
      title: 'Warnung',
      text: plain('Selbst geschrieben'),
    });
    const figures = part('mine', 'figures', { figures: [figure('m', 'Lesende')] });
    const body = rich(block('paragraph', run('Eins.')), own, block('paragraph', run('Zwei.')), figures);
    await editor.patch(`/api/page/${id}?draft=true&locale=de`, { body });
    const { body: opened } = await write({});
    expect(fieldOf(opened, 'body.c.text')).toMatchObject({ target: ['Selbst geschrieben'] });
    expect(fieldOf(opened, 'body.k.figures.r.label')).toMatchObject({ target: ['Lesende'] });
    expect(fieldOf(opened, 'body.q.text')).toMatchObject({ state: 'missing' });
    const { status, body: saved } = await write({
      texts: {
        'body.c.text': ['Achtung'],
        'body.q.text': ['Ein Zitat'],
        'body.k.figures.s.label': ['Schreibende'],
        'body.f.text': ['Eine Anmerkung'],
      },
    });
    expect(status).toBe(200);
    expect(fieldOf(saved, 'body.q.source')).toMatchObject({ state: 'copied', target: ['Somebody'] });
    expect(fieldOf(saved, 'body.a.label')).toMatchObject({ state: 'missing' });
    const { children } = (await read('de')).body.root;
    const outline = children.map(
      ({ type, fields }: { type: string; fields?: { id: string } }) => fields?.id ?? type,
    );
    expect(outline).toEqual(['paragraph', 'own', 'q', 'paragraph', 'mine']);
    expect(children[1].fields).toMatchObject({ title: 'Warnung', text: plain('Achtung') });
    expect(children[4].fields.figures).toMatchObject([{ label: 'Lesende' }, { label: 'Schreibende' }]);
    expect(children[0].children.at(-1).fields).toMatchObject({ text: 'Eine Anmerkung' });
  });

  it('C-10 C-5 are found by the configuration of any part, such as the caption of a picture', async () => {
    const picture = { type: 'upload', version: 3, format: '', id: 'p', relationTo: 'images', value: 1 };
    const body = rich({ ...picture, fields: { caption: 'From above' } });
    await editor.patch(`/api/page/${id}?draft=true`, { body });
    expect(inBody((await write({})).body)).toMatchObject([
      { key: 'body.p.caption', label: 'Text › Caption', state: 'missing', source: ['From above'] },
    ]);
    await write({ texts: { 'body.p.caption': ['Von oben'] } });
    expect((await read('de')).body.root.children).toMatchObject([
      { type: 'upload', fields: { caption: 'Von oben' } },
    ]);
  });

  it('C-10 C-5 are in XLIFF, whose other units stay the same', async () => {
    const { body: xml } = await editor.get(`${at()}/xliff?to=de`);
    expect([...xml.matchAll(/<unit id="([^"]+)"/g)].map(([, unit]) => unit)).toEqual(
      expect.arrayContaining(['title', ...Object.keys(GERMAN)]),
    );
    const back = xml.replace('<source>Beware</source>', '$&<target>Achtung</target>');
    const { body: filled } = await editor.send('POST', `${at()}/xliff?to=de`, back);
    expect(filled.texts).toEqual({ 'body.c.text': ['Achtung'] });
    const { status, body: saved } = await write(filled);
    expect([status, fieldOf(saved, 'body')]).toMatchObject([200, { state: 'missing' }]);
    expect(fieldOf(saved, 'body.c.text')).toMatchObject({ state: 'translated', target: ['Achtung'] });
    expect(fieldOf(saved, 'body.c.title')).toMatchObject({ state: 'copied' });
  });

  it('C-10 C-5 of what has no drafts are shown to nobody before they are published', async () => {
    const { body } = await editor.post('/api/dialogs', { title: 'Terms', body: english('Beware') });
    const address = `/api/dialogs/${body.doc.id}`;
    const save = async (more: object) => {
      const { updatedAt } = (await editor.get(address)).body;
      return (await editor.patch(`${address}/translation`, { to: 'de', updatedAt, texts: {}, ...more })).body;
    };
    const { body: texts, 'body.q.source': _, ...others } = GERMAN;
    await save({ texts: { title: ['Bedingungen'], body: texts } });
    const drafted = await save({ texts: others });
    expect(fieldOf(drafted, 'body.c.text')).toMatchObject({ target: ['Achtung'] });
    expect(fieldOf(drafted, 'body.q.source')).toMatchObject({ state: 'copied' });
    const shown = async () => (await editor.get(`${address}?depth=0&locale=de&fallback-locale=none`)).body;
    expect(await shown()).not.toHaveProperty('body');
    const published = await save({ publish: true });
    expect(behind(published)).toBe(1);
    expect(fieldOf(published, 'body.q.source')).toMatchObject({ state: 'copied' });
    expect(JSON.stringify((await shown()).body)).toContain('Achtung');
  });
});
