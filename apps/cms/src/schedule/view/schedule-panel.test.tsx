// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SchedulePanel } from './schedule-panel.tsx';

const { form, refused } = vi.hoisted(() => ({ form: { isModified: false }, refused: vi.fn() }));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { role: 'editor' } }),
  useConfig: () => ({ config: {} }),
  useDocumentInfo: () => ({ id: 7, collectionSlug: 'page' }),
  useForm: () => ({ getDataByPath: (path: string) => ({ updatedAt: 'Monday' })[path] }),
  useFormModified: () => form.isModified,
  useFormProcessing: () => false,
  useLocale: () => ({ code: 'en' }),
  Button: ({ children, disabled, onClick }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { error: refused },
}));

const server = vi.fn(async (_path: string, _request?: RequestInit) => Response.json({ docs: [] }));
let root: Root;
beforeEach(() => {
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
  server.mockClear();
  refused.mockClear();
});

async function openPanel({ isModified = false } = {}): Promise<void> {
  form.isModified = isModified;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<SchedulePanel />));
}

const enter = (field: HTMLInputElement | HTMLSelectElement, value: string) =>
  act(() => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  });
const enterTime = () => enter(document.querySelector('input') as HTMLInputElement, '2031-07-01T09:00');
const planButton = () =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Plan',
  ) as HTMLButtonElement;

it('C-14 plans the version that the form shows', async () => {
  await openPanel();
  await enterTime();
  await act(async () => planButton().click());
  const [, request] = server.mock.calls.find(([, init]) => init?.method === 'POST') ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({ action: 'publish', updatedAt: 'Monday' });
  expect(refused).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe(''));
});

it('C-14 keeps the time of a plan that is refused', async () => {
  await openPanel();
  await enterTime();
  server.mockResolvedValueOnce(
    Response.json({ errors: [{ message: 'Anna saved since.' }] }, { status: 409 }),
  );
  await act(async () => planButton().click());
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith('Anna saved since.'));
  expect(document.querySelector('input')?.value).toBe('2031-07-01T09:00');
});

it.each([
  ['in HTML', () => new Response('<html>Log in to the network</html>')],
  ['of another shape', () => Response.json({})],
])('C-14 says of an answer %s that the CMS did not answer', async (_, answer) => {
  server.mockResolvedValueOnce(answer());
  await openPanel();
  await vi.waitFor(() =>
    expect(refused.mock.calls).toEqual([['The CMS did not answer. Try again in a moment.']]),
  );
});

it('C-12 plans no text that is not saved, and says so', async () => {
  await openPanel({ isModified: true });
  await enterTime();
  expect(planButton().disabled).toBe(true);
  expect(document.body.textContent).toContain('Save them first.');
  await enter(document.querySelector('select') as HTMLSelectElement, 'unpublish');
  expect(planButton().disabled).toBe(false);
});

it('C-9 says beside a plan what is wrong with it', async () => {
  const plan = { id: 5, action: 'unpublish', state: 'planned', at: '2031-07-01T09:00:00Z' };
  server.mockResolvedValueOnce(Response.json({ docs: [plan] }));
  server.mockResolvedValueOnce(Response.json({ conflicts: { 5: ['Stays.'] } }));
  await openPanel();
  expect(server.mock.calls.map(([path]) => path)).toContain('/api/content/conflicts?type=page&id=7');
  expect(document.querySelector('li[data-conflict]')?.textContent).toContain('Stays.');
});

it('C-9 a plan that somebody else has cancelled goes when it is cancelled', async () => {
  const plan = { id: 5, action: 'unpublish', state: 'planned', at: '2031-07-01T09:00:00Z' };
  server.mockResolvedValueOnce(Response.json({ docs: [plan] }));
  server.mockResolvedValueOnce(Response.json({ conflicts: {} }));
  await openPanel();
  server.mockResolvedValueOnce(Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }));
  const cancel = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel');
  await act(async () => cancel?.click());
  await vi.waitFor(() => expect(document.querySelector('li')).toBeNull());
  expect(refused).not.toHaveBeenCalled();
});
