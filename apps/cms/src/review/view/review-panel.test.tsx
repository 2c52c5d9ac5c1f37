// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askOnPopState } from '../../admin/unsaved/use-leave-warning.ts';
import { ReviewPanel } from './review-panel.tsx';

const form = vi.hoisted(() => ({ isModified: false, submit: vi.fn() }));
const opened = vi.hoisted(() => ({ id: 7, user: 1, moderation: 'in_review', note: '' }));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: opened.user, role: 'editor' } }),
  useDocumentInfo: () => ({
    id: opened.id,
    collectionSlug: 'page',
    data: { moderation: opened.moderation },
    setUnpublishedVersionCount: () => undefined,
  }),
  useField: () => ({ path: 'reviewNote', value: opened.note }),
  useForm: () => form,
  useFormModified: () => form.isModified,
  useLocale: () => ({ code: 'en' }),
  Button: ({ children, disabled, onClick }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
  TextareaInput: ({ value, onChange }: ComponentProps<'textarea'>) => (
    <textarea value={value} onChange={onChange} />
  ),
}));

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function openPanel(isModified: boolean): Promise<void> {
  form.isModified = isModified;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const props = { path: 'reviewNote', field: { name: 'reviewNote' } } as ComponentProps<typeof ReviewPanel>;
  await act(() => root.render(<ReviewPanel {...props} />));
}
const write = (text: string) =>
  act(() => {
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('C-14 asks before a note to the author is left that was not sent', async () => {
  await openPanel(false);
  expect(asks()).toBe(false);
  await write('The second paragraph is not true.');
  expect(asks()).toBe(true);
  const send = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Send back',
  );
  form.submit.mockResolvedValueOnce({ res: { ok: false } });
  await act(async () => send?.click());
  expect(asks()).toBe(true);
  form.submit.mockResolvedValueOnce({ res: { ok: true } });
  await act(async () => send?.click());
  expect(asks()).toBe(false);
});

it('C-14 leaves the question to the form if that is modified, too, but for the way back, of which it says nothing', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  await openPanel(true);
  await write('The second paragraph is not true.');
  expect(asks()).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
  // Test files share modules, but no windows.
  addEventListener('popstate', askOnPopState, true);
  history.replaceState(null, '', '/admin');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(confirm).toHaveBeenCalledOnce();
  removeEventListener('popstate', askOnPopState, true);
});

it('C-14 keeps a note that was not sent while the form is in another language, for its author and document alone', async () => {
  const shown = () => document.querySelector('textarea')?.value;
  const reopen = async (another: Partial<typeof opened> = {}) => {
    await act(() => root.unmount());
    Object.assign(opened, { id: 8, user: 1, ...another });
    await openPanel(false);
  };
  Object.assign(opened, { id: 8 });
  await openPanel(false);
  await write('Name the source.');
  await reopen();
  expect(shown()).toBe('Name the source.');
  await reopen({ user: 2 });
  expect(shown()).toBe('');
  await reopen({ id: 9 });
  expect(shown()).toBe('');
});

it('C-9 C-14 keeps a note that was not sent when a colleague has sent the text back, or published it, meanwhile', async () => {
  const loadAgain = async (now: Partial<typeof opened>) => {
    await act(() => root.unmount());
    Object.assign(opened, now);
    await openPanel(false);
  };
  const button = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send back');
  Object.assign(opened, { id: 10 });
  await openPanel(false);
  await write('Name the source.');
  await loadAgain({ moderation: 'published' });
  expect(document.querySelector('textarea')?.value).toBe('Name the source.');
  expect(button()).toBeUndefined();
  await loadAgain({ moderation: 'draft', note: 'Shorten it.' });
  form.submit.mockResolvedValueOnce({ res: { ok: true } });
  await act(async () => button()?.click());
  expect(form.submit.mock.lastCall?.[0].overrides).toMatchObject({
    moderation: 'draft',
    reviewNote: 'Shorten it.\n\nName the source.',
  });
  expect(document.querySelector('textarea')).toBeNull();
  Object.assign(opened, { moderation: 'in_review', note: '' });
});
