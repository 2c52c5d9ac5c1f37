import type { Language } from '@keelstone/model';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../admin/languages/in-language.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');
const created = '2026-01-05T09:00:00Z';

type Page = { id: number; nid: number };
let page: Page;

/** A page in English and German, whose first section has no German text and is left out there. */
beforeEach(async () => {
  const { payload } = cms;
  const isPublished = { _status: 'published', moderation: 'published' } as const;
  const rows = [
    { blockType: 'headline', heading: 'One' },
    { blockType: 'headline', heading: 'Two' },
  ] as const;
  const made = await payload.create({
    collection: 'page',
    locale: 'en',
    data: { title: 'Both', created, ...isPublished, sections: [...rows] },
  });
  const sections = (made.sections ?? []).map((row, index) => ({
    ...row,
    heading: index === 0 ? '' : 'Zwei',
  }));
  await payload.update({
    collection: 'page',
    id: made.id,
    locale: 'de',
    draft: true,
    data: { sections: sections as never, title: 'Beide' },
  });
  page = made as Page;
});

/** What no form can have sent: a number for the words of a heading. */
async function breakHeading(id: number, heading: string, type = 'page'): Promise<void> {
  for (const [table, column, key] of [
    [type, 'sections', 'id'],
    [`_${type}_v`, 'version_sections', 'parent_id'],
  ])
    await cms.query(
      `update ${table} set ${column} = replace(${column}::text, '"${heading}"', '7')::jsonb where ${key} = $1`,
      [id],
    );
}

const publish = (id: number, reader: Language, query: string) =>
  inLanguage(reader, () =>
    editor.send('PATCH', `/api/page/${id}?${query}`, { _status: 'published' }, { 'accept-language': reader }),
  );

describe('what cannot be published', () => {
  it('C-9 C-12 is named by section, field and language, at the field of the form, in the language of the reader', async () => {
    await breakHeading(page.id, 'Zwei');
    const seen = await cms.publishedNodes(page.nid);
    const { status, body } = await publish(page.id, 'de', 'locale=en&publishAllLocales=true');
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0].data.errors).toMatchObject([
      {
        path: 'sections.1.heading',
        message: 'Auf Deutsch muss das geändert werden. Was da steht, passt hier nicht.',
      },
    ]);
    expect(body.errors[0].message).toBe(
      'Nichts wurde gespeichert. Ein Feld muss vorher geändert werden.\n' +
        'Abschnitte, 2 Schlagzeile, Überschrift auf Deutsch – Was da steht, passt hier nicht.',
    );
    expect(await cms.publishedNodes(page.nid)).toEqual(seen);
  });

  it('C-6 C-12 has a path that another page has in another language', async () => {
    const { payload } = cms;
    await payload.create({
      collection: 'page',
      locale: 'de',
      data: { title: 'Schon da', alias: '/schon-da', created, moderation: 'published', _status: 'published' },
    });
    await cms.query(
      `update _page_v_locales set version_alias = '/schon-da' where _locale = 'de'
         and _parent_id in (select id from _page_v where parent_id = $1)`,
      [page.id],
    );
    const { status, body } = await publish(page.id, 'en', 'locale=en&publishAllLocales=true');
    expect(status).toBe(400);
    expect(body.errors[0].data.errors).toMatchObject([
      {
        path: 'alias',
        message:
          'In German, this has to change. The path /de/schon-da belongs to “Schon da” in German already. Give one of them another path.',
      },
    ]);
  });

  it('C-3 C-9 is another page, which shows the one that is saved', async () => {
    const { payload } = cms;
    const overview = await payload.create({
      collection: 'overview_page',
      locale: 'en',
      data: {
        title: 'Shows: it, and more',
        created,
        moderation: 'published',
        _status: 'published',
        children: [{ relationTo: 'page', value: page.id }],
        sections: [{ blockType: 'headline', heading: 'Whole' }],
      },
    });
    await breakHeading(overview.id, 'Whole', 'overview_page');
    const rename = editor.patch(`/api/page/${page.id}?locale=en`, { title: 'Anew', _status: 'published' });
    const { status, body } = await rename;
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        message:
          '“Shows – it, and more” shows this, and could not be published with it in English. Sections, 1 Headline, Heading – What is there does not fit here.',
      },
    ]);
  });

  it('C-10 says in the language of the reader that there is a technical reason, and not which', async () => {
    const broken = vi
      .spyOn(cms.payload.db, 'beginTransaction')
      .mockRejectedValueOnce(new Error('password of the database'));
    const { status, body } = await publish(page.id, 'de', 'locale=en');
    broken.mockRestore();
    expect([status, body]).toEqual([
      500,
      {
        errors: [
          {
            message: 'Es war aus einem technischen Grund nicht möglich. Das Log des CMS sagt, aus welchem.',
          },
        ],
      },
    ]);
  });

  it('C-9 names what Payload refuses in the same way', async () => {
    const { body } = await inLanguage('de', () =>
      editor.send(
        'PATCH',
        `/api/page/${page.id}?locale=en`,
        { _status: 'published', sections: [{ blockType: 'headline', heading: '' }], title: '' },
        { 'accept-language': 'de' },
      ),
    );
    expect(body.errors[0].message).toBe(
      'Nichts wurde gespeichert. 2 Felder müssen vorher geändert werden.\n' +
        'Titel auf Englisch – Pflichtfeld\nAbschnitte, 1 Schlagzeile, Überschrift auf Englisch – Pflichtfeld',
    );
  });
});

describe('a change of all pages that are selected in a list', () => {
  const select = (ids: number[]) => `where[id][in]=${ids.join(',')}&locale=en`;
  const hide = { meta: { isHidden: true }, _status: 'published' };
  const stateOf = async (id: number) => {
    const { body } = await editor.get(`/api/page/${id}?depth=0&locale=en`);
    const { title, meta, _status } = body;
    return [title, meta?.isHidden ?? false, _status];
  };

  it('C-9 C-14 names the page that somebody else is editing, and who it is, in the language of the reader', async () => {
    const anna = await Staff.hire(cms.payload, 'author', 'Anna');
    await anna.post('/api/edit-locks/hold', { collection: 'page', id: page.id });
    const { status, body } = await inLanguage('de', () =>
      editor.send(
        'PATCH',
        `/api/page?${select([page.id])}&draft=true`,
        { deletedAt: created },
        { 'accept-language': 'de' },
      ),
    );
    expect([status, body.errors]).toMatchObject([
      400,
      [{ id: page.id, message: '„Both“ wurde nicht geändert, weil Anna es gerade bearbeitet.' }],
    ]);
    await anna.post('/api/edit-locks/release', { collection: 'page', id: page.id });
  });

  it('C-9 C-11 says why nothing was changed, where Payload’s buttons would know of an unknown error', async () => {
    const author = await Staff.hire(cms.payload, 'author', 'Ben');
    const address = `/api/page?${select([page.id])}&draft=true`;
    const refused = { docs: [], message: 'Nothing was changed.' };
    const byAuthor = await author.patch(address, { _status: 'published' });
    expect(byAuthor.body).toMatchObject({
      ...refused,
      errors: [{ message: 'You are not allowed to perform this action.' }],
    });
    const byStranger = await send('PATCH', address, { _status: 'published' });
    expect([byStranger.status, byStranger.body]).toMatchObject([
      403,
      { ...refused, errors: [{ message: expect.stringContaining('because you are not logged in') }] },
    ]);
  });

  it('C-9 C-14 publishes no draft that somebody has begun in one of them, and names the page', async () => {
    const other = await cms.payload.create({
      collection: 'page',
      locale: 'en',
      data: { title: 'Whole', created, _status: 'published', moderation: 'published' },
    });
    const { body: never } = await editor.post('/api/page?draft=true&locale=en', { title: 'Never shown' });
    const began = { title: 'Unfinished', _status: 'draft' };
    await editor.patch(`/api/page/${page.id}?draft=true&locale=en`, began);
    const { status, body } = await editor.patch(
      `/api/page?${select([page.id, other.id, never.doc.id])}&draft=true`,
      hide,
    );
    expect([status, body.docs.map(({ id }: Page) => id)]).toEqual([400, [other.id]]);
    const refused = [
      { id: page.id, title: 'Unfinished' },
      { id: never.doc.id, title: 'Never shown' },
    ];
    expect(body.errors.toSorted((one: Page, two: Page) => one.id - two.id)).toEqual(
      refused.map(({ id, title }) =>
        expect.objectContaining({
          id,
          message: expect.stringContaining(`“${title}” was not changed, because it has changes that are not`),
        }),
      ),
    );
    // The buttons of a list show the reasons below it, and its form shows nothing else.
    expect(body.message).toBe('Unable to update 2 out of 3 Pages.');
    // A button would show each error for itself, once for each page.
    const ofButton = await editor.send(
      'PATCH',
      `/api/page?${select([page.id, never.doc.id])}&draft=true`,
      hide,
      { 'x-person': String(editor.user.id) },
    );
    expect(ofButton.body.errors).toHaveLength(1);
    expect(ofButton.body.errors[0].message).toMatch(/^“.+” was not changed.+\n“.+” was not changed/);
    const form = new FormData();
    form.append('_payload', JSON.stringify(hide));
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const ofForm = await editor.send(
      'PATCH',
      `/api/page?${select([page.id, never.doc.id])}&draft=true`,
      bytes,
      { 'content-type': type, 'content-length': String(bytes.length) },
    );
    expect(ofForm.body.message).toMatch(/^Unable to update 2 out of 2 Pages.\n“.+” was not changed/);
    expect((await stateOf(never.doc.id)).at(-1)).toBe('draft');
    expect(await stateOf(page.id)).toEqual(['Both', false, 'published']);
    expect(await stateOf(other.id)).toEqual(['Whole', true, 'published']);
    // Alone, it is whoever publishes it that has seen it.
    const alone = await editor.patch(`/api/page/${page.id}?draft=true&locale=en`, hide);
    expect([alone.status, await stateOf(page.id)]).toEqual([200, ['Unfinished', true, 'published']]);
  });
});
