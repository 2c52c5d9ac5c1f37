import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { type CmsUnderTest, startCms } from '../test-cms.ts';

let cms: CmsUnderTest;
let payload: Payload;
let editor: Staff;
let author: Staff;

beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  editor = await Staff.hire(payload, 'editor', 'Edda');
  author = await Staff.hire(payload, 'author', 'Auguste');
});
afterAll(() => cms?.stop());

const run = (text: string, format = 0) => ({
  type: 'text',
  text,
  version: 1,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
});
const block = (type: string, ...children: object[]) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  ...(type === 'heading' && { tag: 'h2' }),
  children,
});
const rich = (...children: object[]) => ({ root: block('root', ...children) });
/** A block of the editor, such as a call-out. */
const part = (id: string, blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', blockType, ...fields },
});
const plain = (...texts: string[]) => rich(...texts.map((text) => block('paragraph', run(text))));

let id: number;
const at = () => `/api/page/${id}/translation`;
const read = async (locale: string) =>
  (await editor.get(`/api/page/${id}?draft=true&depth=0&locale=${locale}`)).body;
const write = async (more: object, staff = editor) =>
  staff.patch(at(), { to: 'de', updatedAt: (await read('en')).updatedAt, texts: {}, ...more });
const fieldOf = (workspace: { fields: { key: string }[] }, key: string) =>
  workspace.fields.find((field) => field.key === key);

beforeEach(async () => {
  const body = rich(
    block('heading', run('A heading')),
    block('paragraph', run('Some '), run('bold', 1), run(' text')),
  );
  const sections = [{ blockType: 'headline', id: 'one', heading: 'First', text: 'A sentence' }];
  id = (await editor.post('/api/page?draft=true', { title: 'Workspace', body, sections })).body.doc.id;
});

describe('the translation workspace', () => {
  it('C-10 C-6 saves what is entered as a draft, with the path made from the translated title', async () => {
    const texts = {
      title: ['Werkstatt für Texte'],
      body: ['Eine Überschrift', 'Ein <1>fetter</1> Text'],
      'sections.one.heading': ['Erste'],
    };
    const { status, body } = await write({ texts });
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: 'en', target: 'de', path: '/werkstatt-fuer-texte' });
    expect(fieldOf(body, 'sections.one.text')).toMatchObject({
      state: 'missing',
      label: '1. Headline › Text',
      path: 'sections.0.text',
      source: ['A sentence'],
      target: [''],
    });
    const saved = await read('de');
    expect(saved).toMatchObject({
      title: 'Werkstatt für Texte',
      _status: 'draft',
      alias: '/werkstatt-fuer-texte',
    });
    expect(
      saved.body.root.children[1].children.map(({ text, format }: { text: string; format: number }) => [
        text,
        format,
      ]),
    ).toEqual([
      ['Ein ', 0],
      ['fetter', 1],
      [' Text', 0],
    ]);
    expect(saved.sections).toMatchObject([{ id: 'one', heading: 'Erste' }]);
    expect(await read('en')).toMatchObject({ title: 'Workspace', sections: [{ heading: 'First' }] });
  });

  it('C-10 shows what changed in the source since, and takes it over by paragraphs', async () => {
    await write({ texts: { body: ['Eine Überschrift', 'Ein <1>fetter</1> Text'] } });
    await editor.patch(`/api/page/${id}?draft=true`, { body: plain('New first', 'A heading') });
    const { body } = await write({ texts: { title: ['Titel'] } });
    const field = fieldOf(body, 'body');
    expect(field).toMatchObject({
      state: 'changed',
      target: ['Eine Überschrift', 'Ein <1>fetter</1> Text'],
      restructured: ['', 'Eine Überschrift', 'Ein <1>fetter</1> Text'],
    });
    const { changes } = field as unknown as { changes: { kind: string; text: string }[] };
    const textOf = (left: string) =>
      changes.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('');
    expect([textOf('added'), textOf('removed')]).toEqual([
      'A heading\nSome bold text',
      'New first\nA heading',
    ]);
    const next = await write({ texts: { body: ['Neu', 'Eine Überschrift'] }, restructured: ['body'] });
    expect(fieldOf(next.body, 'body')).toMatchObject({ state: 'translated', restructured: null });
    expect((await read('de')).body.root.children).toHaveLength(2);
  });

  it('C-10 C-5 keeps what only the translation has, when it takes over the paragraphs of the source', async () => {
    await editor.patch(`/api/page/${id}?draft=true`, { body: plain('One', 'Two', 'Three') });
    const link = {
      type: 'link',
      version: 3,
      format: '',
      indent: 0,
      direction: null,
      id: 'link',
      fields: { linkType: 'custom', url: 'https://example.org/nur-deutsch', newTab: false },
      children: [run('Verweis')],
    };
    const note = part('note', 'callout', { tone: 'note', title: 'Nur deutsch', text: plain('Hinweis') });
    const code = part('code', 'code', { code: 'NURDEUTSCH();' });
    const first = part('first', 'cited_quote', { text: 'Zuerst', source: 'Jemand' });
    const body = rich(
      first,
      block('paragraph', run('Eins')),
      note,
      code,
      block('paragraph', run('Zwei')),
      block('paragraph', run('Drei')),
      block('paragraph', run('Fetter ', 1), link),
      block('list', block('listitem', run('Punkt'))),
    );
    Object.assign(body.root.children[7] as object, { listType: 'bullet', tag: 'ul', start: 1 });
    await editor.patch(`/api/page/${id}?draft=true&locale=de`, { body });
    const opened = fieldOf((await write({})).body, 'body') as unknown as { restructured: string[] };
    expect(opened.restructured).toEqual(['Eins', 'Zwei', 'Drei', '<1>Fetter </1><2>Verweis</2>', 'Punkt']);
    const { restructured } = opened;
    expect((await write({ texts: { body: restructured }, restructured: ['body'] })).status).toBe(200);
    type Node = { type: string; fields?: { id: string }; children?: Node[]; text?: string };
    const children = async (): Promise<Node[]> => (await read('de')).body.root.children;
    const outline = (await children()).map(({ type, fields }) => fields?.id ?? type);
    expect(outline).toEqual([
      'first',
      'paragraph',
      'note',
      'code',
      'paragraph',
      'paragraph',
      'paragraph',
      'list',
    ]);
    expect((await children())[6]?.children).toMatchObject([
      { text: 'Fetter ', format: 1 },
      { type: 'link', fields: { url: 'https://example.org/nur-deutsch' }, children: [{ text: 'Verweis' }] },
    ]);
    expect((await children())[2]?.fields).toMatchObject(note.fields);
    // The same part in both stays the one of the translation, where the source has it now.
    const inEnglish = part('note', 'callout', { tone: 'note', title: 'English', text: plain('Hint') });
    await editor.patch(`/api/page/${id}?draft=true`, {
      body: rich(inEnglish, block('paragraph', run('One'))),
    });
    const texts = { body: ['Eins', 'Zwei', '', '', ''] };
    expect((await write({ texts, restructured: ['body'] })).status).toBe(200);
    expect((await children()).map(({ type, fields }) => fields?.id ?? type)).toEqual([
      'first',
      'note',
      'code',
      'paragraph',
      'paragraph',
    ]);
    expect((await children())[1]?.fields).toMatchObject(note.fields);
  });

  it('C-10 keeps a copy marked until it is translated, and takes a confirmed one off the list', async () => {
    const copied = await write({ texts: { title: ['Workspace'] }, marks: { title: { isCopy: true } } });
    expect(fieldOf(copied.body, 'title')).toMatchObject({ state: 'copied', target: ['Workspace'] });
    expect(copied.body.path).toBe('/workspace');
    const translated = await write({ texts: { title: ['Werkstatt'] } });
    expect(fieldOf(translated.body, 'title')).toMatchObject({ state: 'translated' });
    expect(translated.body.path).toBe('/werkstatt');
    await editor.patch(`/api/page/${id}?draft=true`, { title: 'Workspaces' });
    const confirmed = await write({ marks: { title: null } });
    expect(fieldOf(confirmed.body, 'title')).toMatchObject({ state: 'translated', changes: null });
  });

  it('C-12 publishes the language, and nothing of another', async () => {
    const title = ['Nur auf Deutsch'];
    const refused = await write({ texts: { title }, publish: true });
    // The heading of the section is required.
    expect(refused.body.errors[0].data.errors).toMatchObject([{ path: 'sections.0.heading' }]);
    const texts = { title, 'sections.one.heading': ['Erste'] };
    expect((await write({ texts, publish: true })).status).toBe(200);
    const { nid } = await read('en');
    expect((await cms.publishedNodes(nid)).map(({ language, path }) => [language, path])).toEqual([
      ['de', '/de/nur-auf-deutsch'],
    ]);
  });

  it('C-11 lets authors save drafts, and publish nothing; others see nothing', async () => {
    expect((await write({ texts: { title: ['Entwurf'] } }, author)).status).toBe(200);
    const texts = { title: ['Live'], 'sections.one.heading': ['Erste'] };
    expect((await write({ texts, publish: true }, author)).status).toBe(403);
    expect((await send('PATCH', at(), { to: 'de', updatedAt: '', texts: {} })).status).toBe(403);
  });

  it('C-14 C-11 keeps what authors and editors enter, for each of them, and apart from the form and other languages', async () => {
    const { updatedAt: base } = await read('en');
    const target = `page/${id}/translation`;
    const keep = (staff: Staff, text: string) =>
      staff.post('/api/kept-changes', {
        id: 'a',
        view: 'one tab',
        target,
        language: 'de',
        base,
        data: { texts: { title: [text] }, restructured: [], marks: {} },
      });
    const kept = async (staff: Staff, more = {}) => {
      const where = new URLSearchParams({ target, language: 'de', ...more });
      return (await staff.get(`/api/kept-changes?${where}`)).body.changes;
    };
    expect((await keep(editor, 'Von Edda')).status).toBe(204);
    expect((await keep(author, 'Von Auguste')).status).toBe(204);
    for (const [staff, text] of [[editor, 'Von Edda'] as const, [author, 'Von Auguste'] as const]) {
      expect(await kept(staff)).toMatchObject([{ base, data: { texts: { title: [text] } } }]);
      expect(await kept(staff, { language: 'fr' })).toEqual([]);
      expect(await kept(staff, { target: `page/${id}` })).toEqual([]);
    }
    // The other's save is what the one is told of before taking it up: the version is not that of what was kept.
    const saved = await write({ texts: { title: ['Gespeichert'] } });
    expect(saved.status).toBe(200);
    const [{ base: keptBase }] = await kept(author);
    expect(keptBase).not.toBe(saved.body.updatedAt);
    await author.post('/api/kept-changes/forget', { ids: ['a'] });
    expect(await kept(author)).toEqual([]);
    expect(await kept(editor)).toHaveLength(1);
  });

  it('C-14 refuses a save on top of another, and one while somebody else is editing', async () => {
    const { updatedAt } = await read('en');
    await author.patch(`/api/page/${id}?draft=true`, { title: 'Changed meanwhile' });
    const stale = await editor.patch(at(), { to: 'de', updatedAt, texts: { title: ['Zu spät'] } });
    expect([stale.status, stale.body.errors[0].message]).toEqual([409, expect.stringContaining('Auguste')]);
    await author.post('/api/edit-locks/hold', { collection: 'page', id });
    expect((await write({ texts: { title: ['Gesperrt'] } })).status).toBe(423);
    expect((await read('de')).title ?? null).toBeNull();
  });

  it.each([
    [{ body: ['Eine Überschrift', 'Ein <1>fetter Text'] }, 'Text. <1> is not closed by </1>.'],
    [{ body: ['Nur ein Absatz'] }, 'Text. Its paragraphs have changed. Load the page again.'],
  ])('C-10 refuses %j, and says in which field', async (texts, message) => {
    const { status, body } = await write({ texts });
    expect([status, body.errors[0].message, body.errors[0].data]).toEqual([400, message, { key: 'body' }]);
  });

  it('C-10 refuses what is no translation', async () => {
    for (const data of [null, {}, { to: 'xx' }, { to: 'de', updatedAt: 'now', texts: { title: 'text' } }]) {
      expect((await editor.patch(at(), data)).status).toBe(400);
    }
    expect(
      (await editor.patch('/api/page/999999/translation', { to: 'de', updatedAt: '', texts: {} })).status,
    ).toBe(404);
  });
});

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
    await editor.patch(`/api/page/${id}?draft=true`, { body: english('Beware'), sections: [] });
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

describe('the translation workspace of what has no drafts', () => {
  const at = (slug: string, own: number) => `/api/${slug}/${own}`;
  const save = async (slug: string, own: number, more: object, staff = editor) => {
    const { updatedAt } = (await editor.get(at(slug, own))).body;
    return staff.patch(`${at(slug, own)}/translation`, { to: 'de', updatedAt, texts: {}, ...more });
  };
  const german = async (slug: string, own: number) =>
    (await editor.get(`${at(slug, own)}?depth=0&locale=de&fallback-locale=none`)).body;
  const create = async (slug: string, data: object) => {
    const { body } = await editor.post(`/api/${slug}`, data);
    expect(body.errors).toBeUndefined();
    return body.doc.id as number;
  };

  it('C-10 C-3 shows a term to nobody before it is published, marks copies, and follows the source', async () => {
    const term = await create('resource_type', { label: 'Paper', linkText: 'Read the paper' });
    const copied = await save('resource_type', term, {
      texts: { label: ['Paper'], linkText: ['Papier lesen'] },
      marks: { label: { isCopy: true } },
    });
    expect(copied.body).toMatchObject({ states: [{ language: 'de', isStarted: true, behind: 2 }, {}] });
    expect(fieldOf(copied.body, 'label')).toMatchObject({ state: 'copied', target: ['Paper'] });
    expect(fieldOf(copied.body, 'linkText')).toMatchObject({ state: 'drafted', target: ['Papier lesen'] });
    expect(await german('resource_type', term)).not.toHaveProperty('linkText');

    // Another language of the form neither shows nor loses it; what changes in the source since is said.
    await editor.patch(at('resource_type', term), { linkText: 'Read the whole paper' });
    await editor.patch(`${at('resource_type', term)}?locale=fr`, { label: 'Papier' });
    const { body: changed } = await save('resource_type', term, { texts: { label: ['Studie'] } });
    expect(fieldOf(changed, 'label')).toMatchObject({ state: 'drafted' });
    expect(fieldOf(changed, 'linkText')).toMatchObject({ state: 'changed', target: ['Papier lesen'] });

    const { body: published } = await save('resource_type', term, {
      marks: { linkText: null },
      publish: true,
    });
    expect(published.states[0]).toEqual({ language: 'de', isStarted: true, behind: 0 });
    expect(await german('resource_type', term)).toMatchObject({ label: 'Studie', linkText: 'Papier lesen' });
    // In the form, a text of one's own takes the place of a draft.
    await save('resource_type', term, { texts: { label: ['Entwurf'] } });
    await editor.patch(`${at('resource_type', term)}?locale=de`, { label: 'Aufsatz' });
    const { body: last } = await save('resource_type', term, { publish: true });
    expect(fieldOf(last, 'label')).toMatchObject({ state: 'translated', target: ['Aufsatz'] });
  });

  it('C-10 C-8 keeps an unfinished form, and publishes it when nothing that is required is missing', async () => {
    const fields = [{ blockType: 'text', id: 'one', name: 'name', label: 'Your name' }];
    const confirmation = { kind: 'message', message: plain('Thanks') };
    const form = await create('forms', { title: 'Ask', submitLabel: 'Send', fields, confirmation });
    const texts = { title: ['Fragen'], submitLabel: ['Senden'], 'confirmation.message': ['Danke'] };
    const drafted = await save('forms', form, { texts });
    expect(drafted.status).toBe(200);
    expect(fieldOf(drafted.body, 'fields.one.label')).toMatchObject({
      state: 'missing',
      source: ['Your name'],
    });
    const refused = await save('forms', form, { publish: true });
    expect(refused.body.errors[0].data.errors).toMatchObject([{ path: 'fields.0.label' }]);
    expect(await german('forms', form)).not.toHaveProperty('title');
    await save('forms', form, { texts: { 'fields.one.label': ['Ihr Name'] }, publish: true });
    expect(await german('forms', form)).toMatchObject({
      title: 'Fragen',
      submitLabel: 'Senden',
      fields: [{ id: 'one', name: 'name', label: 'Ihr Name' }],
      confirmation: { message: { root: { children: [{ children: [{ text: 'Danke' }] }] } } },
    });
  });

  it('C-10 N-1 shows a notice in a language when it is published, and follows the one that is there, also without a heading', async () => {
    const words = { name: 'Moving', body: plain('We move'), excluded: '/events/past' };
    const notice = await create('notices', words);
    const { body } = await save('notices', notice, { texts: { body: ['Wir ziehen um'] } });
    expect(body).toMatchObject({
      source: 'en',
      states: [{ language: 'de', isStarted: true, behind: 2 }, {}],
    });
    // Paths are copied as they are, unlike texts.
    expect(fieldOf(body, 'excluded')).toMatchObject({ isAddress: true, state: 'missing' });
    expect(await german('notices', notice)).not.toHaveProperty('body');
    await save('notices', notice, { publish: true });
    expect(await german('notices', notice)).toMatchObject({
      body: { root: { children: [{ children: [{ text: 'Wir ziehen um' }] }] } },
    });

    const first = await create('notices?locale=de', { name: 'Umzug', body: plain('Wir ziehen um') });
    const { headers } = await author.get(`${at('notices', first)}/translation/xliff?to=en`);
    expect(headers.get('content-disposition')).toContain(`notices-${first}-de-en.xlf`);
  });

  it('C-10 U-10 C-11 exchanges a dialog by XLIFF, and lets authors only read it', async () => {
    const dialog = await create('dialogs', { title: 'Terms', body: plain('In short') });
    const address = `${at('dialogs', dialog)}/translation`;
    const { body: xml } = await author.get(`${address}/xliff?to=de`);
    const back = xml.replace(/<source>In short<.source>/, '$&<target>Kurz</target>');
    const { body: filled } = await editor.send('POST', `${address}/xliff?to=de`, back);
    expect(filled.texts).toEqual({ body: ['Kurz'] });
    expect((await save('dialogs', dialog, filled, author)).status).toBe(403);
    expect(fieldOf((await save('dialogs', dialog, filled)).body, 'body')).toMatchObject({ state: 'drafted' });
  });
});

describe('XLIFF of a page', () => {
  const exported = async (to = 'de') => (await editor.get(`${at()}/xliff?to=${to}`)).body as string;
  const imported = (xml: string, { staff = editor, to = 'de' } = {}) =>
    staff.send('POST', `${at()}/xliff?to=${to}`, xml);
  /** What a translator does: a target after each source. */
  const translated = (xml: string, of = (source: string) => source.toUpperCase()) =>
    xml.replace(/<source>([\s\S]*?)<\/source>/g, (whole, source) => `${whole}<target>${of(source)}</target>`);
  const upper = (xml: string) =>
    translated(xml, (source) => source.replace(/[^<>]+(?=<|$)/g, (text) => text.toUpperCase()));

  it('C-10 is exported for a translator, and fills the workspace when it comes back', async () => {
    const { status, headers } = await editor.get(`${at()}/xliff?to=de`);
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="page-${id}-en-de.xlf"`,
    ]);
    const { body } = await imported(upper(await exported()), { staff: author });
    expect(body).toEqual({
      texts: {
        title: ['WORKSPACE'],
        body: ['A HEADING', 'SOME <1>BOLD</1> TEXT'],
        'sections.one.heading': ['FIRST'],
        'sections.one.text': ['A SENTENCE'],
      },
      restructured: [],
      marks: {},
      unknown: 0,
    });
    // Nothing is saved by it.
    expect((await read('de')).title ?? null).toBeNull();
    const saved = await write({ ...body });
    expect(saved.body.states[0]).toEqual({ language: 'de', isStarted: true, behind: 0 });
    // What the page has already is no change.
    expect((await imported(await exported())).body.texts).toEqual({});
  });

  it('C-10 leaves characters of markup in a text as they are', async () => {
    const title = 'C:\\new & <b>1</b> <1>x</1>';
    await editor.patch(`/api/page/${id}?draft=true`, { title });
    const { body } = await imported(translated(await exported(), (source) => source));
    expect(body.texts.title).toEqual([title]);
    const saved = await write({ texts: { title: body.texts.title } });
    expect(fieldOf(saved.body, 'title')).toMatchObject({ source: [title], target: [title] });
  });

  it('C-10 of a page that has changed since marks what was translated from an earlier text', async () => {
    const xml = upper(await exported());
    await editor.patch(`/api/page/${id}?draft=true`, { title: 'Renamed', sections: [] });
    const { body } = await imported(xml);
    expect(body).toMatchObject({ marks: { title: { former: ['Workspace'] } }, unknown: 2 });
    const saved = await write({ ...body });
    expect(fieldOf(saved.body, 'title')).toMatchObject({ state: 'changed', target: ['WORKSPACE'] });
  });

  it('C-10 is refused for another page or language, and with codes that the page does not have', async () => {
    const xml = upper(await exported());
    const reasonOf = async (file: string, to = 'de') => {
      const { status, body } = await imported(file, { to });
      return [status, body.errors?.[0].message];
    };
    expect(await reasonOf(xml, 'fr')).toEqual([
      400,
      expect.stringContaining('from en to de, and not from en to fr'),
    ]);
    expect(await reasonOf(xml.replace(`page/${id}`, 'page/1'))).toEqual([
      400,
      expect.stringContaining('another document'),
    ]);
    const codes = xml.replace('<target>FIRST', '<target><pc id="4">FIRST</pc>');
    expect(await reasonOf(codes)).toEqual([
      400,
      expect.stringContaining('1. Headline › Heading. This text cannot'),
    ]);
    const inBody = xml.replace('<target>A HEADING', '<target><pc id="4">A</pc>');
    expect(await reasonOf(inBody)).toEqual([400, 'Text. There is no <4> in the source.']);
    expect(await reasonOf('<!DOCTYPE x [<!ENTITY a "b">]><x/>')).toEqual([
      400,
      expect.stringContaining('document type'),
    ]);
    expect((await send('POST', `${at()}/xliff?to=de`, xml)).status).toBe(403);
    expect((await send('GET', `${at()}/xliff?to=de`)).status).toBe(403);
  });
});
