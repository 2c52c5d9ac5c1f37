// @vitest-environment happy-dom
import { messagesOf } from '@keelstone/languages/messages.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ValuesChange } from '../bulk/change-content.ts';
import type { ListTexts } from '../list-texts.ts';
import { BulkPanel } from './bulk-panel.tsx';

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation.js', () => ({ useRouter: () => router }));
// It brings Payload's styles, which only Next.js can load.
vi.mock('./value-form.tsx', () => ({
  ValueForm: ({ onChange }: { onChange: (change: ValuesChange) => void }) => (
    <button type="button" onClick={() => onChange({ field: 'tags', change: 'add', values: [7] })}>
      Choose a tag
    </button>
  ),
}));

const texts = {
  messages: messagesOf('en', 'content'),
  locale: 'en-GB',
  languages: {},
} as unknown as ListTexts;
const pages = [1, 2].map((id) => ({ type: 'page' as const, id }));

/** The server: how many pages it has changed under each number, how many at first, and what it fails to answer. */
const server = {
  changed: new Map<string, number>(),
  atFirst: 2,
  losesAnswers: false,
  isDown: false,
  isLoggedOut: false,
  undone: [] as object[],
  /** What a proxy says in its place, of whatever was done. */
  answersAs: null as object | null,
};

function answer(path: string, request: RequestInit = {}): Response {
  if (server.isLoggedOut) return Response.json({ errors: [{ message: 'Log in.' }] }, { status: 403 });
  if (request.method !== 'POST') {
    if (server.isDown) throw new TypeError('Failed to fetch');
    const change = new URLSearchParams(path.split('?')[1]).get('change') ?? '';
    return Response.json({ pages: pages.slice(0, server.changed.get(change) ?? 0) });
  }
  const { isDryRun, change } = JSON.parse(String(request.body));
  if (path.endsWith('/undo')) server.changed.delete(change);
  else if (!isDryRun) server.changed.set(change, server.atFirst);
  if (path.endsWith('/undo') && server.undone.length > 0) return Response.json({ pages: server.undone });
  if ((server.losesAnswers || server.isDown) && !isDryRun) throw new TypeError('Failed to fetch');
  if (server.answersAs) return Response.json(server.answersAs);
  return Response.json({
    change: isDryRun ? null : change,
    pages: pages.map((page) => ({ ...page, title: `Page ${page.id}`, outcome: 'publish', revision: '1' })),
  });
}

let root: Root;
beforeEach(async () => {
  server.changed.clear();
  Object.assign(server, {
    atFirst: 2,
    losesAnswers: false,
    isDown: false,
    isLoggedOut: false,
    undone: [],
    answersAs: null,
  });
  router.refresh.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => answer(path, request));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await choose(pages);
  await press('Publish');
});
async function choose(chosen: typeof pages) {
  const props = { pages: chosen, count: chosen.length, mayPublish: true, fields: [], texts };
  await act(async () =>
    root.render(
      <BulkPanel {...props} onClear={() => undefined}>
        {null}
      </BulkPanel>,
    ),
  );
}
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => buttonOf(name)?.click());
const status = () => document.querySelector('[role=status]')?.textContent;

it('C-9 C-14 says what became of a change whose answer was lost, and undoes it', async () => {
  server.losesAnswers = true;
  await press('Do it for 2');
  expect(status()).toContain('This may have been done, wholly or in part.');
  expect(status()).toContain('Pages that it has changed by now: 2 of 2.');
  expect(router.refresh).toHaveBeenCalledOnce();
  expect(buttonOf('Look again')).toBe(undefined);
  // The answer to undoing it is lost as well.
  await press('Undo');
  expect(server.changed.size).toBe(0);
  expect(status()).toBe('Undone.');
});

it('C-11 C-14 takes an answer of another shape for none, and says what became of the change', async () => {
  server.answersAs = { message: 'OK' };
  await press('Do it for 2');
  expect(status()).toContain('Pages that it has changed by now: 2 of 2.');
});

it('C-9 C-14 lets one look again while the CMS does not answer, and while a change may go on', async () => {
  Object.assign(server, { atFirst: 1, isDown: true });
  await press('Do it for 2');
  expect(status()).toBe('The CMS did not answer. This may have been done, wholly or in part.');
  expect([buttonOf('Undo'), router.refresh.mock.calls.length]).toEqual([undefined, 0]);
  server.isDown = false;
  await press('Look again');
  expect(status()).toContain('Pages that it has changed by now: 1 of 2.It may still go on');
  expect([buttonOf('Undo') === undefined, buttonOf('Look again') === undefined]).toEqual([false, false]);
});

it('C-9 C-14 names the pages that were not brought back, with the reason', async () => {
  await press('Do it for 2');
  const refused = {
    type: 'page',
    id: 2,
    title: 'Page 2',
    outcome: 'refused',
    reason: 'Somebody has saved it.',
  };
  server.undone = [{ type: 'page', id: 1, title: 'Page 1', outcome: 'restored' }, refused];
  await press('Undo');
  expect(status()).toBe('Undone.Not changed (1)Page 2 – Somebody has saved it.');
});

it('C-9 C-14 says of nothing that it was undone when no page was', async () => {
  await press('Do it for 2');
  server.undone = [{ type: 'page', id: 2, title: 'Page 2', outcome: 'refused', reason: 'Gone.' }];
  await press('Undo');
  expect(status()).toBe('Not changed (1)Page 2 – Gone.');
});

it.each([1, 0])('C-9 C-14 does nothing to pages that are not chosen any more', async (at) => {
  expect(buttonOf('Do it for 2')).toBeDefined();
  await choose([]);
  await choose(pages.slice(at, at + 1));
  expect(buttonOf('Do it for 2')).toBeUndefined();
  expect(status()).toBe('');
  await press('Publish');
  expect(buttonOf('Do it for 2')).toBeDefined();
});

it('C-9 C-14 stays at each step for which nobody has logged in again, with what was chosen for it', async () => {
  const doWithoutSession = async (name: string) => {
    server.isLoggedOut = true;
    await press(name);
    expect(status()).toContain('Log in.');
    server.isLoggedOut = false;
    await press(name);
    expect(status()).not.toContain('Log in.');
  };
  await press('Cancel');
  await press('Change terms or authors');
  await press('Choose a tag');
  await doWithoutSession('Show what will happen');
  await doWithoutSession('Do it for 2');
  await doWithoutSession('Undo');
  expect([status(), server.changed.size]).toEqual(['Undone.', 0]);
});

it('C-9 changes no values that were chosen before the form for them was opened again', async () => {
  const check = () => buttonOf('Show what will happen') as HTMLButtonElement;
  await press('Cancel');
  await press('Change terms or authors');
  await press('Choose a tag');
  expect(check().disabled).toBe(false);
  await press('Show what will happen');
  await press('Cancel');
  await press('Change terms or authors');
  expect(check().disabled).toBe(true);
});
