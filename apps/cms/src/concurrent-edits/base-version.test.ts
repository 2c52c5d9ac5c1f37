// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnedFocus } from '../admin/focus/returned-focus.ts';
import { noteCompared, noteForm, withBaseVersion } from './base-version.ts';

const NEWEST = '"2026-01-06T09:00:00.000Z"';
const request = vi.fn(async (_input: unknown, _init?: RequestInit) => Response.json({}));
const tell = vi.fn();
const send = withBaseVersion(request as unknown as typeof fetch, tell);
const sent = () => new Headers(request.mock.lastCall?.[1]?.headers).get('if-match');

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{}', { headers: { etag: NEWEST } })));
afterEach(() => {
  noteCompared('/admin');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('C-14 restoring a version says which one was the newest when it was opened, and a refusal is told', async () => {
  const restore = () => send('/api/article/versions/7?draft=true', { method: 'post' });
  await restore();
  expect(sent()).toBeNull();
  noteCompared('/admin/collections/article/3/versions/7');
  await restore();
  expect(sent()).toBe(NEWEST);
  request.mockResolvedValueOnce(Response.json({ errors: [{ message: 'By Ben.' }] }, { status: 412 }));
  await restore();
  expect(tell.mock.calls).toEqual([['By Ben.']]);
  // The list says it by itself.
  await send('/api/article/versions/7', { method: 'POST', headers: { 'if-match': '"own"' } });
  expect(sent()).toBe('"own"');
});

it('U-9 restoring a compared version by key leads into the first field of the form that takes its place', async () => {
  document.body.innerHTML =
    '<button>Confirm</button><form><div class="field-type"><input id="title"></div></form>';
  const [button, form] = [...document.body.children] as [HTMLElement, HTMLElement];
  button.focus();
  vi.spyOn(button, 'matches').mockReturnValue(true);
  history.replaceState(null, '', '/admin/collections/article/3/versions/7');
  await send('/api/article/versions/7?draft=true', { method: 'POST' });
  history.replaceState(null, '', '/admin/collections/article/3');
  expect(returnedFocus(form)?.id).toBe('title');
});

it('C-14 reverting to what is published says which version the form shows, and saves go as they are', async () => {
  const forget = noteForm('/api/article/3', () => '2026-01-05T09:00:00.000Z');
  const path = '/api/article/3?locale=en';
  const body = JSON.stringify({ id: 3, _status: 'published', title: 'A' });
  await send(path, { method: 'patch', body });
  expect(sent()).toBe('"2026-01-05T09:00:00.000Z"');
  for (const other of [new FormData(), '{"deletedAt":"now"}', 'no JSON']) {
    await send(path, { method: 'PATCH', body: other });
    expect(sent()).toBeNull();
  }
  await send('/api/article/4', { method: 'PATCH', body });
  expect(sent()).toBeNull();
  forget();
  await send(path, { method: 'PATCH', body });
  expect(sent()).toBeNull();
});
