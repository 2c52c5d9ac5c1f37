import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Staff, send } from '../../http/staff.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { block, rich, run } from '../stored-text.fixture.ts';
import { createPage, fieldOf, workspaceOf } from '../workspace.fixture.ts';
import { nothingFilled } from './fill-from-xliff.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor', 'Edda');
const author = await Staff.hire(cms.payload, 'author', 'Auguste');

let id: number;
const { at, read, write } = workspaceOf(
  () => editor,
  () => id,
);
beforeEach(async () => {
  id = await createPage(editor);
});

describe('XLIFF of a page', () => {
  const exported = async (to = 'de') => (await editor.get(`${at()}/xliff?to=${to}`)).body as string;
  const imported = (xml: string | Uint8Array, { staff = editor, to = 'de' } = {}) =>
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
      ...nothingFilled(),
      texts: {
        title: ['WORKSPACE'],
        body: ['A HEADING', 'SOME <1>BOLD</1> TEXT'],
        'sections.one.heading': ['FIRST'],
        'sections.one.text': ['A SENTENCE'],
      },
    });
    // Nothing is saved by it.
    expect((await read('de')).title ?? null).toBeNull();
    const saved = await write({ ...body });
    expect(saved.body.states[0]).toEqual({ language: 'de', isStarted: true, behind: 0 });
    // What the page has already is no change.
    expect((await imported(await exported())).body.texts).toEqual({});
  });

  it('C-10 is refused in another encoding than UTF-8, before it loses letters', async () => {
    const xml = translated(await exported(), () => 'Größe').replace('UTF-8', 'ISO-8859-1');
    const { status, body } = await imported(Buffer.from(xml, 'latin1'));
    expect([status, body.errors?.[0].message]).toEqual([400, 'The file is not in UTF-8. Save it as UTF-8.']);
  });

  it('C-10 C-14 does not bring back what has been corrected since the export', async () => {
    await write({ texts: { title: ['Werkstat'] } });
    const xml = await exported();
    await write({ texts: { title: ['Werkstatt'] } });
    const back = xml.replace('<source>First</source>', '$&<target>Erste</target>');
    const { body } = await imported(back);
    expect(body).toMatchObject({ texts: { 'sections.one.heading': ['Erste'] }, kept: [] });
    await write({ ...body });
    expect((await read('de')).title).toBe('Werkstatt');
    const changed = await imported(back.replace('>Werkstat<', '>Atelier<'));
    expect(changed.body).toMatchObject({ texts: {}, kept: ['title'] });
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

  it('C-10 of a page that has changed since leads nobody to another page', async () => {
    const link = (url: string, words: string) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url, newTab: false },
      children: [run(words)],
    });
    const [help, contact] = [
      link('https://example.com/help', 'here'),
      link('https://example.com/contact', 'us'),
    ];
    const english = (...children: object[]) =>
      editor.patch(`/api/page/${id}?draft=true`, { body: rich(block('paragraph', ...children)) });
    await english(run('Ask here: '), contact);
    const xml = upper(await exported());
    await english(run('Ask '), help, run(': '), contact);
    const { body } = await imported(xml);
    expect((await write({ ...body })).status).toBe(200);
    const saved = JSON.stringify((await read('de')).body);
    expect([saved.includes('/contact'), saved.includes('/help')]).toEqual([true, false]);
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
    const { body } = await imported(inBody);
    expect(body).toMatchObject({ texts: { body: ['A', 'SOME <1>BOLD</1> TEXT'] }, untagged: ['body'] });
    expect(await reasonOf('<!DOCTYPE x [<!ENTITY a "b">]><x/>')).toEqual([
      400,
      expect.stringContaining('document type'),
    ]);
    expect((await send('POST', `${at()}/xliff?to=de`, xml)).status).toBe(403);
    expect((await send('GET', `${at()}/xliff?to=de`)).status).toBe(403);
  });
});
