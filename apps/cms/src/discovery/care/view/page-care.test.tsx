// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { PageCare } from './page-care.tsx';

// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 1 } }),
  useDocumentInfo: () => ({ id: 7, collectionSlug: 'page' }),
  useFormModified: () => false,
  Button: ({ children, onClick }: ComponentProps<'button'>) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined, error: (message: string) => expect.fail(message) },
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const sent: unknown[] = [];
vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
  if (body) sent.push(JSON.parse(String(body)));
  return Response.json({ owner: null, reviewOn: null, staff: [{ id: 3, name: 'Anna' }], mayChange: true });
});

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('C-14 asks before an owner is left who was chosen and not kept', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<PageCare />));
  await vi.waitFor(() => expect(document.querySelector('select')).not.toBe(null));
  expect(asks()).toBe(false);
  const select = document.querySelector('select') as HTMLSelectElement;
  await act(() => {
    select.value = '3';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(asks()).toBe(true);
  // As a change of language does.
  await act(() => root.render(null));
  await act(async () => root.render(<PageCare />));
  await vi.waitFor(() => expect(document.querySelector('select')?.value).toBe('3'));
  await act(async () => document.querySelector('button')?.click());
  await vi.waitFor(() => expect(asks()).toBe(false));
  // Not the day, which a colleague may have set meanwhile.
  expect(sent).toEqual([{ type: 'page', id: 7, owner: 3 }]);
  await act(() => root.unmount());
});

it('C-14 a day that is chosen while the owner is being sent waits to be sent', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<PageCare />));
  await vi.waitFor(() => expect(document.querySelector('select')).not.toBe(null));
  const choose = (field: HTMLInputElement | HTMLSelectElement | null, value: string) =>
    act(() => {
      if (!field) expect.fail('There is no such field.');
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    });
  const { promise: sending, resolve: answer } = Promise.withResolvers<void>();
  const respond = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.body) await sending;
    return respond(url, init);
  });
  await choose(document.querySelector('select'), '3');
  await act(async () => document.querySelector('button')?.click());
  await choose(document.querySelector('input'), '2027-01-05');
  await act(async () => answer());
  await vi.waitFor(() => expect(sent).toContainEqual({ type: 'page', id: 7, owner: 3 }));
  await act(async () => document.querySelector('button')?.click());
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'page', id: 7, reviewOn: '2027-01-05' }));
  await vi.waitFor(() => expect(asks()).toBe(false));
  await act(() => root.unmount());
});
