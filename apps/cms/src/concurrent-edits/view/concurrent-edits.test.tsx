// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { LockResponse } from '../edit-lock.endpoints.ts';
import { ConcurrentEdits } from './concurrent-edits.tsx';

const { form, told } = vi.hoisted(() => ({
  form: { updatedAt: '' },
  told: new Map<number, string>(),
}));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => {
  let last = 0;
  return {
    toast: {
      warning: (text: string) => {
        last += 1;
        told.set(last, text);
        return last;
      },
      dismiss: (id: number) => told.delete(id),
    },
    useDocumentInfo: () => ({ id: 7, collectionSlug: 'page', data: { ...form } }),
    useForm: () => ({ getDataByPath: () => form.updatedAt, setModified: () => undefined }),
    useFormFields: () => undefined,
    useFormModified: () => true,
    useFormProcessing: () => false,
  };
});
vi.mock('./refused-save-dialog.tsx', () => ({ RefusedSaveDialog: () => null }));
let hear: (response: LockResponse) => void = () => undefined;
vi.mock('./use-edit-lock.ts', () => ({
  useEditLock: (_: unknown, { onResponse }: { onResponse: typeof hear }) => {
    hear = onResponse;
  },
}));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('C-14 says one thing of somebody else at a time, and nothing of it once the form is saved', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = () => act(() => root.render(<ConcurrentEdits />));
  const ada = { name: 'Ada', isOwn: false };
  const texts = () => [...told.values()];
  const [monday, tuesday, wednesday] = ['2026-01-05', '2026-01-06', '2026-01-07'];
  form.updatedAt = monday;
  await render();
  hear({ holder: ada, version: monday, lastSave: null });
  expect(texts()).toEqual([expect.stringContaining('Ada is editing this now.')]);
  hear({ holder: ada, version: tuesday, lastSave: ada });
  expect(texts()).toEqual([expect.stringContaining('Ada has saved this')]);
  form.updatedAt = wednesday;
  await render();
  expect(texts()).toEqual([]);
  await act(() => root.unmount());
});
