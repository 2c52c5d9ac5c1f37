// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditLock } from './use-edit-lock.ts';

const release = vi.fn(() => true);
const hold = vi.fn(async () => Response.json({}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', hold);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(navigator, { sendBeacon: release });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Form({ id, isEditing }: { id: number; isEditing: boolean }) {
  useEditLock({ collection: 'page', id }, { isEditing, onResponse: () => {} });
  return null;
}

/** Replaces the form of a page, as Payload does after a take-over, and lets time pass. */
async function replaceForm(id: number, isEditing: boolean): Promise<void> {
  const root = createRoot(document.createElement('div'));
  await act(() => root.render(<Form key="former" id={id} isEditing />));
  await act(() => root.render(<Form key="new" id={id} isEditing={isEditing} />));
  await act(() => vi.advanceTimersByTimeAsync(5000));
}

it('C-14 a form that replaces another, and is typed into, keeps the lock', async () => {
  await replaceForm(1, true);
  expect(hold).toHaveBeenCalledTimes(2);
  expect(release).not.toHaveBeenCalled();
});

it('C-14 a form without changes gives it back', async () => {
  await replaceForm(2, false);
  expect(release.mock.calls).toEqual([['/api/edit-locks/release', '{"collection":"page","id":2}']]);
});
