import { linkTo } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import type { PayloadRequest } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { readerOf } from '../database/transaction.ts';
import { Staff } from '../http/staff.fixture.ts';
import { createMedia, createNode, saveNode } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';
import { bareReferenceFields } from './bare-reference-fields.ts';
import type { Use } from './find-uses.ts';
import { readTableGraph } from './table-graph.ts';
import { usageQuery } from './usage-query.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const admin = await Staff.hire(cms.payload, 'administrator');
const editor = await Staff.hire(cms.payload, 'editor');
const author = await Staff.hire(cms.payload, 'author');
const media = await createMedia(cms.payload);

const NOW = { deletedAt: new Date().toISOString() };
const createPage = (title: string, fields = {}) => createNode(cms.payload, 'page', { title, ...fields });
const term = async (label: string, collection = 'tags') =>
  (await editor.post(`/api/${collection}`, { label })).body.doc.id as number;
const usesOf = async (collection: string, id: number): Promise<Use[]> =>
  (await author.get(`/api/uses?collection=${collection}&id=${id}`)).body.uses;
const replace = (collection: string, id: number, by: number, who = editor) =>
  who.post('/api/replace-uses', { collection, id, by });
const shown = async (nid: number) => JSON.stringify((await cms.publishedNodes(nid)).map(({ node }) => node));
const versionsOf = async (id: number) =>
  (await editor.get(`/api/page/versions?where[parent][equals]=${id}`)).body.totalDocs as number;

describe('where something is used', () => {
  it('C-13 a term is, on pages and on drafts, with their languages', async () => {
    const tag = await term('Harbour');
    const page = await createPage('On the quay', { tags: [tag] });
    await saveNode(cms.payload, 'page', page.id, { language: 'de', fields: { title: 'Am Kai' } });
    const draft = (await author.post('/api/page?draft=true', { title: 'Not yet', tags: [tag] })).body.doc.id;
    expect(await usesOf('tags', tag)).toEqual([
      {
        collection: 'page',
        id: page.id,
        kind: 'Page',
        title: 'On the quay',
        languages: ['en', 'de'],
        isPublished: true,
      },
      {
        collection: 'page',
        id: draft,
        kind: 'Page',
        title: 'Not yet',
        languages: ['en'],
        isPublished: false,
      },
    ]);
  });

  it('C-13 C-10 a page is, in the languages whose text leads to it, also where the draft has no title in them', async () => {
    const [target, tag] = [await createPage('Target'), await term('Of both languages')];
    const page = await createPage('In English', { tags: [tag], body: linkTo('page', target.id, 'there') });
    expect(await usesOf('page', target.id)).toMatchObject([{ title: 'In English', languages: ['en'] }]);
    const [{ id: english }] = (await editor.get(`/api/page/versions?where[parent][equals]=${page.id}`)).body
      .docs;
    const german = { title: 'Auf Deutsch', body: linkTo('page', target.id, 'dort') };
    await saveNode(cms.payload, 'page', page.id, { language: 'de', fields: german });
    expect(await usesOf('page', target.id)).toMatchObject([{ languages: ['en', 'de'] }]);
    await saveNode(cms.payload, 'page', page.id, { language: 'en', fields: { body: null } });
    expect(await usesOf('page', target.id)).toMatchObject([{ title: 'Auf Deutsch', languages: ['de'] }]);
    expect(await usesOf('tags', tag)).toMatchObject([{ title: 'In English', languages: ['en', 'de'] }]);
    // Restored to a version without German, which is still published in German.
    await editor.post(`/api/page/versions/${english}?draft=true`);
    await editor.patch(`/api/page/${page.id}?draft=true`, { body: null });
    expect(await usesOf('page', target.id)).toMatchObject([{ title: 'In English', languages: ['de'] }]);
    const { body } = await editor.patch(`/api/page/${target.id}`, NOW);
    expect(body.errors[0].message).toContain('Page “In English” (German)');
  });

  it('C-13 a person is, in running text, in sections and by a field', async () => {
    const person = await createNode(cms.payload, 'person', { title: 'Ada' });
    const text = await createPage('Linked', { body: linkTo('person', person.id, 'there') });
    const inSection = await createPage('Linked in a section', {
      sections: [{ blockType: 'basic', body: linkTo('person', person.id, 'there') }],
    });
    const article = await createNode(cms.payload, 'article', { title: 'By Ada', authors: [person.id] });
    const uses = (await usesOf('person', person.id)).map(({ collection, id }) => `${collection} ${id}`);
    expect(uses.toSorted()).toEqual(
      [`article ${article.id}`, `page ${text.id}`, `page ${inSection.id}`].toSorted(),
    );
  });

  it('C-13 a drawing is, by a term, and a page by the navigation and by pinned results', async () => {
    const type = (await editor.post('/api/resource_type', { label: 'Paper', icon: media.svg })).body.doc.id;
    expect(await usesOf('svgs', media.svg)).toMatchObject([{ collection: 'resource_type', id: type }]);
    const page = await createPage('Pinned');
    await editor.post('/api/pinned_results', {
      keyword: 'pin',
      language: 'en',
      nodes: [{ relationTo: 'page', value: page.id }],
    });
    expect(await usesOf('page', page.id)).toMatchObject([{ collection: 'pinned_results', title: 'pin' }]);
  });

  it('C-13 a page is not, by a link that leads to an address now', async () => {
    const [page, other] = [await createPage('Former target'), await createPage('Linking')];
    const sections = (link: object) => [{ blockType: 'featured_text', id: 'one', heading: 'H', link }];
    const node = { relationTo: 'page', value: page.id };
    await editor.patch(`/api/page/${other.id}?draft=true`, { sections: sections({ to: 'node', node }) });
    expect(await usesOf('page', page.id)).toMatchObject([{ title: 'Linking' }]);
    await editor.patch(`/api/page/${other.id}?draft=true`, {
      sections: sections({ to: 'url', node, url: '/search' }),
    });
    expect(await usesOf('page', page.id)).toEqual([]);
    await editor.patch(`/api/page/${other.id}?draft=true`, { sections: sections({ to: 'node', node }) });
    expect(await usesOf('page', page.id)).toHaveLength(1);
  });

  it('C-13 is not where it was used, nor where it lies in the trash', async () => {
    const tag = await term('Former');
    const page = await createPage('Changed its mind', { tags: [tag] });
    const gone = await createPage('Thrown away', { tags: [tag] });
    await saveNode(cms.payload, 'page', page.id, { language: 'en', fields: { tags: [] } });
    await editor.patch(`/api/page/${gone.id}`, NOW);
    expect(await usesOf('tags', tag)).toEqual([]);
  });

  it('C-13 is found by indexes, also in sections: no content is read through', async () => {
    const person = await createNode(cms.payload, 'person', { title: 'Indexed' });
    const executor = await readerOf({ payload: cms.payload } as PayloadRequest);
    const graph = await readTableGraph(executor);
    const fields = bareReferenceFields(cms.payload.config);
    const query = usageQuery(graph, fields, ['person'], [{ slug: 'person', id: person.id }]);
    const plan = await inTransaction(cms.payload, async (_, { query: ask }) => {
      // The tables of a test are so small that reading them costs less.
      await ask('set local enable_seqscan = off');
      return (await ask(`explain ${query}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    const indexes = plan.match(/Index Cond: \(\w+_references && /g) ?? [];
    expect(indexes).toHaveLength(query.match(/_references" && /g)?.length ?? 0);
    expect(indexes.length).toBeGreaterThanOrEqual(graph.jsonColumns.length);
  });

  it.each([
    [{ link: { relationTo: 'page', value: 12 } }, ['page:12']],
    [{ link: { relationTo: 'page', value: { id: 12, nid: 7 } } }, ['7', '12', 'page:12']],
    [{ logo: 12, items: [3, { icon: 4 }] }, ['12', '3', '4']],
    [{ type: 'text', version: 1, format: 2 }, null],
  ])('C-13 is stored as words beside content: of %j', async (content, words) => {
    const rows = await cms.query('select editing.references_in($1) as words', [content]);
    expect(rows[0]?.words?.toSorted() ?? null).toEqual(words?.toSorted() ?? null);
  });

  it('C-13 is counted where it is used too often to be listed', async () => {
    const copies = 150;
    const before = (await author.get(`/api/uses?collection=svgs&id=${media.svg}`)).body.count;
    await cms.query('insert into resource_type (icon_id) select $1 from generate_series(1, $2)', [
      media.svg,
      copies,
    ]);
    const { body } = await author.get(`/api/uses?collection=svgs&id=${media.svg}`);
    expect([body.count, body.uses.length]).toEqual([before + copies, 100]);
    const { status, body: refusal } = await editor.patch(`/api/svgs/${media.svg}`, NOW);
    expect([status, refusal.errors[0].message]).toEqual([
      409,
      expect.stringContaining(`${before + copies} places`),
    ]);
    await cms.query(
      'delete from resource_type where not exists (select from resource_type_locales where _parent_id = resource_type.id)',
    );
  });

  it('C-13 is told to nobody outside', async () => {
    const { send } = await import('../http/staff.fixture.ts');
    expect((await send('GET', '/api/uses?collection=tags&id=1')).status).toBe(403);
    expect((await send('POST', '/api/replace-uses', { collection: 'tags', id: 1, by: 2 })).status).toBe(403);
    expect((await author.get('/api/uses?collection=users&id=1')).status).toBe(400);
  });
});

describe('what is in use', () => {
  it('C-13 is not deleted, and the response says where it is', async () => {
    const tag = await term('In use');
    await createPage('A user of it', { tags: [tag] });
    const { status, body } = await editor.patch(`/api/tags/${tag}`, NOW);
    expect(status).toBe(409);
    expect(body.errors[0].message).toContain('Page “A user of it” (English)');
    // The admin cuts messages at these characters.
    expect(body.errors[0].message).not.toMatch(/[:,]/);
    expect(body.errors[0].data.uses).toMatchObject([{ collection: 'page', title: 'A user of it' }]);
    expect((await editor.get(`/api/tags/${tag}`)).status).toBe(200);
  });

  it('C-13 is not deleted when only a draft uses it', async () => {
    const page = await createPage('Drafted');
    const tag = await term('Of a draft');
    await editor.patch(`/api/page/${page.id}?draft=true`, { tags: [tag], moderation: 'draft' });
    expect((await editor.patch(`/api/tags/${tag}`, NOW)).status).toBe(409);
  });

  it('C-13 is kept when many are deleted at once, and says so', async () => {
    const [used, unused] = [await term('Many, used'), await term('Many, unused')];
    await createPage('One of many', { tags: [used] });
    const { status, body } = await editor.patch(`/api/tags?where[id][in]=${used},${unused}`, NOW);
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain('One of many');
    expect((await editor.get(`/api/tags/${used}`)).status).toBe(200);
  });

  it('C-13 is not deleted out of the trash either, when it came into use again', async () => {
    const tag = await term('Again');
    const page = await createPage('Restored', { tags: [tag] });
    const [{ id: revision }] = (await editor.get(`/api/page/versions?where[parent][equals]=${page.id}`)).body
      .docs;
    await saveNode(cms.payload, 'page', page.id, { language: 'en', fields: { tags: [] } });
    expect((await editor.patch(`/api/tags/${tag}`, NOW)).status).toBe(200);
    await editor.post(`/api/page/versions/${revision}?draft=true`);
    expect((await admin.delete(`/api/tags/${tag}?trash=true`)).status).toBe(409);
    expect((await admin.delete(`/api/tags?trash=true&where[id][equals]=${tag}`)).status).toBe(400);
    expect((await admin.get(`/api/tags/${tag}?trash=true`)).status).toBe(200);
  });
});

describe('what is planned', () => {
  const AT = '2031-07-01T09:00:00.000Z';
  const planned = async (title: string, fields: object) => {
    const { doc } = (await author.post('/api/article?draft=true', { title, created: AT, ...fields })).body;
    const document = { relationTo: 'article', value: doc.id };
    const plan = await editor.post('/api/scheduled_changes', { document, action: 'publish', at: AT });
    expect(plan.status).toBe(201);
    return { article: doc as { id: number; nid: number }, plan: plan.body.doc.id as number };
  };
  const changeDraft = (id: number, fields: object) => author.patch(`/api/article/${id}?draft=true`, fields);
  const carryOut = async (plan: number) => {
    const { runDueChange } = await import('../schedule/run-due-change.ts');
    await cms.query('update scheduled_changes set at = now() where id = $1', [plan]);
    while (await runDueChange(cms.payload));
    return (await editor.get(`/api/scheduled_changes/${plan}?depth=0`)).body;
  };

  it('C-13 uses what the draft does not use any more, and keeps it from being deleted', async () => {
    const [tag, { image }] = [await term('Planned tag'), await createMedia(cms.payload)];
    const { article, plan } = await planned('Of July', {
      tags: [tag],
      picture: { relationTo: 'images', value: image },
    });
    await changeDraft(article.id, { tags: [], picture: null });
    const use = {
      collection: 'article',
      id: article.id,
      kind: 'Article planned for 1 July 2031',
      title: 'Of July',
      languages: ['en'],
      isPublished: false,
    };
    expect(await usesOf('tags', tag)).toEqual([use]);
    expect(await usesOf('images', image)).toEqual([use]);
    const { status, body } = await editor.patch(`/api/images/${image}`, NOW);
    expect([status, body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('planned for 1 July 2031'),
    ]);
    expect(body.errors[0].message).not.toMatch(/[:,]/);
    const unused = async () => (await editor.get('/api/unused-media')).body.media as object[];
    const ofImage = { collection: 'images', id: image };
    expect(await unused()).not.toContainEqual(expect.objectContaining(ofImage));
    await editor.delete(`/api/scheduled_changes/${plan}`);
    expect(await usesOf('tags', tag)).toEqual([]);
    expect(await usesOf('images', image)).toEqual([]);
    expect(await unused()).toContainEqual(expect.objectContaining(ofImage));
  });

  it('C-13 is no use of its own page, and none once it was done', async () => {
    const tag = await term('Done tag');
    const { article, plan } = await planned('Of itself', { tags: [tag] });
    await changeDraft(article.id, { body: linkTo('article', article.id, 'here') });
    const document = { relationTo: 'article', value: article.id };
    await editor.post('/api/scheduled_changes', { document, action: 'publish', at: AT });
    expect(await usesOf('article', article.id)).toEqual([]);
    await carryOut(plan);
    await editor.patch(`/api/article/${article.id}`, { tags: [], _status: 'published' });
    expect(await usesOf('tags', tag)).toEqual([]);
  });

  it('C-13 publishes what has taken the place of what it uses', async () => {
    const [oldTag, newTag] = [await term('Old planned tag'), await term('New planned tag')];
    const [oldPage, newPage] = [await createPage('Old planned link'), await createPage('New planned link')];
    const [{ image: oldImage }, { image: newImage }] = [
      await createMedia(cms.payload),
      await createMedia(cms.payload),
    ];
    const { article, plan } = await planned('Replaced in July', {
      tags: [oldTag],
      picture: { relationTo: 'images', value: oldImage },
      sections: [{ blockType: 'basic', body: linkTo('page', oldPage.id, 'there') }],
    });
    expect((await replace('tags', oldTag, newTag)).body).toEqual({ replaced: 2 });
    expect((await replace('images', oldImage, newImage)).status).toBe(200);
    expect((await replace('page', oldPage.id, newPage.id)).status).toBe(200);
    expect(await carryOut(plan)).toMatchObject({ state: 'done' });
    expect((await editor.get(`/api/article/${article.id}?depth=0`)).body).toMatchObject({
      tags: [newTag],
      picture: { value: newImage },
    });
    expect(await shown(article.nid)).toContain('New planned tag');
    expect(await shown(article.nid)).toContain('/new-planned-link');
  });

  it.each([
    ['in the trash', '“Deleted tag”'],
    ['gone', 'Number '],
  ])(
    'C-13 is not published without what was deleted in spite of it, which is named: %s',
    async (state, name) => {
      const tag = await term('Deleted tag');
      const { article, plan } = await planned('Incomplete', { tags: [tag] });
      await changeDraft(article.id, { tags: [] });
      // Scripts may delete what is in use.
      await cms.payload.update({ collection: 'tags', id: tag, data: NOW });
      if (state === 'gone') await cms.payload.delete({ collection: 'tags', id: tag, trash: true });
      const failed = await carryOut(plan);
      expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
      expect(failed.failure).toContain(`refers to Tag ${name}`);
      expect(await cms.publishedNodes(article.nid)).toEqual([]);
    },
  );

  it('C-13 is refused if it would be published without what lies in the trash already', async () => {
    const tag = await term('Trashed tag');
    const { doc } = (await author.post('/api/article?draft=true', { title: 'Late', tags: [tag] })).body;
    await cms.payload.update({ collection: 'tags', id: tag, data: NOW });
    const document = { relationTo: 'article', value: doc.id };
    const { status, body } = await editor.post('/api/scheduled_changes', {
      document,
      action: 'publish',
      at: AT,
    });
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('Tag “Trashed tag”')]);
  });

  it('C-13 is refused, too, if its page is published without what it refers to already', async () => {
    const target = await createPage('Trashed target');
    const page = await createPage('Links to it', { body: linkTo('page', target.id, 'there') });
    await cms.payload.update({ collection: 'page', id: target.id, data: NOW });
    const document = { relationTo: 'page', value: page.id };
    const plan = await editor.post('/api/scheduled_changes', { document, action: 'publish', at: AT });
    expect([plan.status, plan.body.errors?.[0].message]).toEqual([
      409,
      expect.stringContaining('Page “Trashed target”'),
    ]);
  });
});

describe('another one in its place', () => {
  it('C-13 is there on every page at once, and the former one lies in the trash', async () => {
    const [old, next] = [await term('Old tag'), await term('New tag')];
    const page = await createPage('Retagged', { tags: [old] });
    const before = await versionsOf(page.id);
    const { status, body } = await replace('tags', old, next);
    expect([status, body]).toEqual([200, { replaced: 1 }]);
    expect(await shown(page.nid)).toContain('New tag');
    expect(await shown(page.nid)).not.toContain('Old tag');
    expect((await editor.get(`/api/page/${page.id}?depth=0`)).body.tags).toEqual([next]);
    expect(await versionsOf(page.id)).toBe(before + 1);
    expect((await editor.get(`/api/tags/${old}`)).status).toBe(404);
    expect((await editor.get(`/api/tags/${old}?trash=true`)).status).toBe(200);
  });

  it('C-13 C-12 publishes no draft: what is published changes, and the draft stays one', async () => {
    const [old, next] = [await term('Old of a draft'), await term('New of a draft')];
    const page = await createPage('As published', { tags: [old] });
    await editor.patch(`/api/page/${page.id}?draft=true`, { title: 'As drafted', moderation: 'draft' });
    await replace('tags', old, next);
    expect(await shown(page.nid)).toContain('New of a draft');
    expect(await shown(page.nid)).not.toContain('As drafted');
    const draft = (await editor.get(`/api/page/${page.id}?draft=true&depth=0`)).body;
    expect(draft).toMatchObject({ title: 'As drafted', _status: 'draft', tags: [next] });
    const main = (await editor.get(`/api/page/${page.id}?depth=0`)).body;
    expect(main).toMatchObject({ title: 'As published', _status: 'published', tags: [next] });
  });

  it('C-13 keeps all languages of what it changes', async () => {
    const [old, next] = [await term('Old in two'), await term('New in two')];
    const page = await createPage('Two languages', { tags: [old] });
    await saveNode(cms.payload, 'page', page.id, { language: 'de', fields: { title: 'Zwei Sprachen' } });
    await replace('tags', old, next);
    const nodes = await cms.publishedNodes(page.nid);
    expect(nodes.map(({ node }) => node.title)).toEqual(['Zwei Sprachen', 'Two languages']);
    expect(nodes.map(({ node }) => node.tags.map(({ id }) => id))).toEqual([[next], [next]]);
  });

  it('C-13 is found in running text and in sections', async () => {
    const [old, next] = [await createPage('Old target'), await createPage('New target')];
    const page = await createPage('Full of links', {
      body: linkTo('page', old.id, 'there'),
      sections: [{ blockType: 'basic', body: linkTo('page', old.id, 'there') }],
    });
    const { status, body } = await replace('page', old.id, next.id);
    expect([status, body]).toEqual([200, { replaced: 1 }]);
    expect(await shown(page.nid)).toContain('/new-target');
    expect(await shown(page.nid)).not.toContain('/old-target');
    expect(await cms.publishedNodes(old.nid)).toEqual([]);
  });

  it('C-13 is found in the settings of the site, which are published anew', async () => {
    const [old, next] = [await createPage('Old home'), await createPage('New home')];
    await cms.payload.updateGlobal({
      slug: 'site_settings',
      locale: 'en',
      data: {
        siteName: 'Keelstone',
        tagline: 'Risk',
        phone: '+49 40 66969 140',
        address: {
          organisation: 'Keelstone',
          street: 'Kai 1',
          postalCode: '20457',
          city: 'Hamburg',
          country: 'Germany',
        },
        home: { relationTo: 'page', value: old.id },
        navigation: [{ to: 'node', node: { relationTo: 'page', value: old.id }, children: [] }],
      },
    });
    expect(await usesOf('page', old.id)).toMatchObject([{ collection: 'site_settings', id: null }]);
    expect((await editor.patch(`/api/page/${old.id}`, NOW)).status).toBe(409);
    const { updatedAt } = (await admin.get('/api/globals/site_settings')).body;
    expect((await replace('page', old.id, next.id)).body).toEqual({ replaced: 1 });
    // A form that was opened before does not bring the former one back.
    const home = { relationTo: 'page', value: old.id };
    expect((await admin.post('/api/globals/site_settings', { updatedAt, home })).status).toBe(409);
    const [row] = await cms.query<{ value: object }>(
      "select value from published.settings where key = 'site' and language = 'en'",
    );
    expect(JSON.stringify(row?.value)).toContain('/new-home');
    expect(JSON.stringify(row?.value)).not.toContain('/old-home');
  });

  it('C-13 a picture is replaced where a field has it alone, too', async () => {
    const { image } = await createMedia(cms.payload);
    const person = await createNode(cms.payload, 'person', { title: 'Portrayed', portrait: image });
    expect((await replace('images', image, media.image)).status).toBe(200);
    expect((await editor.get(`/api/person/${person.id}?depth=0`)).body.portrait).toBe(media.image);
  });

  it('C-14 is refused while others are editing a page or the settings that use it, naming them', async () => {
    const [old, next] = [await createPage('Old in use'), await createPage('New in use')];
    const page = await createPage('Being edited', { body: linkTo('page', old.id, 'there') });
    const home = { relationTo: 'page', value: old.id } as const;
    await cms.payload.updateGlobal({ slug: 'site_settings', locale: 'en', data: { home } });
    const locks = [{ collection: 'page', id: page.id }, { global: 'site_settings' }];
    for (const lock of locks) await admin.post('/api/edit-locks/hold', lock);
    const { status, body } = await replace('page', old.id, next.id);
    expect(status).toBe(423);
    for (const edited of ['“Being edited” (administrator)', '“Site settings” (administrator)'])
      expect(body.errors[0].message).toContain(edited);
    expect(await shown(page.nid)).toContain('/old-in-use');
    expect((await editor.get(`/api/page/${old.id}`)).status).toBe(200);
    for (const lock of locks) await admin.post('/api/edit-locks/release', lock);
    expect((await replace('page', old.id, next.id)).body).toEqual({ replaced: 2 });
  });

  it('C-13 is refused to authors, with itself, and with what is not there', async () => {
    const tag = await term('Stays');
    expect((await replace('tags', tag, tag + 1, author)).status).toBe(403);
    expect((await replace('tags', tag, tag)).status).toBe(400);
    expect((await replace('tags', tag, 99_999)).status).toBe(404);
    expect((await editor.get(`/api/tags/${tag}`)).status).toBe(200);
  });
});
