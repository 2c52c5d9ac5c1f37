// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { UndoTrash } from './undo-trash.tsx';

type Options = { action?: { onClick: () => void } };
const router = vi.hoisted(() => ({ refresh: vi.fn() }));
const said = vi.hoisted(() => ({
  success: vi.fn<(text: string, options: Options) => void>(),
  error: vi.fn(),
}));
vi.mock('next/navigation.js', () => ({ useRouter: () => router }));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({ toast: said }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Moves three to the trash, and presses *Undo*. @param refused those that the CMS does not restore */
async function undo(refused: readonly number[]): Promise<string[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { success } = said;
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    const isRefused = refused.some((id) => path.includes(`/${id}?`));
    return isRefused
      ? Response.json({ errors: [{ message: 'It stays in the trash.' }] }, { status: 409 })
      : Response.json({ docs: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<UndoTrash>{null}</UndoTrash>));
  await fetch('/api/synonyms?where=x', { method: 'PATCH', body: '{"deletedAt":"now"}' });
  said.success('3 deleted', {});
  requests.length = 0;
  success.mock.lastCall?.[1].action?.onClick();
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  await vi.waitFor(() => expect(success.mock.calls.length + said.error.mock.calls.length).toBeGreaterThan(1));
  await act(() => root.unmount());
  return [...success.mock.calls.slice(1), ...said.error.mock.calls].map(([text]) => text);
}

it('C-13 brings back all that can be, and says of which the rest stays in the trash', async () => {
  expect(await undo([1])).toEqual([
    '2 of 3 are back. What was published is a draft now.',
    'It stays in the trash.',
  ]);
  expect(router.refresh).toHaveBeenCalledOnce();
});

it('C-13 says once why nothing comes back', async () => {
  expect(await undo([1, 2, 3])).toEqual(['It stays in the trash.']);
  expect(router.refresh).not.toHaveBeenCalled();
});

it('C-13 says in one sentence that all is back', async () => {
  expect(await undo([])).toEqual(['It is back. What was published is a draft now.']);
});
