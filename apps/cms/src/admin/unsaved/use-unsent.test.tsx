// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { useUnsent as UseUnsent } from './use-unsent.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

type Note = ReturnType<typeof UseUnsent<string>>;

/** Beside the form of a document. */
function NoteField({
  useUnsent,
  document,
  onRender,
}: {
  useUnsent: typeof UseUnsent;
  document: string;
  onRender: (note: Note) => void;
}) {
  onRender(useUnsent(`7 ${document} note`, ''));
  return null;
}

/** Opens a page with a form of a document. @returns how to write a note beside it, and to leave the page */
async function open(document = 'page/1') {
  vi.resetModules();
  const { useUnsent } = await import('./use-unsent.ts');
  let note: Note = ['', () => undefined];
  const root = createRoot(globalThis.document.createElement('div'));
  const onRender = (rendered: Note) => {
    note = rendered;
  };
  await act(() => root.render(<NoteField {...{ useUnsent, document, onRender }} />));
  return {
    note: () => note[0],
    write: (text: string) => act(() => note[1](() => text)),
    add: (text: string) => act(() => note[1]((before) => before + text)),
    leave: () => dispatchEvent(new Event('pagehide')),
  };
}

it('C-9 C-14 a note that was not sent is still there when the page is loaded again', async () => {
  const refused = await open();
  await refused.write('Name the source.');
  refused.leave();
  const again = await open();
  expect(again.note()).toBe('Name the source.');
  // It was sent, and is empty from then on.
  await again.write('');
  again.leave();
  expect((await open()).note()).toBe('');
});

it('C-9 C-14 a note belongs to its document, and to who comes back soon', async () => {
  const page = await open();
  await page.write('Name the source.');
  page.leave();
  expect((await open('page/2')).note()).toBe('');
  vi.setSystemTime(Date.now() + 61_000);
  dispatchEvent(new Event('pagehide'));
  expect((await open()).note()).toBe('');
});

it('C-14 what was entered before stays with what is entered later, however long the form is open by then', async () => {
  const page = await open();
  await page.write('Name');
  page.leave();
  const again = await open();
  vi.setSystemTime(Date.now() + 120_000);
  await again.add(' the source.');
  expect(again.note()).toBe('Name the source.');
});

it('C-14 a browser without storage keeps nothing, and says nothing of it', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const page = await open();
  await page.write('Name the source.');
  page.leave();
  vi.stubGlobal('sessionStorage', undefined);
  expect((await open()).note()).toBe('');
  vi.unstubAllGlobals();
});
