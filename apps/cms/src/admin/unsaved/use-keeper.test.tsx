// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from './browser-store.fixture.ts';
import { discardChangesOf } from './kept-changes.ts';
import { useKeeper, useKeptForm } from './use-keeper.ts';

vi.mock('idb-keyval', () => import('./browser-store.fixture.ts'));

const server = vi.fn<(path: string, request?: RequestInit) => Promise<Response>>();
let typed: string | null = null;
let onChange: () => void = () => undefined;
function Form() {
  const form = useKeptForm(1, 'page/7', 'en');
  ({ onChange } = useKeeper(form, () => (typed === null ? null : { base: null, data: { title: typed } })));
  return null;
}

beforeEach(() => {
  server.mockImplementation(async () => Response.json({}));
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.mockReset();
  browser.clear();
});

it.each([
  ['what is typed', 'Words', ['/api/kept-changes']],
  ['nothing of what has been discarded a moment ago', null, []],
])('C-14 sends %s to the server when the page is left', async (_, left, sent) => {
  const root = createRoot(document.createElement('main'));
  await act(() => root.render(<Form />));
  typed = 'Words';
  onChange();
  await vi.advanceTimersByTimeAsync(1000);
  typed = left;
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.mock.calls.map(([path]) => path)).toEqual(sent);
  await act(() => root.unmount());
});

it('C-14 keeps nothing more of what is being discarded, however long the server takes for that', async () => {
  const root = createRoot(document.createElement('main'));
  await act(() => root.render(<Form />));
  typed = 'Words';
  onChange();
  // On the server, too.
  await vi.advanceTimersByTimeAsync(10_000);
  typed = 'More words';
  onChange();
  await vi.advanceTimersByTimeAsync(1000);
  server.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(Response.json({})), 20_000)),
  );
  const discarding = discardChangesOf('page/7');
  onChange();
  await vi.advanceTimersByTimeAsync(40_000);
  await discarding;
  expect(server.mock.calls.map(([path]) => path)).toEqual(['/api/kept-changes', '/api/kept-changes/forget']);
  expect(browser.size).toBe(0);
  await act(() => root.unmount());
});
