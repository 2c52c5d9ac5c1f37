import { MOST_CHANGED_RULES } from '@keelstone/model';
import { readSearchStatistics } from '@keelstone/outbox';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { configurationOf } from '../configuration-of.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { rebuildReadModel } from '../search-tasks/rebuild-read-model.ts';
import { SiteProcess } from '../submissions/site-process.fixture.ts';
import { startCms } from '../test-cms.ts';

async function write(title: string, _status: 'published' | 'draft') {
  const data = { title, created: '2026-01-05T09:00:00Z', moderation: 'draft', _status };
  return (await editor.post('/api/page', data)).body.doc;
}

const cms = await startCms();
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');
const harbour = await write('Harbour handbook', 'published');
const inspection = await write('Inspection plan', 'published');
const draft = await write('Not yet', 'draft');
afterEach(async () => {
  await payload.delete({ collection: 'synonyms', where: { id: { exists: true } } });
  await payload.delete({ collection: 'pinned_results', where: { id: { exists: true } } });
});
afterAll(() => cms.stop());

const page = ({ id }: { id: number }) => ({ relationTo: 'page', value: id });
const group = (words: unknown, language = 'en') => editor.post('/api/synonyms', { words, language });
const pin = (keyword: string, nodes: unknown, language = 'en') =>
  editor.post('/api/pinned_results', { keyword, nodes, language });
const published = async (language: string) => {
  const [row] = await cms.query<{ value: unknown }>(
    "select value from published.settings where key = 'search_rules' and language = $1",
    [language],
  );
  return row?.value;
};

describe('what editors say about the search', () => {
  it('S-28 S-29 is published when it is saved, each language by itself, and taken back when it is deleted', async () => {
    const { status, body } = await group(['quay', 'harbour']);
    expect([status, body.doc?.title]).toEqual([201, 'quay · harbour']);
    await pin('getting started', [page(inspection), page(harbour)]);
    expect(await published('en')).toEqual({
      synonyms: [{ phrases: ['quay', 'harbour'] }],
      pinned: [{ keyword: 'getting started', nids: [inspection.nid, harbour.nid] }],
    });
    expect(await published('de')).toBeUndefined();
    await editor.patch(`/api/synonyms/${body.doc.id}`, { words: ['kai', 'hafen'], language: 'de' });
    expect(await published('de')).toEqual({ synonyms: [{ phrases: ['kai', 'hafen'] }], pinned: [] });
    expect(await published('en')).toMatchObject({ synonyms: [] });
    await editor.patch(`/api/synonyms/${body.doc.id}`, { deletedAt: new Date().toISOString() });
    expect(await published('de')).toEqual({ synonyms: [], pinned: [] });
  });

  it('A-4 S-28 is put right by rebuilding', async () => {
    await group(['quay', 'harbour']);
    const before = await published('en');
    await cms.query(`update published.settings set value = '{}' where key = 'search_rules'`);
    expect(await rebuildReadModel(payload)).toMatchObject({ state: 'done' });
    expect(await published('en')).toEqual(before);
  });

  it.each([
    [[], 'two words or more'],
    [['quay'], 'two words or more'],
    [['quay', ' Quay? '], 'is there twice'],
    [['quay', '&'], 'has no letter or digit'],
    [['quay', 'x'.repeat(101)], 'too long'],
    [Array.from({ length: 21 }, (_, number) => `word${number}`), 'room for 20'],
    [['PIER', 'port'], 'begins with \\"PIER\\" is there already (pier · harbour)'],
    [['quay | kay', 'wharf'], 'contains a vertical bar'],
  ])('S-28 refuses the group %j', async (words, reason) => {
    await group(['pier', 'harbour']);
    const { status, body } = await group(words);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(reason)]);
    expect(await published('en')).toMatchObject({ synonyms: [{ phrases: ['pier', 'harbour'] }] });
  });

  it('C-11 S-28 S-29 say what is wrong where no texts come, as from a program', async () => {
    for (const words of [[{ word: 'a' }, { word: 'b' }], [null, 'a'], { 0: 'a' }]) {
      const { status, body } = await group(words);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('each as a text')]);
    }
    expect((await pin({ keyword: 'a' } as never, [])).status).toBe(400);
  });

  it('S-28 lets a group keep its words, another group have them, and another language', async () => {
    const { body } = await group(['pier', 'harbour']);
    expect((await group(['harbour', 'pier'])).status).toBe(201);
    expect((await editor.patch(`/api/synonyms/${body.doc.id}`, { words: ['pier', 'quay'] })).status).toBe(
      200,
    );
    expect((await group(['pier', 'kai'], 'de')).status).toBe(201);
  });

  it('S-28 publishes groups of one direction, weights, and nothing of what is switched off', async () => {
    const directed = { words: ['iso 27001'], finds: ['information security'], weight: 0.4, language: 'en' };
    const { status, body } = await editor.post('/api/synonyms', directed);
    expect([status, body.doc?.title, body.doc?.source]).toEqual([
      201,
      'iso 27001 → information security',
      'own',
    ]);
    // A mutual group may begin with the same word.
    expect((await group(['iso 27001', 'iso27k'])).status).toBe(201);
    expect(await published('en')).toMatchObject({
      synonyms: [
        { phrases: ['iso 27001'], finds: ['information security'], weight: 0.4 },
        { phrases: ['iso 27001', 'iso27k'] },
      ],
    });
    await editor.patch(`/api/synonyms/${body.doc.id}`, { enabled: false });
    expect(await published('en')).toMatchObject({ synonyms: [{ phrases: ['iso 27001', 'iso27k'] }] });
  });

  it.each([
    [{ words: [], finds: ['a'] }, 'two words or more'],
    [{ words: ['a'], finds: ['b', 'B?'] }, 'is there twice'],
    [{ words: ['a'], finds: ['A'] }, 'is there twice'],
    [{ words: ['a'], finds: ['b'], weight: 0 }, 'weight'],
    [{ words: ['a'], finds: ['b'], weight: 1.5 }, 'weight'],
  ])('S-28 refuses the group %j', async (data, reason) => {
    const { status, body } = await editor.post('/api/synonyms', { ...data, language: 'en' });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(reason)]);
  });

  it.each([
    ['', () => [page(harbour)], 'Write what visitors ask for'],
    ['&', () => [page(harbour)], 'Write what visitors ask for'],
    ['a', () => [], 'Choose a page'],
    ['a', () => [page(harbour), page(harbour)], 'place 2 is there twice'],
    ['a', () => [page(harbour), page(draft)], 'place 2 is not published'],
    ['Taken!', () => [page(harbour)], ''],
    ['TAKEN.', () => [page(harbour)], 'are pinned for'],
  ])('S-29 validates results pinned for "%s"', async (keyword, nodes, reason) => {
    if (keyword === 'TAKEN.') await pin('taken', [page(inspection)]);
    const { status, body } = await pin(keyword, nodes());
    expect([status, JSON.stringify(body)]).toEqual([
      reason === '' ? 201 : 400,
      expect.stringContaining(reason),
    ]);
  });

  it('S-29 refuses a page that is not published in the language of the search', async () => {
    const { status, body } = await pin('hafen', [page(harbour)], 'de');
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('place 1 is not published in this language'),
    ]);
  });

  it('C-11 S-28 S-29 is for those who publish', async () => {
    for (const requester of [author.post, (path: string, data: unknown) => send('POST', path, data)]) {
      expect((await requester('/api/synonyms', { words: ['a', 'b'], language: 'en' })).status).toBe(403);
      const pinned = { keyword: 'a', nodes: [page(harbour)], language: 'en' };
      expect((await requester('/api/pinned_results', pinned)).status).toBe(403);
    }
    const { body } = await group(['quay', 'harbour']);
    expect((await author.patch(`/api/synonyms/${body.doc.id}`, { words: ['a', 'b'] })).status).toBe(403);
    expect(
      (await author.patch(`/api/synonyms/${body.doc.id}`, { deletedAt: new Date().toISOString() })).status,
    ).toBe(403);
  });
});

describe('a site that follows', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = new SiteProcess({
      SITE_DATABASE_URL: process.env.SITE_DATABASE_URL ?? '',
      PREVIEW_SECRET: process.env.PREVIEW_SECRET ?? '',
    });
    await site.start();
  });
  afterAll(async () => {
    await site?.kill();
  });

  const titles = async (keyword: string) => {
    const query = `query Search($keys: [String!]!) {
      search(index: "content_en", fulltext: { keys: $keys }) { documents { nid } recommended { nid } }
    }`;
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName: 'Search', variables: { keys: keyword.split(' ') } }),
    });
    const { data } = (await response.json()) as {
      data: { search: Record<'documents' | 'recommended', { nid: string }[]> };
    };
    const { recommended, documents } = data.search;
    return [...recommended.map(({ nid }) => `${nid} recommended`), ...documents.map(({ nid }) => nid)];
  };

  it('S-28 S-29 answers with synonyms and pinned results without a restart, and without them when they go', async () => {
    const found = String(harbour.nid);
    expect(await titles('quay')).toEqual([]);
    const { body } = await group(['quay', 'harbour']);
    await vi.waitFor(async () => expect(await titles('quay')).toEqual([found]), 30_000);
    await pin('inspection plan', [page(harbour)]);
    await vi.waitFor(
      async () =>
        expect(await titles('inspection plan')).toEqual([`${found} recommended`, String(inspection.nid)]),
      30_000,
    );
    await editor.patch(`/api/synonyms/${body.doc.id}`, { deletedAt: new Date().toISOString() });
    await vi.waitFor(async () => expect(await titles('quay')).toEqual([]), 30_000);
  });

  it('S-28 shows before saving what a group, or a file of them, would change for the month’s searches', async () => {
    const effectOf = async (data: object) =>
      (await editor.post('/api/synonyms/effect', { words: [], finds: [], language: 'en', ...data })).body;
    expect(await effectOf({ words: ['a', 'b'] })).toEqual({ compared: 0, effects: [] });
    await cms.query(`insert into visits.search_queries values
      (current_date, 'en', 'wharf', false, 7), (current_date, 'en', 'inspection', true, 9)`);
    const gained = {
      query: 'wharf',
      queries: 7,
      before: 0,
      after: 1,
      gained: ['Harbour handbook'],
      lost: [],
      isReordered: false,
    };
    const words = ['wharf', 'harbour'];
    const { siteUrl } = configurationOf(payload);
    Object.assign(configurationOf(payload), { siteUrl: site.url });
    try {
      expect(await effectOf({ words })).toEqual({ compared: 2, effects: [gained] });
      expect((await effectOf({ words, enabled: false })).effects).toEqual([]);
      expect((await effectOf({ words: ['wharf'] })).errors[0].message).toContain('two words or more');
      const { id } = (await group(words)).body.doc;
      await vi.waitFor(async () => expect(await titles('wharf')).toEqual([String(harbour.nid)]), 30_000);
      expect((await effectOf({ id, words })).effects).toEqual([]);
      expect((await effectOf({ id, words: ['wharf', 'pier'] })).effects).toMatchObject([
        { query: 'wharf', before: 1, after: 0, lost: ['Harbour handbook'] },
      ]);
      const csv =
        'language;words;enabled\nen;wharf | harbour;no\nen;inspection | quay;yes\nde;kai | hafen;yes\n';
      const dryRun = async (file: string) =>
        (await editor.send('POST', '/api/synonyms/import?dryRun=true', file)).body.previews;
      expect(await dryRun(csv)).toMatchObject([
        {
          text: 'English: 1 of the 2 most frequent searches of the last 30 days would change.',
          rows: [['wharf', '7 times', 'Loses', '1 page now, 0 after saving', expect.any(String)]],
        },
        { text: expect.stringContaining('nothing to compare'), rows: [] },
      ]);
      expect(await dryRun('language;words\nen;wharf | harbour\n')).toEqual([]);
      expect(await dryRun('language;words\nen;wharf\n')).toBeUndefined();
      const many = Array.from({ length: MOST_CHANGED_RULES + 1 }, (_, i) => `en;a${i} | b${i}`);
      expect((await dryRun(`language;words\n${many.join('\n')}`))[0].text).toContain('at most');
      Object.assign(configurationOf(payload), { siteUrl: 'http://127.0.0.1:9' });
      expect((await dryRun(csv))[0].text).toContain('does not answer');
      expect((await effectOf({ id, words, enabled: false })).errors[0].message).toContain('does not answer');
    } finally {
      Object.assign(configurationOf(payload), { siteUrl });
    }
    expect((await send('POST', '/api/synonyms/effect', { words, language: 'en' })).status).toBe(403);
  });

  it('S-26 C-9 tries a search for staff, with a page and a group as their forms are, and stores nothing', async () => {
    const tried = async (data: object, who = author) =>
      (
        await who.post('/api/search-trial', {
          language: 'en',
          query: 'handbook',
          order: 'relevance',
          ...data,
        })
      ).body;
    const { siteUrl } = configurationOf(payload);
    Object.assign(configurationOf(payload), { siteUrl: site.url });
    try {
      const { now, changed } = await tried({});
      expect(changed).toBeNull();
      expect(now.results).toMatchObject([{ nid: harbour.nid, title: 'Harbour handbook' }]);
      const data = { title: 'Never saved', alsoFoundBy: 'handbook' };
      const page = { type: 'page', id: inspection.id, data };
      expect((await tried({ page })).moves).toContainEqual({
        nid: inspection.nid,
        title: 'Never saved',
        before: null,
        after: expect.any(Number),
      });
      expect((await tried({ page: { ...page, id: draft.id } })).changed.total).toBe(2);
      const group = { words: ['handbook', 'inspection'], finds: [], weight: null, enabled: true };
      expect((await tried({ group })).changed.total).toBe(2);
      expect((await tried({ group: { ...group, words: ['handbook'] } })).errors[0].message).toContain(
        'two words or more',
      );
      expect((await tried({})).now.total).toBe(1);
      expect((await tried({ query: ' ' })).errors[0].message).toContain('Type what');
      expect((await tried({ language: 'xx' })).errors[0].message).toContain('language');
      expect((await tried({ page: { ...page, id: '1' } })).errors[0].message).toContain('Save the page once');
      expect((await tried({ page: { ...page, id: 999_999 } })).errors[0].message).toContain('not exist');
    } finally {
      Object.assign(configurationOf(payload), { siteUrl });
    }
    expect((await send('POST', '/api/search-trial', { query: 'handbook', language: 'en' })).status).toBe(403);
    expect(await titles('never saved')).toEqual([]);
  });

  it('C-15 S-26 lists the month’s searches that no page fits, for the words that a page is also found by', async () => {
    await cms.query(`insert into visits.search_queries values (current_date, 'de', 'kai', false, 4)`);
    await cms.query(
      `insert into visits.search_outcomes values (current_date, 'de', 'audit kai', 'most_words', 0, 5, 0)`,
    );
    const { body } = await author.get('/api/synonyms/missed?language=de');
    expect(body).toEqual({
      searches: [
        { keyword: 'audit kai', queries: 5 },
        { keyword: 'kai', queries: 4 },
      ],
    });
    expect((await author.get('/api/synonyms/missed')).status).toBe(400);
    expect((await send('GET', '/api/synonyms/missed?language=de')).status).toBe(403);
  });

  it('C-15 S-26 finds a page by words that it shows nowhere', async () => {
    await editor.patch(`/api/page/${inspection.id}`, {
      alsoFoundBy: ' walkthrough, snag list ',
      _status: 'published',
    });
    const [row] = await cms.publishedNodes(inspection.nid);
    expect(row?.node.alsoFoundBy).toBe('walkthrough, snag list');
    await vi.waitFor(async () => expect(await titles('snag')).toEqual([String(inspection.nid)]), 30_000);
    const shown = await (await fetch(`${site.url}${row?.path}`)).text();
    const markdown = await (await fetch(`${site.url}${row?.path}.md`)).text();
    expect(shown).toContain('Inspection plan');
    expect(shown + markdown).not.toContain('snag');
    await editor.patch(`/api/page/${inspection.id}`, { alsoFoundBy: '', _status: 'published' });
    expect((await cms.publishedNodes(inspection.nid))[0]?.node).not.toHaveProperty('alsoFoundBy');
  });

  it('S-26 counts what visitors ask for and choose, and writes it by itself', async () => {
    for (let time = 0; time < 3; time += 1) {
      await fetch(`${site.url}/search?keyword=Harbour%20Handbook`);
    }
    await fetch(`${site.url}/search?keyword=only%20once`);
    await fetch(`${site.url}/search/clicks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ nid: harbour.nid, language: 'en' }),
    });
    const executor = {
      query: async (text: string, values?: unknown[]) => ({ rows: await cms.query(text, values) }),
    };
    const read = () => readSearchStatistics(executor as never, { language: 'en', days: 7, limit: 50 });
    await vi.waitFor(async () => {
      const { top, clicked } = await read();
      expect(top).toContainEqual(expect.objectContaining({ keyword: 'harbour handbook', queries: 3 }));
      expect(clicked).toEqual([
        { nid: harbour.nid, title: 'Harbour handbook', path: '/harbour-handbook', clicks: 1 },
      ]);
    }, 30_000);
    expect(JSON.stringify(await read())).not.toContain('only once');
  });
});
