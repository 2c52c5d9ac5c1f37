import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { SearchTrial } from '@keelstone/model/preview/search-trial';
import { signPurposeToken } from '@keelstone/model/tokens/purpose-token';
import { expect, it } from 'vitest';
import { openSite } from '../../app/site.fixture.ts';

const SECRET = 'known-to-the-trial-tests-only-0123456789';
const inAMinute = Math.floor(Date.now() / 1000) + 60;

const article = (nid: number, title: string, more = {}) =>
  sampleNode('article', { nid, title, path: `/articles/${nid}`, created: 1_700_000_000 + nid, ...more });
const { site, publish } = await openSite({
  nodes: [
    article(1, 'Mishap at the quay'),
    article(2, 'Blunder', { excerpt: 'A mishap' }),
    article(3, 'Other'),
  ],
  configuration: { previewSecret: SECRET },
});

const ask = (payload: object, token = signPurposeToken('search-trial', inAMinute, SECRET)) =>
  site.inject({
    method: 'POST',
    url: '/preview/search-trial',
    headers: { 'x-preview-token': token },
    payload,
  });
const tried = async (payload: object): Promise<SearchTrial> =>
  (await ask({ language: 'en', query: 'mishap', order: 'relevance', change: null, ...payload })).json();
const titles = async (keyword: string) => {
  const { body } = await site.inject(`/search?keyword=${keyword}`);
  return [...body.matchAll(/\/articles\/(\d+)"/g)].map(([, nid]) => Number(nid));
};

it('S-26 shows results in the order that was asked for, each with why it is there', async () => {
  const { now, changed, moves } = await tried({});
  expect([changed, moves]).toEqual([null, []]);
  expect(now).toMatchObject({ total: 2, fallback: { step: 'none' }, corrections: [], didYouMean: null });
  const [first, second] = now.results;
  expect(first).toMatchObject({
    nid: 1,
    title: 'Mishap at the quay',
    path: '/articles/1',
    created: 1_700_000_001,
  });
  expect(first?.parts[0]?.matches[0]).toMatchObject({
    word: 'mishap',
    form: 'exact',
    field: 'title',
    times: 1,
  });
  expect(second?.parts[0]?.matches[0]).toMatchObject({ field: 'excerpt' });
  expect((await tried({ order: 'recent' })).now.results.map(({ nid }) => nid)).toEqual([2, 1]);
});

it('S-26 shows corrections, what was left out, and pinned results, which need not match', async () => {
  expect((await tried({ query: 'mihsap' })).now.corrections).toEqual([{ typed: 'mihsap', used: 'mishap' }]);
  const partly = (await tried({ query: 'mishap quay zyxel' })).now;
  expect(partly.fallback).toEqual({ step: 'majority', dropped: ['zyxel'] });
  expect(partly.results[0]?.parts.map(({ matches }) => matches.length > 0)).toEqual([true, true, false]);
  const value = { synonyms: [], pinned: [{ keyword: 'mishap', nids: [3] }] };
  publish({ kind: 'setting', key: 'search_rules', language: 'en', value });
  const { recommended } = (await tried({})).now;
  expect(recommended).toMatchObject([{ nid: 3, isPinned: true, score: 0, parts: [] }]);
});

it('S-26 compares the search with a rule that is not saved', async () => {
  const rule = { phrases: ['mishap', 'other'] };
  const { now, changed, moves } = await tried({ change: { kind: 'rule', without: [], with: [rule] } });
  expect([now.total, changed?.total]).toEqual([2, 3]);
  expect(moves).toContainEqual({ nid: 3, title: 'Other', before: null, after: expect.any(Number) });
  const other = changed?.results.find(({ nid }) => nid === 3);
  expect(other?.parts).toMatchObject([{ by: 'synonym', words: ['other'], rule }]);
});

it('S-26 C-9 compares the search with a draft, which no visitor finds before or after', async () => {
  const draft = { ...article(3, 'Mishap, a secret draft'), alsoFoundBy: 'kerfuffle' };
  const { now, changed, moves } = await tried({ change: { kind: 'draft', node: draft } });
  expect([now.total, changed?.total]).toEqual([2, 3]);
  expect(moves).toContainEqual({ nid: 3, title: 'Mishap, a secret draft', before: null, after: 1 });
  const unpublished = { ...article(9, 'Kerfuffle mishap'), path: '/articles/9' };
  const first = await tried({ query: 'kerfuffle', change: { kind: 'draft', node: unpublished } });
  expect(first.changed?.results.map(({ nid }) => nid)).toEqual([9]);
  expect(await titles('kerfuffle')).toEqual([]);
  expect(await titles('secret')).toEqual([]);
  expect((await titles('other')).includes(3)).toBe(true);
  const { body } = await site.inject('/search/suggestions?keyword=kerf');
  expect(JSON.parse(body)).toEqual({ suggestions: [] });
  // A misspelt word is not corrected to one of a draft.
  expect((await tried({ query: 'kerfufle' })).now).toMatchObject({ total: 0, corrections: [] });
});

it('S-26 R-5 is only for the CMS, and refuses what does not fit', async () => {
  const asked = { language: 'en', query: 'mishap', order: 'recent', change: null };
  const response = await ask(asked);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await ask(asked, '')).statusCode).toBe(403);
  expect((await ask(asked, signPurposeToken('search-effect', inAMinute, SECRET))).statusCode).toBe(403);
  for (const payload of [
    {},
    { ...asked, language: 'xx' },
    { ...asked, query: 'a'.repeat(201) },
    { ...asked, change: { kind: 'draft', node: { nid: 1 } } },
    { ...asked, change: { kind: 'other' } },
  ])
    expect((await ask(payload)).statusCode).toBe(400);
});
