// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SubmissionList as Listed } from '../list-submissions.ts';
import { SubmissionList } from './submission-list.tsx';
import type { Shown } from './submission-requests.ts';

type Edit = (submission: { id: string }, change: { isSpam: boolean }) => void;
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick(): void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  ConfirmationModal: () => null,
  toast: { error: () => undefined, success: () => undefined },
  useModal: () => ({ openModal: () => undefined }),
}));
vi.mock('./submission-table.tsx', () => ({
  SubmissionTable: ({ submissions, onEdit }: { submissions: readonly { id: string }[]; onEdit: Edit }) => (
    <button type="button" onClick={() => onEdit(submissions[0] as { id: string }, { isSpam: true })}>
      {`Submissions of ${submissions.map(({ id }) => id).join(', ')}`}
    </button>
  ),
}));
vi.mock('./form-figures.tsx', () => ({ FormFigures: () => null }));

/** What was searched for, and has no answer yet. */
const open = new Map<string, { answer: (id?: string) => void; fail: () => void }>();
vi.mock('./submission-requests.ts', () => ({
  fetchSubmissions: ({ text }: Shown) =>
    new Promise((resolve, reject) => {
      const list = { forms: [], isEditor: true, isForwarding: true, staff: [], total: 1 };
      open.set(text, {
        answer: (id = text) =>
          resolve({
            ...{ ...list, submissions: [{ id }] },
            ...{ page: 1, pages: 1, ofAddress: 1, figures: null },
          } as unknown as Listed),
        fail: () => reject(new Error('The CMS did not answer.')),
      });
    }),
  editSubmission: async () => undefined,
}));

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const first = { form: '', state: '', desk: '', text: 'anna@a.example', page: 1 };
  await act(async () => root.render(<SubmissionList first={first} />));
  await act(async () => open.get('anna@a.example')?.answer());
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  open.clear();
  vi.unstubAllGlobals();
});

async function search(text: string) {
  const input = document.querySelector('input') as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
}
const shown = () => document.body.textContent ?? '';

it('C-8 C-14 offers to delete nobody’s submissions while a search for them has no answer', async () => {
  expect(shown()).toContain('Delete all of anna@a.example (1)');
  await search('bert@b.example');
  await act(async () => open.get('bert@b.example')?.fail());
  expect(shown()).not.toContain('Delete all of');
  expect(shown()).not.toContain('Submissions of');
  expect(document.querySelector('[role=status]')?.textContent).toBe('The CMS did not answer.');
  await search('bert@b.example');
  await act(async () => open.get('bert@b.example')?.answer());
  expect(shown()).toContain('Delete all of bert@b.example (1)');
});

it('C-8 C-14 shows what was searched for last, when an earlier answer comes later', async () => {
  await search('bert@b.example');
  await search('cleo@c.example');
  await act(async () => open.get('cleo@c.example')?.answer());
  await act(async () => open.get('bert@b.example')?.answer());
  expect(shown()).toContain('Delete all of cleo@c.example (1)');
  expect(shown()).toContain('Submissions of cleo@c.example');
});

it('C-8 C-14 shows what a change has left, when an answer of before it comes later', async () => {
  await search('bert@b.example');
  await act(async () => open.get('bert@b.example')?.answer());
  const table = () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith('Submissions'));
  await act(async () => table()?.click());
  const first = open.get('bert@b.example');
  await act(async () => table()?.click());
  await act(async () => open.get('bert@b.example')?.answer('what is left'));
  await act(async () => first?.answer('before the change'));
  expect(shown()).toContain('Submissions of what is left');
});
