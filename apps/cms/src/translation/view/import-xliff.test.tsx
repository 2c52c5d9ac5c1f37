// @vitest-environment happy-dom
import { messagesOf } from '@keelstone/languages/messages.ts';
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { WorkspaceField } from '../workspace.ts';
import { type Filled, nothingFilled } from '../xliff/fill-from-xliff.ts';
import { TranslationWorkspace } from './translation-workspace.tsx';

// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  useRouteCache: () => ({ clearRouteCache: () => undefined }),
  Button: ({ children, disabled, onClick }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}));
vi.mock('./kept-translation.tsx', () => ({ KeptTranslation: () => null }));
const editing = vi.hoisted(() => ({ holder: null as string | null }));
vi.mock('./use-unsaved.ts', () => ({ useUnsaved: () => editing.holder }));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
afterEach(async () => {
  editing.holder = null;
  await act(() => root.unmount());
  vi.restoreAllMocks();
});

const messages = messagesOf('en', 'translation');
const field = (key: string, label: string, source: string): WorkspaceField => ({
  key,
  path: key,
  label,
  kind: 'rich',
  isAddress: false,
  state: 'missing',
  source: [source],
  target: [''],
  restructured: null,
  codes: [],
  changes: null,
});
const fields = [field('title', 'Title', 'The guide'), field('body', 'Text', 'Read <1>the guide</1>')];

async function open(shown = fields): Promise<void> {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as Element);
  const workspace = (
    <TranslationWorkspace
      address="/api/page/7/translation"
      opened={{ source: 'en', target: 'de', updatedAt: 'Monday', path: '', states: [], fields: shown }}
      messages={messages}
      names={{ source: 'English', target: 'German' }}
      mayPublish
      maySave
      noteHint={null}
    />
  );
  await act(() => root.render(workspace));
}
const boxes = () => [...document.querySelectorAll('textarea')];
const texts = () => boxes().map(({ value }) => value);
const said = () => document.querySelector('[role="status"]')?.textContent;

async function type(index: number, words: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  await act(() => {
    set?.call(boxes()[index], words);
    boxes()[index]?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
/** Chooses a file with what it would fill in; `meanwhile` happens before the CMS has answered. */
async function importFile(filled: Partial<Filled>, meanwhile = async () => {}): Promise<void> {
  const answer = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File([], 'a.xlf')], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await meanwhile();
  await act(async () => answer.resolve(Response.json({ ...nothingFilled(), ...filled })));
}

it('C-10 C-14 an import leaves what is typed and not saved, also while the file is read, and names it', async () => {
  await open();
  const file = { texts: { title: ['Leitfaden'], body: ['<1>Leitfaden</1> lesen'] } };
  await importFile(file, () => type(0, 'Von Hand'));
  expect(texts()).toEqual(['Von Hand', '<1>Leitfaden</1> lesen']);
  expect(said()).toContain('Fields filled from the file: 1.');
  expect(said()).toContain('what you typed there is not saved: Title.');
  // A field that is emptied takes it; and a corrected file what the former one has filled in, as long as it is that.
  await type(0, '');
  await importFile(file);
  await importFile({ texts: { title: ['Anleitung'], body: ['<1>Anleitung</1> lesen'] } });
  expect(texts()).toEqual(['Anleitung', '<1>Anleitung</1> lesen']);
  expect(said()).toBe('Fields filled from the file: 2. Nothing is saved yet.');
});

it('C-10 C-14 nothing is saved while a file is read, of which the file would take the place afterwards', async () => {
  await open();
  await type(0, 'Von Hand');
  const press = () =>
    act(() => {
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === messages.save) button.click();
      dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
    });
  await importFile({ texts: { title: ['Leitfaden'] } }, async () => {
    await press();
    expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.method)).toEqual(['POST']);
    expect(said()).toBe('Reading the file …');
    expect(document.querySelector<HTMLInputElement>('input[type="file"]')?.disabled).toBe(true);
  });
  expect(texts()).toEqual(['Von Hand', '']);
  await press();
  expect(vi.mocked(fetch).mock.calls.at(-1)?.[1]?.method).toBe('PATCH');
});

it('C-12 C-14 Ctrl S saves no draft of a page of which nothing has been translated anew', async () => {
  await open();
  const saved = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const press = () =>
    act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true })));
  await press();
  expect(saved).not.toHaveBeenCalled();
  await type(0, 'Von Hand');
  await press();
  expect(saved).toHaveBeenCalledOnce();
});

it('C-10 C-14 an import names what it keeps, what it replaces, and where numbers of links are missing', async () => {
  await open();
  await importFile({
    texts: { body: ['Den Leitfaden lesen'] },
    kept: ['title'],
    replaced: ['body'],
    untagged: ['body'],
    appended: ['body'],
  });
  expect(said()).toContain('is another one in the file: Title.');
  expect(said()).toContain('with the saved ones: Text.');
  expect(said()).toContain('Their translations follow at the end: Text.');
  expect(said()).toContain('cannot be found in the source as it is now: Text.');
  expect(said()).toContain('Numbers for links and formats are missing in: Text.');
});

it('C-10 C-14 an import says what it did also while somebody else edits', async () => {
  editing.holder = 'Ben';
  await open();
  const held = 'Ben is editing this. Wait until they have saved.';
  expect(said()).toBe(held);
  await importFile({ texts: { title: ['Leitfaden'] }, kept: ['body'] });
  expect(said()).toContain(`${held} Fields filled from the file: 1.`);
  expect(said()).toContain('is another one in the file: Text.');
});

it('C-10 an import says at the field, and by its name, that it takes the paragraphs of the source', async () => {
  const [, body] = fields as [WorkspaceField, WorkspaceField];
  const own = { ...body, source: ['One', 'Two'], target: ['Eins'], restructured: ['Eins', ''] };
  await open([own]);
  const note = () => [...document.querySelectorAll('.translate__note')].at(-1)?.textContent;
  await importFile({ texts: { body: ['Eins', 'Zwei'] }, restructured: ['body'] });
  expect(texts()).toEqual(['Eins', 'Zwei']);
  expect(note()).toContain('When you save, this text takes the paragraphs of English');
  expect(said()).toContain('they take those of the source when you save: Text.');
  // A corrected file that fits.
  await importFile({ texts: { body: ['Erstens'] } });
  expect(texts()).toEqual(['Erstens']);
  expect(note()).toBe('The paragraphs are not the same as in English.');
  expect(said()).toBe('Fields filled from the file: 1. Nothing is saved yet.');
  // What the file has filled in comes along.
  const [press] = [...document.querySelectorAll('button')].filter(({ textContent }) =>
    textContent?.startsWith('Use the paragraphs'),
  );
  await act(() => press?.click());
  expect(texts()).toEqual(['Erstens', '']);
});

it('C-10 C-14 a copy of the source takes the place of what is typed and not saved only after a question', async () => {
  await open();
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const copyFirst = () =>
    act(() =>
      [...document.querySelectorAll('button')]
        .find((each) => each.textContent === 'Copy from English')
        ?.click(),
    );
  await type(0, 'Von Hand');
  await copyFirst();
  expect([texts()[0], confirm.mock.calls.length]).toEqual(['Von Hand', 1]);
  confirm.mockReturnValue(true);
  await copyFirst();
  expect(texts()[0]).toBe('The guide');
  // There is nothing to lose any more.
  await copyFirst();
  expect(confirm).toHaveBeenCalledTimes(2);
});
