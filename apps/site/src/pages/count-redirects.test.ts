import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { expect, it, vi } from 'vitest';
import { siteWith } from '../app/site.fixture.ts';

const nodes = [sampleNode('article', { path: '/articles/the-first-hour' })];
const redirects = [{ from: '/old', to: '/articles/the-first-hour?x=1', status: 302 as const }];

it('C-6 R-2 counts each redirect of the editors’ list that a visitor takes, and no other spelling of a path', async () => {
  const countRedirect = vi.fn();
  const site = await siteWith({ nodes, redirects, countRedirect });
  const answer = await site.inject('/OLD?utm_source=mail');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/articles/the-first-hour?x=1&utm_source=mail');
  await site.inject('/Articles/The-First-Hour');
  await site.inject('/old/');
  await site.inject('/articles/the-first-hour');
  expect(countRedirect.mock.calls).toEqual([['/old']]);
});
