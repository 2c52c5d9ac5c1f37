// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Workspace } from '../read-translation.ts';
import { NOTE_FIELD } from './entered.ts';
import { RefusedTranslationError, type Translation, useTranslation } from './use-translation.ts';
import { VersionNote } from './version-note.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const opened: Workspace = { source: 'en', target: 'de', updatedAt: '1', path: '', states: [], fields: [] };

function Opened({ onRender }: { onRender: (translation: Translation) => void }) {
  const translation = useTranslation('/api/page/1/translation', opened);
  onRender(translation);
  return <VersionNote translation={translation} hint="Optional." error={undefined} />;
}

/** Opens a workspace, and types a note. */
async function typeNote(words: string) {
  let translation: Translation | undefined;
  const onRender = (rendered: Translation) => {
    translation = rendered;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<Opened onRender={onRender} />));
  const input = document.querySelector('input') as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  await act(() => {
    set?.call(input, words);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  /** Null if it was accepted. */
  const save = async () => {
    let refusal: unknown = null;
    await act(async () => {
      await translation?.save(false).catch((error: unknown) => {
        refusal = error;
      });
    });
    return refusal;
  };
  return { root, input, save };
}

it('C-10 C-12 a note goes with one save, and the next begins without', async () => {
  const { root, input, save } = await typeNote('For the fair');
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ ...opened, updatedAt: '2' }));
  expect(input.value).toBe('For the fair');
  expect(await save()).toBeNull();
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ note: 'For the fair' });
  expect(input.value).toBe('');
  await act(() => root.unmount());
});

it('C-10 C-12 a note that is refused stays, with the reason for it', async () => {
  const { root, input, save } = await typeNote('Too long');
  const errors = [{ message: 'Refused.', data: { errors: [{ path: NOTE_FIELD, message: 'No room.' }] } }];
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ errors }, { status: 400 }));
  const refusal = await save();
  expect(refusal).toBeInstanceOf(RefusedTranslationError);
  expect([...(refusal as RefusedTranslationError).fields]).toEqual([[NOTE_FIELD, 'No room.']]);
  expect(input.value).toBe('Too long');
  await act(() => root.unmount());
});
