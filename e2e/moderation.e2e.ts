import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { signPreviewToken } from '../packages/model/src/tokens/preview-token.ts';
import { CMS, Editor, paragraph, SITE } from './support/editor.ts';
import { queryGraphql } from './support/graphql.ts';
import { readSecrets } from './support/instance.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;
const now = () => Math.floor(Date.now() / 1000);

type Draft = { id: number; nid: number; alias: string; title: string; word: string; sectionId: string };

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

async function createDraft(type: 'article' | 'resource' = 'article'): Promise<Draft> {
  const word = uniqueWord();
  const title = `${word} in a drawer`;
  const sections = [{ blockType: 'headline', heading: `${word} as a headline` }];
  const fields = { title, body: paragraph(`${word} in a text.`), sections, moderation: 'in_review' };
  const draft = await editor.create(type, fields, '?draft=true');
  const [section] = (draft as unknown as { sections: { id: string }[] }).sections;
  if (!section?.id) throw new Error('The CMS gave the section of the draft no id.');
  return { ...draft, title, word, sectionId: section.id };
}

/** Creates a draft of a published page: the published content must stay, and the draft stay hidden. */
async function createDraftOverPublished(): Promise<Draft> {
  const draft = await createDraft();
  const publicTitle = `${uniqueWord()} on the desk`;
  const body = paragraph('What everybody may read.');
  await editor.update('article', draft.id, { title: publicTitle, body, sections: [], _status: 'published' });
  const sections = [{ blockType: 'headline', heading: `${draft.word} as a headline` }];
  const hidden = { title: draft.title, body: paragraph(`${draft.word} in a text.`), sections };
  const saved = await editor.update('article', draft.id, hidden, '?draft=true');
  return { ...draft, alias: saved.alias };
}

/** Public URLs that could reveal it. */
const channelsOf = ({ alias, nid, word }: Draft) => [
  alias,
  `${alias}.md`,
  `/de${alias}.md`,
  `/share-images/${nid}-en-0123456789abcdef.png`,
  `/de${alias}`,
  `/articles/${word.toLowerCase()}-in-a-drawer`,
  '/',
  `/search?keyword=${word}`,
  `/search?keyword=${word}&date=Archived`,
  `/de/search?keyword=${word}`,
  '/search/article',
  `/search/suggestions?keyword=${word}`,
  '/search/suggestions',
  '/search/suggestions?language=de',
  '/rss.xml',
  `/rss.xml?keyword=${word}`,
  '/de/rss.xml',
  `/rss.xml?content_type=article&keyword=${word}`,
  '/feeds/article.xml',
  `/feeds/article.xml?keyword=${word}`,
  '/atom.xml',
  `/atom.xml?keyword=${word}`,
  '/feed.json',
  `/feed.json?keyword=${word}`,
  '/sitemap.xml',
  '/llms.txt',
  '/de/llms.txt',
  '/opensearch.xml',
  `/opensearch/suggestions?keyword=${word}`,
  '/health',
];

async function expectHidden(request: APIRequestContext, draft: Draft): Promise<void> {
  for (const channel of channelsOf(draft)) {
    const answer = await request.get(`${SITE}${channel}`);
    const words = (await answer.text()).replaceAll(`value="${draft.word}"`, '');
    // A search page repeats the query; the rest of the draft's words must not occur.
    expect(words, channel).not.toMatch(/in a drawer|as a headline|in a text\./);
  }
  const headers = { accept: 'text/markdown' };
  const markdown = await request.get(SITE + draft.alias, { headers });
  expect(await markdown.text()).not.toContain(draft.word);
}

/** GraphQL queries that could return the draft. */
const questionsAbout = ({ nid, sectionId }: Draft, language = 'en') => [
  `{ nodes(nids: ["${nid}"], language: ${language}) { title excerpt url { path } } }`,
  `{ paragraph(id: "${sectionId}", language: ${language}) { id heading items { heading } } }`,
  `{ latestResources(limit: 50, language: ${language}) { title excerpt } }`,
];

async function expectHiddenInGraphql(request: APIRequestContext, draft: Draft): Promise<void> {
  const { word } = draft;
  const found = await queryGraphql(
    request,
    `{ en: search(index: "content_en", fulltext: { keys: ["${word}"] }) { result_count documents { nid } }
       de: search(index: "content_de", fulltext: { keys: ["${word}"] }) { result_count documents { nid } } }`,
  );
  const nothing = { result_count: 0, documents: [] };
  expect(found).toEqual({ en: nothing, de: nothing });
  for (const query of [...questionsAbout(draft), ...questionsAbout(draft, 'de')]) {
    expect(JSON.stringify(await queryGraphql(request, query)), query).not.toContain(word);
  }
}

for (const [kind, make] of [
  ['a draft', createDraft],
  ['a draft over a published text', createDraftOverPublished],
] as const) {
  test(`C-9 a visitor sees ${kind} on no channel: pages, search, suggestions, feeds, sitemap, Markdown, GraphQL`, async ({
    request,
  }) => {
    const draft = await make();
    // A later publication has reached the site, so the draft would have, too.
    const later = await editor.create('article', { title: uniqueWord(), _status: 'published' });
    await expect.poll(async () => (await request.get(`${SITE}${later.alias}`)).status()).toBe(200);
    await expectHidden(request, draft);
    await expectHiddenInGraphql(request, draft);
  });
}

test('C-9 what is asked of GraphQL here shows nothing of a draft, and each question shows it once it is published', async ({
  request,
}) => {
  const draft = await createDraft('resource');
  const later = await editor.create('article', { title: uniqueWord(), _status: 'published' });
  await expect.poll(async () => (await request.get(`${SITE}${later.alias}`)).status()).toBe(200);
  await expectHiddenInGraphql(request, draft);
  await editor.update('resource', draft.id, { _status: 'published' });
  for (const query of questionsAbout(draft)) {
    const found = async () => JSON.stringify(await queryGraphql(request, query));
    await expect.poll(found, query).toContain(draft.word);
  }
});

test('C-9 a draft has no picture for links, and changes none that is published', async ({ request }) => {
  const draft = await createDraft();
  const published = await createDraftOverPublished();
  const later = await editor.create('article', { title: uniqueWord(), _status: 'published' });
  await expect.poll(async () => (await request.get(`${SITE}${later.alias}`)).status()).toBe(200);
  const picture = (nid: number) => request.get(`${SITE}/share-images/${nid}-en-x.png`, { maxRedirects: 0 });
  expect((await picture(draft.nid)).status()).toBe(404);
  // The URL contains a hash of the image: it must be that of the published page.
  const page = await (await request.get(SITE + published.alias)).text();
  const { location } = (await picture(published.nid)).headers();
  expect(location).toMatch(/^\/share-images\//);
  expect(page).toContain(`<meta property="og:image" content="${SITE}${location}"/>`);
  expect(page).not.toContain(published.word);
});

test('C-9 a preview shows a draft by a valid link only, and is kept nowhere', async ({ request }) => {
  const draft = await createDraft();
  const grant = { type: 'article', id: draft.id, language: 'en' } as const;
  const { preview } = readSecrets();
  const valid = await editor.previewLink('article', draft.id);
  const refused = [
    `${SITE}/preview`,
    `${SITE}/preview/${draft.nid}`,
    `${valid}x`,
    `${SITE}/preview/${signPreviewToken({ ...grant, expires: now() + 3600 }, 'a secret of somebody else')}`,
    `${SITE}/preview/${signPreviewToken({ ...grant, expires: now() - 1 }, preview)}`,
  ];
  for (const address of refused) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(403);
    expect(await answer.text(), address).not.toContain(draft.word);
  }
  const shown = await request.get(valid);
  expect(shown.status()).toBe(200);
  expect(await shown.text()).toContain(draft.title);
  expect(shown.headers()['cache-control']).toContain('no-store');
  expect(shown.headers()['x-robots-tag']).toContain('noindex');
  await expectHidden(request, draft);
});

test('C-9 nobody gets a preview link without logging in, and no draft from the CMS', async ({ request }) => {
  const { id, word } = await createDraft();
  for (const path of [
    `/api/preview/link?type=article&id=${id}`,
    '/api/preview/node',
    `/api/article/${id}?draft=true`,
    `/api/article/versions?where[parent][equals]=${id}`,
  ]) {
    const answer = await request.get(`${CMS}${path}`);
    expect(answer.status(), path).toBe(403);
    expect(await answer.text(), path).not.toContain(word);
  }
});
