// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LeftChanges } from './use-left-changes.ts';

const FORM = { id: 'now', owner: 1, target: 'images/5', language: 'en' };
const OLD = { filename: 'old.png', width: 1000, height: 800, url: '/old.png', alt: 'A', crop: null };
const NEW = { filename: 'new.png', width: 400, height: 900, url: '/new.png', alt: 'B', crop: null };
const TYPED = { alt: 'Typed before the crash', crop: { x: 500, y: 0, width: 400, height: 300 } };

const { browser, shown } = vi.hoisted(() => ({
  browser: new Map<string, object>(),
  shown: { data: {} as object },
}));
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  delMany: async (ids: string[]) => void ids.map((id) => browser.delete(id)),
  entries: async () => [...browser],
}));
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ data: { updatedAt: 'Tuesday' } }),
  useForm: () => ({ getData: () => shown.data }),
  useFormInitializing: () => false,
}));

// Other tests mock the same packages, which modules that are loaded already would not notice.
vi.resetModules();
const { useLeftChanges } = await import('./use-left-changes.ts');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ changes: [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  browser.clear();
});

let left: LeftChanges | null;
function Form() {
  [left] = useLeftChanges(FORM);
  return null;
}

/** What a form with a document offers of what was typed for another version of it. */
async function offer(document: object, kept: object): Promise<LeftChanges | null> {
  shown.data = document;
  browser.set('left', { ...FORM, id: 'left', view: 'closed', base: 'Monday', at: Date.now(), data: kept });
  const root = createRoot(globalThis.document.createElement('div'));
  await act(async () => root.render(<Form />));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await act(() => root.unmount());
  return left;
}

it('C-4 C-14 puts back a crop and a text into the form of the same picture', async () => {
  expect(await offer(OLD, { ...OLD, ...TYPED })).toMatchObject({
    data: { ...OLD, ...TYPED },
    changed: ['alt', 'crop'],
  });
});

it('C-4 C-14 puts back only the text when the file was replaced meanwhile', async () => {
  expect(await offer(NEW, { ...OLD, ...TYPED })).toMatchObject({
    data: { ...NEW, alt: TYPED.alt },
    changed: ['alt'],
    isOutdated: true,
  });
});

it('C-4 C-14 offers nothing when only a crop of the former file was left', async () => {
  expect(await offer({ ...NEW, alt: 'A' }, { ...OLD, crop: TYPED.crop })).toBeNull();
});
