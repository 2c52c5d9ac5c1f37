import { expect, it } from 'vitest';
import { answeringForMany } from './answering-for-many.ts';

const CMS = 'http://localhost:3101';
const said = { unreachable: 'It could not be reached.', mayBeDone: 'It may be done.' };
const ask = (path: string, init: RequestInit, error: Error = new TypeError('Failed to fetch')) =>
  answeringForMany(() => Promise.reject(error), CMS, said)(path, init);
const TRASH = { method: 'PATCH', body: '{"deletedAt":"2026-11-30"}' };

it.each([
  ['/api/tags?where=x', TRASH],
  ['/api/tags?where=x&trash=true', { method: 'delete' }],
])('C-13 what is ticked gets an answer when the connection breaks: %s', async (path, init) => {
  const response = await ask(path, init);
  expect([response.status, await response.json()]).toEqual([
    503,
    { docs: [], errors: [{ message: 'It may be done.' }], message: 'It could not be reached.' },
  ]);
});

it.each([
  ['a form', '/api/tags/4', TRASH],
  ['a form for many', '/api/tags?where=x', { method: 'PATCH', body: new FormData() }],
  ['what is read', '/api/tags', { method: 'GET' }],
])('C-13 %s fails as it did', async (_, path, init) => {
  await expect(ask(path, init)).rejects.toThrow('Failed to fetch');
});

it('C-13 what is ticked is given up as it was by whoever gives it up', async () => {
  await expect(ask('/api/tags', TRASH, new DOMException('Aborted', 'AbortError'))).rejects.toThrow('Aborted');
});
