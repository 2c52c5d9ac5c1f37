// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CsvExchange } from './csv-exchange.tsx';

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }));
vi.mock('next/navigation.js', () => ({ useRouter: () => router }));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled, onClick }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast,
  useAuth: () => ({ user: { role: 'editor' } }),
}));

/** The CMS imports what it is sent, and may not get to say so. */
const cms = { imported: 0, losesAnswers: false, isLoggedOut: false };

function answer(path: string, { body }: RequestInit): Response {
  if (cms.isLoggedOut) return Response.json({ errors: [{ message: 'Log in.' }] }, { status: 403 });
  if ((body as File).name === 'unreadable.csv')
    return Response.json({ errors: [{ message: 'It lacks a column.' }] }, { status: 400 });
  const isDryRun = path.includes('dryRun=true');
  const outcome = cms.imported > 0 ? 'unchanged' : 'new';
  if (!isDryRun) cms.imported += 1;
  if (!isDryRun && cms.losesAnswers) throw new TypeError('Failed to fetch');
  return Response.json({ lines: [{ line: 2, outcome, from: '/a' }], isDone: !isDryRun, digest: 'd' });
}

let root: Root;
beforeEach(async () => {
  Object.assign(cms, { imported: 0, losesAnswers: false, isLoggedOut: false });
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => answer(path, request));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<CsvExchange collection="redirects" columns={['from', 'to']} />));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function choose(name: string): Promise<void> {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File([], name)], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}
const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const carryOut = () => act(async () => buttonOf('Import')?.click());
const shown = () => document.querySelector('.csv-exchange__result')?.textContent ?? '';

it('C-6 S-28 an import whose answer is lost says that it may have been done, and asks to look first', async () => {
  await choose('a.csv');
  expect(shown()).toContain('a.csv: 1 new.');
  cms.losesAnswers = true;
  await carryOut();
  expect(toast.error.mock.lastCall?.[0]).toContain('the file may have been imported all the same');
  expect(buttonOf('Import')).toBeUndefined();
  cms.losesAnswers = false;
  await choose('a.csv');
  expect(shown()).toContain('a.csv: 1 as it is.');
});

it('C-6 S-28 an import that is answered says what it did', async () => {
  await choose('a.csv');
  await carryOut();
  expect(toast.success.mock.lastCall?.[0]).toBe('Imported: 1 new.');
  expect([toast.error.mock.calls, shown(), cms.imported]).toEqual([[], '', 1]);
});

it('C-6 S-28 a file that cannot be read takes away what the one before it would do', async () => {
  await choose('a.csv');
  await choose('unreadable.csv');
  expect(toast.error.mock.lastCall?.[0]).toBe('It lacks a column.');
  expect([shown(), buttonOf('Import')]).toEqual(['', undefined]);
});

it('C-6 C-14 an import for which nobody has logged in again is still there for the next try', async () => {
  await choose('a.csv');
  cms.isLoggedOut = true;
  await carryOut();
  expect(toast.error.mock.lastCall?.[0]).toBe('Log in.');
  expect(shown()).toContain('a.csv: 1 new.');
  cms.isLoggedOut = false;
  await carryOut();
  expect([cms.imported, shown()]).toEqual([1, '']);
});
