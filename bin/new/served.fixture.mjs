// Runs in a copy of the tree in which generators have been at work (new.integration.test.mjs): what they made is published
// through the CMS's own API, on a database that all migrations have made, and requested from the site. Both are
// JavaScript, because the types of Next.js, which come with the CMS, contradict those that the site is checked with.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNode, saveNode } from '../../apps/cms/src/publishing/published-content.fixture.ts';
import { startCms } from '../../apps/cms/src/test-cms.ts';
import { siteWith } from '../../apps/site/src/app/site.fixture.ts';
import { nodeMarkdown } from '../../apps/site/src/discovery/markdown/node-markdown.ts';

let cms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

/** What visitors get of a node, in each language it is published in. */
async function pagesOf(nid) {
  const rows = await cms.publishedNodes(nid);
  const site = await siteWith({ nodes: rows.map(({ node }) => node) });
  const responses = await Promise.all(rows.map(({ path }) => site.inject({ url: path })));
  return rows.map(({ path }, index) => ({ path, response: responses[index] }));
}

it('C-5 X-4 a page with the new section and the new paragraph', async () => {
  const { nid } = await createNode(cms.payload, 'page', {
    title: 'A page of new things',
    sections: [
      { blockType: 'pull_quote', heading: 'New here', text: 'What the section says.' },
      { blockType: 'basic', paragraphs: [{ blockType: 'side_note', text: 'What the paragraph says.' }] },
    ],
  });
  const [page] = await pagesOf(nid);
  expect(page?.response?.statusCode).toBe(200);
  for (const text of ['New here', 'What the section says.', 'What the paragraph says.'])
    expect(page?.response?.body).toContain(text);
});

it('C-1 X-4 a node of the new type, in the new language, too', async () => {
  const type = 'field_note';
  const { id, nid } = await createNode(cms.payload, type, { title: 'A first note', subtitle: 'What it is' });
  const [{ node }] = await cms.publishedNodes(nid);
  expect(nodeMarkdown(node, 'https://site.example')).toMatch(/^# A first note\n\nWhat it is\n/);
  const fields = { title: 'Una prima nota' };
  await saveNode(cms.payload, type, id, { language: 'it', fields });
  const [english, italian] = await pagesOf(nid);
  expect(english?.path).toBe('/field-notes/a-first-note');
  expect(english?.response?.statusCode).toBe(200);
  expect(english?.response?.body).toMatch(/<h1[^>]*>A first note<\/h1>.*What it is/);
  expect(italian?.path).toBe('/it/field-notes/una-prima-nota');
  expect(italian?.response?.statusCode).toBe(200);
  expect(italian?.response?.body).toMatch(/<html lang="it".*<h1[^>]*>Una prima nota<\/h1>/s);
});
