// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnsavedWork } from './unsaved-work.tsx';

const { browser, account, entity } = vi.hoisted(() => ({
  browser: new Map<string, object>(),
  account: { user: { id: 1 } },
  entity: { labels: { singular: 'Article' }, admin: { useAsTitle: 'title' }, fields: [] },
}));
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (id: string, kept: never) => void browser.set(id, kept),
  delMany: async (ids: string[]) => void ids.map((id) => browser.delete(id)),
  entries: async () => [...browser],
}));
vi.mock('../../admin/use-language-names.ts', () => ({ useLanguageNames: () => (code: string) => code }));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => account,
  useConfig: () => ({ getEntityConfig: () => entity }),
  Button: ({ children, onClick }: ComponentProps<'button'>) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
}));

const kept = {
  ...{ id: 'form', view: 'closed', owner: 1, target: 'article/7', language: 'en', base: null },
  ...{ at: Date.now(), data: { title: 'Retyped' } },
};
let saved: object;
const server = vi.fn(async (path: string, _request?: RequestInit) =>
  Response.json(path.startsWith('/api/article/7') ? saved : { changes: [] }),
);
let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', server);
  browser.set(kept.id, kept);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as Element);
});
afterEach(async () => {
  await act(() => root.unmount());
  server.mockClear();
});

const open = async (now: object) => {
  saved = now;
  await act(() => root.render(<UnsavedWork />));
  await vi.waitFor(() => expect(document.querySelector('li')).not.toBe(null));
};
const press = async (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.focus();
  await act(async () => {
    button?.click();
    // What is kept is written beside it.
    await new Promise((resolve) => setTimeout(resolve));
  });
};

it('C-14 what was typed into a page that is in the trash leads there, because its form cannot be opened', async () => {
  await open({ title: 'Saved', updatedAt: 'Monday', deletedAt: '2026-01-01T00:00:00.000Z' });
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    '/admin/collections/article/trash/7?locale=en',
  );
  expect(document.querySelector('li')?.textContent).toContain('It is in the trash.');
});

it('C-14 U-9 what was discarded and taken back is kept on the server again, and the focus stays beside it', async () => {
  await open({ title: 'Saved', updatedAt: 'Monday' });
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/admin/collections/article/7?locale=en');
  const choices = document.querySelector('.unsaved-work__choices');
  // happy-dom knows no keyboard.
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
    return selector === ':focus-visible' || (selector === 'button, a' && this.tagName === 'BUTTON');
  });
  await press('Discard it');
  await vi.waitFor(() => expect(document.activeElement).toBe(choices));
  expect(browser.size).toBe(0);
  await press('Take it back');
  await vi.waitFor(() => expect(document.activeElement).toBe(choices));
  expect(browser.get(kept.id)).toEqual(kept);
  const [, stored] = server.mock.calls.find(([path]) => path === '/api/kept-changes') ?? [];
  expect(JSON.parse(String(stored?.body))).toMatchObject({
    id: 'form',
    target: 'article/7',
    data: kept.data,
  });
});
