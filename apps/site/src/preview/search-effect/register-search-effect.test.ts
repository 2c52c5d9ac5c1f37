import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { MOST_CHANGED_RULES } from '@keelstone/model';
import { MOST_QUERIES } from '@keelstone/model/preview/search-effect';
import { signPurposeToken } from '@keelstone/model/tokens/purpose-token';
import { expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';

const SECRET = 'known-to-the-effect-tests-only-0123456789';
const inAMinute = Math.floor(Date.now() / 1000) + 60;

const site = siteWith({
  nodes: [
    sampleNode('article', { nid: 1, title: 'Mishap' }),
    sampleNode('article', { nid: 2, title: 'Blunder', path: '/blunder' }),
  ],
  configuration: { previewSecret: SECRET },
});

async function ask(payload: object, token = signPurposeToken('search-effect', inAMinute, SECRET)) {
  const headers = { 'x-preview-token': token };
  return (await site).inject({ method: 'POST', url: '/preview/search-effect', headers, payload });
}

const group = {
  language: 'en',
  queries: ['mishap', 'nothing'],
  without: [],
  with: [{ phrases: ['mishap', 'blunder'] }],
};

it('S-28 tells what a rule would change, and leaves the search as it is', async () => {
  const response = await ask(group);
  expect(response.json()).toEqual({
    effects: [
      { query: 'mishap', before: 1, after: 2, gained: ['Blunder'], lost: [], isReordered: false },
      { query: 'nothing', before: 0, after: 0, gained: [], lost: [], isReordered: false },
    ],
  });
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect((await ask({ ...group, with: [] })).json().effects[0].after).toBe(1);
});

it('S-28 R-5 is only for the CMS', async () => {
  expect((await ask(group, '')).statusCode).toBe(403);
  expect((await ask(group, signPurposeToken('sections', inAMinute, SECRET))).statusCode).toBe(403);
  expect((await ask(group, signPurposeToken('search-effect', 1, SECRET))).json().message).toContain(
    'run out',
  );
});

it.each([
  [{ ...group, language: 'xx' }],
  [{ ...group, queries: Array.from({ length: MOST_QUERIES + 1 }, () => 'a') }],
  [{ ...group, queries: ['a'.repeat(201)] }],
  [{ ...group, with: [{ phrases: 'a' }] }],
  [{ ...group, with: Array.from({ length: MOST_CHANGED_RULES + 1 }, () => group.with[0]) }],
  [{}],
])('S-28 R-5 refuses what does not fit', async (payload) => {
  expect((await ask(payload)).statusCode).toBe(400);
});
