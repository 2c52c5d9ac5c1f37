// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormerTexts } from './former-texts.tsx';

const { form } = vi.hoisted(() => ({
  form: { id: 5 as number | undefined, filename: 'old.png' as string | undefined, file: null as unknown },
}));
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({
    id: form.id,
    collectionSlug: 'images',
    savedDocumentData: { filename: form.filename },
  }),
  useFormFields: (select: (context: [object]) => unknown) => select([{ file: { value: form.file } }]),
  useLocale: () => ({ code: 'en' }),
}));

const read = vi.fn(async (_path: string) =>
  Response.json({ id: 5, alt: { en: 'A harbour', de: 'Ein Hafen', fr: null } }),
);
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', read);
  Object.assign(form, { id: 5, filename: 'old.png', file: null });
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function shown(change: Partial<typeof form> = {}): Promise<string> {
  Object.assign(form, change);
  await act(async () => root.render(<FormerTexts />));
  return place.textContent ?? '';
}
const NOTICE =
  'The alternative text in German describes the former picture. Choose the language above to change it.';

it('C-4 C-10 says which languages describe the former picture, from the choice of a file on', async () => {
  expect(await shown()).toBe('');
  expect(await shown({ file: new File([''], 'new.png') })).toBe(NOTICE);
  expect(read.mock.calls).toEqual([['/api/images/5?locale=all&depth=0&select[alt]=true']]);
  expect(await shown({ file: null })).toBe('');
  expect(await shown({ file: new File([''], 'new.png') })).toBe(NOTICE);
  expect(await shown({ file: null, filename: 'new.png' })).toBe(NOTICE);
});

it('C-4 C-10 says nothing of a new picture', async () => {
  expect(await shown({ id: undefined, filename: undefined, file: new File([''], 'new.png') })).toBe('');
  expect(read).not.toHaveBeenCalled();
});
