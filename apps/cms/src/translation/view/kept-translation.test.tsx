// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../admin/unsaved/browser-store.fixture.ts';
import type { Workspace } from '../read-translation.ts';
import type { WorkspaceField } from '../workspace.ts';
import { KeptTranslation } from './kept-translation.tsx';
import { type Translation, useTranslation } from './use-translation.ts';

const { account, said } = vi.hoisted(() => ({ said: vi.fn(), account: { id: 1 } }));
vi.mock('idb-keyval', () => import('../../admin/unsaved/browser-store.fixture.ts'));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: account }),
  Button: ({ children, onClick }: ComponentProps<'button'>) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined, error: () => undefined, info: said },
}));

const field = (key: string, label: string, target = ''): WorkspaceField => ({
  key,
  path: key,
  label,
  kind: 'line',
  isAddress: false,
  state: 'missing',
  source: [label],
  target: [target],
  restructured: null,
  codes: [],
  changes: null,
});
const title = field('title', 'Title');
const heading = field('sections.a.heading', '1. Headline › Heading');
const opened = (more: Partial<Workspace> = {}) =>
  ({
    source: 'en',
    target: 'de',
    updatedAt: 'Monday',
    path: null,
    fields: [title, heading],
    states: [],
    ...more,
  }) as Workspace;

const server = vi.fn(async (_path: string, _request?: RequestInit) => Response.json({ changes: [] }));
let roots: Root[];
let translation: Translation;
beforeEach(() => {
  roots = [];
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', server);
});
afterEach(async () => {
  for (const root of roots) await act(() => root.unmount());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  browser.clear();
  account.id = 1;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.mockReset();
  server.mockImplementation(async () => Response.json({ changes: [] }));
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
function Opened({ workspace }: { workspace: Workspace }) {
  translation = useTranslation('/api/page/7/translation', workspace);
  return <KeptTranslation address="/api/page/7/translation" translation={translation} />;
}
async function open(workspace = opened()) {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as Element);
  roots.push(root);
  await act(() => root.render(<Opened workspace={workspace} />));
  await settle();
}
/** Enters texts, and loses the page a while later without a word to it. */
async function enterAndCrash(texts: [WorkspaceField, string][]) {
  await open();
  for (const [of, text] of texts) await act(() => translation.write(of, [text]));
  await settle(1000);
}
const offer = () => document.querySelector('section');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const press = (name: string) =>
  act(async () => {
    button(name)?.click();
    await vi.advanceTimersByTimeAsync(0);
  });
const saves = (workspace: Workspace) =>
  server.mockImplementation(async (path) =>
    Response.json(path.endsWith('/translation') ? workspace : { changes: [] }),
  );

it('C-14 C-10 keeps what is entered, for this document and language, with the version that it was entered for', async () => {
  await enterAndCrash([[title, 'Titel']]);
  expect([...browser.values()]).toMatchObject([
    {
      owner: 1,
      target: 'page/7/translation',
      language: 'de',
      base: 'Monday',
      data: { texts: { title: ['Titel'] } },
    },
  ]);
});

it('C-14 C-10 offers it when the workspace is opened again, to whom it belongs and in that language only', async () => {
  await enterAndCrash([[title, 'Titel']]);
  account.id = 2;
  await open();
  expect(offer()).toBeNull();
  account.id = 1;
  await open(opened({ target: 'fr' }));
  expect(offer()).toBeNull();
  await open();
  expect(offer()?.textContent).toContain('Changed: Title.');
  expect(offer()?.textContent).not.toContain('This has been saved since, by somebody else or by you');
  await press('Put it back');
  expect(translation.textsOf(title)).toEqual(['Titel']);
  expect(offer()).toBeNull();
});

it('C-14 C-10 puts nothing over what was typed since, unless it is asked for once more', async () => {
  await enterAndCrash([
    [title, 'Titel'],
    [heading, 'Kopf'],
  ]);
  await open();
  await act(() => translation.write(title, ['Neuer Titel'], { isCopy: true }));
  await press('Put it back');
  expect(translation.entered.marks).toEqual({ title: { isCopy: true } });
  expect([title, heading].map((each) => translation.textsOf(each))).toEqual([['Neuer Titel'], ['Kopf']]);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('You have typed into Title since'));
  expect(offer()).not.toBeNull();
  await press('Put it back');
  expect(translation.textsOf(title)).toEqual(['Titel']);
  expect(translation.entered.marks).toEqual({});
  expect(offer()).toBeNull();
});

it('C-14 C-10 says before it is put back that somebody has saved the document since', async () => {
  await enterAndCrash([[title, 'Titel']]);
  await open(opened({ updatedAt: 'Tuesday' }));
  expect(offer()?.textContent).toContain('This has been saved since, by somebody else or by you');
  expect(translation.textsOf(title)).toEqual(['']);
});

it('C-14 C-10 drops it after a save, and only then', async () => {
  await enterAndCrash([[title, 'Titel']]);
  server.mockImplementation(async () => Response.json({ errors: [{ message: 'No.' }] }, { status: 400 }));
  await act(() => expect(translation.save(false)).rejects.toThrow('No.'));
  await settle(1000);
  expect(browser.size).toBe(1);
  // What was kept until now is there until more is.
  await act(() => translation.write(title, ['Titel!']));
  await settle();
  expect(browser.size).toBe(1);
  saves(opened({ updatedAt: 'Tuesday', fields: [field('title', 'Title', 'Titel'), heading] }));
  await act(() => translation.save(false));
  await settle(1000);
  expect(browser.size).toBe(0);
});

it.each([[{}], [null], [{ errors: [] }]])(
  'C-14 C-10 keeps what is entered if another server answers: %j',
  async (body) => {
    await open();
    await act(() => translation.write(title, ['Titel']));
    await settle(1000);
    server.mockImplementation(async () => Response.json(body));
    await act(() => expect(translation.save(false)).rejects.toThrow());
    await settle(1000);
    expect(translation.textsOf(title)).toEqual(['Titel']);
    expect(browser.size).toBe(1);
  },
);

it('C-14 C-10 offers only what the workspace does not have after a save either', async () => {
  await enterAndCrash([
    [title, 'Titel'],
    [heading, 'Kopf'],
  ]);
  await open();
  await act(() => translation.write(title, ['Titel']));
  saves(opened({ updatedAt: 'Tuesday', fields: [field('title', 'Title', 'Titel'), heading] }));
  await act(() => translation.save(false));
  await settle();
  expect(offer()?.textContent).toContain('Changed: 1. Headline › Heading.');
});

it('C-14 C-10 discards what the workspace has by now', async () => {
  await enterAndCrash([[title, 'Titel']]);
  await open(opened({ updatedAt: 'Tuesday', fields: [field('title', 'Title', 'Titel')] }));
  expect(offer()).toBeNull();
  expect(browser.size).toBe(0);
});

it('C-14 C-10 loses no words that were entered for a section which is gone', async () => {
  await enterAndCrash([[heading, 'Kopf']]);
  await open(opened({ updatedAt: 'Tuesday', fields: [title] }));
  expect(offer()?.textContent).toContain('Changed: fields that are gone.');
  // There is nowhere to put it, and putting it back would end the offer.
  expect(button('Put it back')).toBeUndefined();
  await press('Copy it');
  expect(offer()?.querySelector('textarea')?.value).toContain('Kopf');
  expect(browser.size).toBe(1);
});

it('C-14 C-10 asks for a copy of what has no place any more before the rest is put back', async () => {
  await enterAndCrash([
    [title, 'Titel'],
    [heading, 'Kopf'],
  ]);
  await open(opened({ updatedAt: 'Tuesday', fields: [title] }));
  expect(offer()?.textContent).toContain('Changed: Title, fields that are gone.');
  expect(offer()?.textContent).toContain('Copy it before you put the rest back.');
  await press('Put it back');
  expect(translation.textsOf(title)).toEqual(['Titel']);
});

it.each([
  [{ isInTrash: false }, /^The editor has saved it\. Load this page again: what you wrote is kept/],
  [{ isInTrash: true }, /moved to the trash .+ Then load this page again: what you wrote is kept/],
])('C-14 C-10 says how to go on when a save is refused as outdated: %j', async (stale, message) => {
  await open();
  await act(() => translation.write(title, ['Titel']));
  const refusal = { message: 'The editor has saved it.', data: { updatedAt: 'Tuesday', ...stale } };
  server.mockImplementation(async () => Response.json({ errors: [refusal] }, { status: 409 }));
  await expect(act(() => translation.save(false))).rejects.toThrow(message);
  expect(translation.textsOf(title)).toEqual(['Titel']);
});
