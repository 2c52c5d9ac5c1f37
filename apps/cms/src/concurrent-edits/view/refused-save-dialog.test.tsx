// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefusedSaveDialog } from './refused-save-dialog.tsx';

const opened = vi.hoisted(() => ({
  submit: vi.fn(async () => ({ res: { ok: true } })),
  versions: false,
  title: 'Mine',
  /** Besides the title, of the form, as it was opened, and of what Ada has saved. */
  others: [{}, {}, {}] as [object, object, object],
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
    data: { title: 'Start', updatedAt: '2026-01-05T09:00:00.000Z', ...opened.others[1] },
    docConfig: { fields: [], versions: opened.versions },
    setUnpublishedVersionCount: () => undefined,
  }),
  useForm: () => ({
    setIsValid: () => undefined,
    setModified: () => undefined,
    submit: opened.submit,
    getData: () => ({ title: opened.title, ...opened.others[0] }),
  }),
  useLocale: () => ({ code: 'en' }),
}));

const SHOWN = '2026-01-05T09:10:00.000Z';
let newest = SHOWN;
const cms = vi.fn(async (path: string) =>
  Response.json(
    path === '/api/edit-locks/hold'
      ? { holder: { name: 'Ada', isOwn: false }, version: newest, lastSave: { name: 'Ada', isOwn: false } }
      : { title: 'Theirs', updatedAt: newest, ...opened.others[2] },
  ),
);
beforeEach(() => {
  newest = SHOWN;
  Object.assign(opened, { title: 'Mine', others: [{}, {}, {}] });
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

it('C-7 C-14 saves over what has no versions only where something was typed: nothing else could bring back the rest', async () => {
  const [why, how, when] = [{ id: 'why' }, { id: 'how' }, { id: 'when' }];
  const before = { menu: [why, how], footer: [how], note: 'Before' };
  const mine = { ...before, footer: [how, when] };
  Object.assign(opened, {
    versions: false,
    others: [mine, before, { menu: [why], footer: [], note: null }],
  });
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const target = { global: 'site_settings' };
  await act(() => root.render(<RefusedSaveDialog target={target} reason="" onClose={() => undefined} />));
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Save mine over it',
  );
  await vi.waitFor(() => expect(button?.disabled).toBe(false));
  await act(async () => button?.click());
  await vi.waitFor(() => expect(opened.submit).toHaveBeenCalled());
  expect(opened.submit.mock.calls).toEqual([[{ overrides: { menu: [why], note: null, updatedAt: SHOWN } }]]);
  // Its rows are those that are saved now.
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  reload.mockRestore();
  await act(() => root.unmount());
});
