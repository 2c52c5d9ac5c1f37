// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnsaved } from './use-unsaved.ts';

const release = vi.fn(() => true);
/** What the endpoint answers while somebody edits what nobody has saved yet. */
const heldBy = (name: string, isOwn: boolean) =>
  Response.json({ holder: { name, isOwn }, version: null, lastSave: null });
beforeEach(() => {
  vi.stubGlobal('fetch', async () => heldBy('Ada', true));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(navigator, { sendBeacon: release });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Workspace({ isDirty }: { isDirty: boolean }) {
  return useUnsaved('/api/page/7/translation', isDirty, 'Leave?');
}

it('C-14 who takes back what they typed is not kept waiting for a colleague, who may have saved since', async () => {
  vi.stubGlobal('fetch', async () => heldBy('Ben', false));
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(() => root.render(<Workspace isDirty />));
  await act(async () => {});
  expect(place.textContent).toBe('Ben');
  await act(() => root.render(<Workspace isDirty={false} />));
  expect(place.textContent).toBe('');
  await act(() => root.unmount());
});

it('C-14 the lock of a translation that is not saved ends with its tab', async () => {
  const root = createRoot(document.createElement('div'));
  await act(() => root.render(<Workspace isDirty={false} />));
  window.dispatchEvent(new Event('pagehide'));
  expect(release).not.toHaveBeenCalled();
  await act(() => root.render(<Workspace isDirty />));
  expect(release).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(release.mock.calls).toEqual([['/api/edit-locks/release', '{"collection":"page","id":7}']]);
  await act(() => root.unmount());
});
