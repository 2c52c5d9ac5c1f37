// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MissingTexts } from './missing-texts.tsx';

const { refused } = vi.hoisted(() => ({ refused: vi.fn() }));
vi.mock('@payloadcms/ui', () => ({ toast: { error: refused } }));

const save = vi.fn(async (_path: string, _request?: RequestInit) => Response.json({}));
let root: Root;
beforeEach(async () => {
  vi.stubGlobal('fetch', save);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const items = [1, 2].map((id) => ({
    collection: 'images' as const,
    id,
    title: 'A',
    filename: `${id}.png`,
    thumbnail: null,
    bytes: 1,
    width: 1,
    height: 1,
    mimeType: 'image/png',
    createdAt: '2026-01-05T09:00:00Z',
    updatedAt: '2026-01-06T09:00:00.000Z',
    uses: 1,
    described: [],
    text: '',
  }));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() =>
    root.render(<MissingTexts items={items} language="de" languageName="German" mayDescribe />),
  );
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const write = (n: number, text: string) =>
  act(() => {
    const field = document.querySelectorAll('input')[n] as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('C-14 asks before alternative texts are left that are typed and not saved', async () => {
  expect(asks()).toBe(false);
  await write(0, 'A harbour');
  await write(1, 'A bridge');
  expect(asks()).toBe(true);
  await submit();
  expect(save.mock.calls[0]).toMatchObject([
    '/api/images/1?locale=de&depth=0',
    { body: '{"alt":"A harbour","updatedAt":"2026-01-06T09:00:00.000Z"}' },
  ]);
  // The other one is still there.
  expect(asks()).toBe(true);
  await submit();
  expect(asks()).toBe(false);
});

it('C-14 keeps a text that was refused, and goes on asking', async () => {
  save.mockResolvedValueOnce(Response.json({ errors: [{ message: 'Not now.' }] }, { status: 400 }));
  await write(0, 'A harbour');
  await submit();
  expect(refused).toHaveBeenCalledWith('Not now.');
  expect([document.querySelector('input')?.value, asks()]).toEqual(['A harbour', true]);
  await write(0, ' ');
  expect(asks()).toBe(false);
});

it('C-14 takes no words for a text that is being saved, which would go with its field', async () => {
  let respond: (answer: Response) => void = () => undefined;
  save.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  await write(0, 'A harbour');
  await submit();
  expect(document.querySelector('input')?.readOnly).toBe(true);
  await act(async () => respond(Response.json({ errors: [{ message: 'Not now.' }] }, { status: 400 })));
  expect(document.querySelector('input')?.readOnly).toBe(false);
});
