import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { block, part, plain, rich, run } from './stored-text.fixture.ts';
import { createPage, fieldOf, workspaceOf } from './workspace.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor', 'Edda');
const author = await Staff.hire(payload, 'author', 'Auguste');

let id: number;
const { at, read, write } = workspaceOf(
  () => editor,
  () => id,
);

beforeEach(async () => {
  id = await createPage(editor);
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

  it('C-10 C-8 C-14 keeps the draft of a field of a form that is deleted, saved, and put back', async () => {
    const [name, mail] = [
      { blockType: 'text', id: 'one', name: 'name', label: 'Your name' },
      { blockType: 'email', id: 'two', name: 'mail', label: 'Your mail' },
    ];
    const confirmation = { kind: 'message', message: plain('Thanks') };
    const form = await create('forms', {
      title: 'Ask',
      submitLabel: 'Send',
      fields: [name, mail],
      confirmation,
    });
    const texts = { title: ['Fragen'], submitLabel: ['Senden'], 'confirmation.message': ['Danke'] };
    const labels = { 'fields.one.label': ['Ihr Name'], 'fields.two.label': ['Ihre Mail'] };
    await save('forms', form, { texts: { ...texts, ...labels } });
    const saveFields = async (...fields: object[]) => {
      expect((await editor.patch(at('forms', form), { title: 'Ask', fields })).status).toBe(200);
    };
    await saveFields(mail);
    // What is published meanwhile has nothing of it.
    expect((await save('forms', form, { publish: true })).status).toBe(200);
    await saveFields(name, mail);
    const { body } = await save('forms', form, { texts: {} });
    expect(fieldOf(body, 'fields.one.label')).toMatchObject({ state: 'drafted', target: ['Ihr Name'] });
    expect(fieldOf(body, 'fields.two.label')).toMatchObject({ state: 'translated', target: ['Ihre Mail'] });
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
