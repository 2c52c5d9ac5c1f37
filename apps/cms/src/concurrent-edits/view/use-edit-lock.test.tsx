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

type FormProps = { id: number; isEditing: boolean; onResponse?: () => void };

function Form({ id, isEditing, onResponse = () => {} }: FormProps) {
  useEditLock({ collection: 'page', id }, { isEditing, onResponse });
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

it('C-14 what a form is told while it saves is told to the form as it is then, and to none that has saved', async () => {
  const response = Response.json({ holder: { name: 'Ada', isOwn: true }, version: null, lastSave: null });
  const answers: ((answer: Response) => void)[] = [];
  const later = () => new Promise<Response>((resolve) => answers.push(resolve));
  hold.mockImplementationOnce(later).mockImplementationOnce(later);
  const [before, saving, after] = [vi.fn(), vi.fn(), vi.fn()];
  const root = createRoot(document.createElement('div'));
  await act(() => root.render(<Form id={3} isEditing onResponse={before} />));
  await act(() => root.render(<Form id={3} isEditing onResponse={saving} />));
  await act(async () => answers[0]?.(response.clone()));
  await vi.waitFor(() => expect(saving).toHaveBeenCalledOnce());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await act(() => root.render(<Form id={3} isEditing={false} onResponse={after} />));
  await act(async () => answers[1]?.(response.clone()));
  await vi.advanceTimersByTimeAsync(100);
  expect(answers).toHaveLength(2);
  expect([before.mock.calls, after.mock.calls]).toEqual([[], []]);
});
