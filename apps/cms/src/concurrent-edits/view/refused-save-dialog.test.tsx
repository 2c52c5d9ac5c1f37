// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefusedSaveDialog } from './refused-save-dialog.tsx';

const opened = vi.hoisted(() => ({
  submit: vi.fn(async () => ({ res: { ok: true } })),
  versions: false,
  title: 'Mine',
}));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled, onClick }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { error: () => undefined },
  useConfig: () => ({ config: { routes: { admin: '/admin' } } }),
  useDocumentInfo: () => ({
    id: 7,
    collectionSlug: 'tags',
    data: { title: 'Start', updatedAt: '2026-01-05T09:00:00.000Z' },
    docConfig: { fields: [], versions: opened.versions },
    setUnpublishedVersionCount: () => undefined,
  }),
  useForm: () => ({ submit: opened.submit, getData: () => ({ title: opened.title }) }),
  useLocale: () => ({ code: 'en' }),
}));

const SHOWN = '2026-01-05T09:10:00.000Z';
let newest = SHOWN;
const cms = vi.fn(async (path: string) =>
  Response.json(
    path === '/api/edit-locks/hold'
      ? { holder: { name: 'Ada', isOwn: false }, version: newest, lastSave: { name: 'Ada', isOwn: false } }
      : { title: 'Theirs', updatedAt: newest },
  ),
);
beforeEach(() => {
  newest = SHOWN;
  opened.title = 'Mine';
  vi.stubGlobal('fetch', cms);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it.each([
  ['what has versions', true],
  ['what has none', false],
])(
  'C-14 saves one text of %s over the version that was shown, and over no later one',
  async (_, versions) => {
    opened.versions = versions;
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const target = { collection: 'tags', id: 7 };
    await act(() => root.render(<RefusedSaveDialog target={target} reason="" onClose={() => undefined} />));
    const button = [...document.querySelectorAll('button')].find((each) =>
      each.textContent?.startsWith('Save mine over it'),
    );
    await vi.waitFor(() => expect(button?.disabled).toBe(false));
    // Ada goes on, and saves while the dialog is open.
    newest = '2026-01-05T09:12:00.000Z';
    await act(async () => button?.click());
    await vi.waitFor(() => expect(opened.submit).toHaveBeenCalled());
    expect(opened.submit.mock.calls).toMatchObject([[{ overrides: { updatedAt: SHOWN } }]]);
    await act(() => root.unmount());
  },
);

it('C-9 C-14 offers to load what a colleague has saved to who has typed nothing, and to save no older text over it', async () => {
  Object.assign(opened, { versions: true, title: 'Start' });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const target = { collection: 'tags', id: 7 };
  await act(() => root.render(<RefusedSaveDialog target={target} reason="" onClose={() => undefined} />));
  await vi.waitFor(() => expect(document.querySelector('h2')?.textContent).toBe('There is a newer version'));
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Keep editing',
    'Load what was saved',
  ]);
  await act(() => root.unmount());
});
