import { describe, expect, it } from 'vitest';
import { trashedBy } from './trashed-by.ts';

const TRASH = JSON.stringify({ deletedAt: '2026-11-23T20:00:00.000Z' });
const ask = (path: string, { method = 'PATCH', body = TRASH, status = 200, response = {} as object } = {}) =>
  trashedBy(new URL(path, 'http://cms.example'), { method, body }, Response.json(response, { status }));
const doc = { id: 4 };

describe('what a request has moved to the trash', () => {
  it('C-13 is the document of a form, or all that were chosen in a list', async () => {
    expect(await ask('/api/tags/4', { response: { doc } })).toEqual({ collection: 'tags', ids: [4] });
    expect(await ask('/api/article?where=x', { response: { docs: [doc, { id: 5 }] } })).toEqual({
      collection: 'article',
      ids: [4, 5],
    });
  });

  it.each([
    ['a refusal', '/api/tags/4', { status: 409 }],
    ['another save', '/api/tags/4', { body: '{"label":"x"}' }],
    ['a save of a whole form', '/api/tags/4', { body: '{"label":"x","deletedAt":"now"}' }],
    ['a restoration', '/api/tags/4', { body: '{"deletedAt":null}' }],
    ['a deletion for good', '/api/tags/4', { method: 'DELETE' }],
    ['something else', '/api/tags/4/versions', {}],
  ])('C-13 is nothing for %s', async (_, path, more) => {
    expect(await ask(path, { response: { doc }, ...more })).toBeNull();
  });

  it.each([
    ['a page of a proxy', new Response('<h1>Hello</h1>')],
    ['an answer of another shape', Response.json({ docs: 'all' })],
  ])('C-13 is nothing if %s arrives, which is left to the caller', async (_, response) => {
    const url = new URL('http://cms.example/api/tags/4');
    expect(await trashedBy(url, { method: 'PATCH', body: TRASH }, response)).toBeNull();
    expect(response.bodyUsed).toBe(false);
  });

  it('C-13 leaves the response to the caller', async () => {
    const response = Response.json({ doc });
    await trashedBy(new URL('http://cms.example/api/tags/4'), { method: 'PATCH', body: TRASH }, response);
    expect(await response.json()).toEqual({ doc });
  });
});
