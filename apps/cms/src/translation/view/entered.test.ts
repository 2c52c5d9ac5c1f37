import { expect, it } from 'vitest';
import type { WorkspaceField } from '../workspace.ts';
import {
  type Entered,
  enteredSince,
  isTyped,
  keptOf,
  NOTHING,
  readLeftEntries,
  restoredOver,
} from './entered.ts';

const title = ['Titel'];
const sent: Entered = {
  texts: { title },
  restructured: ['body'],
  marks: { title: { isCopy: true } },
  note: 'Names the new law',
};

it('C-10 C-14 has nothing left when nothing was entered while a translation was saved', () => {
  expect(enteredSince(sent, sent)).toBe(NOTHING);
});

it('C-10 C-14 keeps what was entered while a translation was saved, and nothing that was saved', () => {
  const now: Entered = {
    texts: { title, summary: ['Kurz'], body: ['Neu'] },
    restructured: ['body', 'summary'],
    marks: { ...sent.marks, body: null },
    note: 'Names the newest law',
  };
  expect(enteredSince(sent, now)).toEqual({
    texts: { summary: ['Kurz'], body: ['Neu'] },
    restructured: ['summary'],
    marks: { body: null },
    note: 'Names the newest law',
  });
  expect(enteredSince(sent, { ...sent, texts: { title: ['Titel!'] } })).toMatchObject({
    texts: { title: ['Titel!'] },
    note: '',
  });
});

const field = (key: string, more: Partial<WorkspaceField>): WorkspaceField => ({
  key,
  path: key,
  label: key,
  kind: 'rich',
  isAddress: false,
  state: 'changed',
  source: [],
  target: [],
  restructured: null,
  codes: [],
  changes: null,
  ...more,
});

it('C-10 C-14 offers what was left unsaved as far as the workspace does not have it', () => {
  const fields = [
    field('title', { target: ['Titel'] }),
    field('summary', { target: ['Kurz'] }),
    field('body', { target: ['Eins', 'Zwei'] }),
    field('note', { target: ['Notiz'] }),
  ];
  // As it was kept before workspaces had notes.
  const kept = {
    texts: { title: ['Titel'], body: ['Eins', 'Drei'], gone: ['Weg'] },
    restructured: ['body'],
    marks: { summary: null, gone: null },
  };
  const left = readLeftEntries(kept, fields);
  expect(left?.fields.map(({ key }) => key)).toEqual(['summary', 'body']);
  // The source has the paragraphs of the translation by now.
  expect(left?.entered).toEqual({
    texts: { body: ['Eins', 'Drei'] },
    restructured: [],
    marks: { summary: null },
    note: '',
  });
  expect(left?.placeless).toEqual(['Weg']);
  expect(readLeftEntries({ ...NOTHING, texts: { title: ['Titel'] } }, fields)).toBeNull();
});

it('C-10 C-14 offers what has no place any more, unless it is empty', () => {
  const gone = (...texts: string[]) => readLeftEntries({ ...NOTHING, texts: { gone: texts } }, []);
  expect(gone('Eins', 'Zwei')).toEqual({ entered: NOTHING, fields: [], placeless: ['Eins\nZwei'] });
  expect(gone(' ', '')).toBeNull();
});

it('C-12 C-14 offers a note on the version, also alone', () => {
  const left = readLeftEntries({ ...NOTHING, note: 'Names the new law' }, [field('title', {})]);
  expect(left).toEqual({ entered: { ...NOTHING, note: 'Names the new law' }, fields: [], placeless: [] });
});

it('C-10 C-14 loses no words of a text whose paragraphs have changed since', () => {
  const body = (target: string[]) => [field('body', { target })];
  const kept = { ...NOTHING, texts: { body: ['Eins', 'Zwei', 'Drei'] } };
  expect(readLeftEntries(kept, body(['x', 'y']))?.entered.texts).toEqual({ body: ['Eins', 'Zwei\nDrei'] });
  expect(readLeftEntries(kept, body(['w', 'x', 'y', 'z']))?.entered.texts).toEqual({
    body: ['Eins', 'Zwei', 'Drei', ''],
  });
});

it.each([null, 'text', {}, { texts: { body: 'Eins' }, restructured: [], marks: {} }, { title: 'A form' }])(
  'C-14 offers nothing of what is not a translation: %j',
  (kept) => {
    expect(readLeftEntries(kept, [field('body', {})])).toBeNull();
  },
);

it('C-10 C-14 knows what was typed from what the workspace or a file has', () => {
  const own = field('body', { source: ['One', 'Two'], target: ['Eins', ''], restructured: ['', 'Eins'] });
  expect(isTyped(own, ['Eins', 'Zwei'], [undefined])).toBe(true);
  for (const known of [undefined, ['', ' '], own.source, own.target, own.restructured ?? []]) {
    expect(isTyped(own, known, [])).toBe(false);
  }
  expect(isTyped(own, ['Eins', 'Zwei'], [['Eins', 'Zwei']])).toBe(false);
});

it('C-10 C-14 puts back what was typed, in its place, and leaves what others have written meanwhile', () => {
  const body = (source: string[], target: string[]) => field('body', { source, target });
  const entered = { ...NOTHING, texts: { body: ['Eins.', 'Zwei von Anna.'] } };
  const kept = keptOf(entered, [body(['One.', 'Two.'], ['Eins.', 'Zwei.'])]);
  const putBack = (source: string[], target: string[]) =>
    readLeftEntries(kept, [body(source, target)])?.entered.texts.body;
  expect(putBack(['One.', 'Two.'], ['Eins, korrigiert.', 'Zwei.'])).toEqual([
    'Eins, korrigiert.',
    'Zwei von Anna.',
  ]);
  expect(putBack(['Zero.', 'One.', 'Two.'], ['Null.', 'Eins.', 'Zwei.'])).toEqual([
    'Null.',
    'Eins.',
    'Zwei von Anna.',
  ]);
  // The translation has the paragraphs that it had, whatever has become of the source.
  for (const source of [['Zero.', 'One.', 'Two.'], ['Two.']])
    expect(putBack(source, ['Eins.', 'Zwei.'])).toEqual(['Eins.', 'Zwei von Anna.']);
  // A paragraph that is gone, and those that only the translation has.
  expect(putBack(['One.'], ['Eins.'])).toEqual(['Eins.\nZwei von Anna.']);
  const own = keptOf({ ...NOTHING, texts: { body: ['Eins.', 'Eigenes!'] } }, [
    body(['One.'], ['Eins.', 'Eigenes.']),
  ]);
  expect(
    readLeftEntries(own, [body(['Zero.', 'One.'], ['Null.', 'Eins.', 'Eigenes.'])])?.entered.texts.body,
  ).toEqual(['Null.', 'Eins.', 'Eigenes!']);
  // What was saved in the meantime is not offered.
  expect(putBack(['One.', 'Two.'], ['Eins, korrigiert.', 'Zwei von Anna.'])).toBeUndefined();
});

it('C-10 C-14 puts a first translation beside the paragraphs that it was typed for', () => {
  const body = (source: string[], target: string[] = source.map(() => '')) =>
    field('body', { source, target });
  const kept = keptOf({ ...NOTHING, texts: { body: ['Eins.', 'Zwei.', ''] } }, [
    body(['One.', 'Two.', 'Three.']),
  ]);
  const putBack = (...now: Parameters<typeof body>) =>
    readLeftEntries(kept, [body(...now)])?.entered.texts.body;
  expect(putBack(['Zero.', 'One.', 'Two.', 'Three.'])).toEqual(['', 'Eins.', 'Zwei.', '']);
  expect(putBack(['Two.', 'Three.'])).toEqual(['Zwei.', 'Eins.']);
  // Somebody has translated it meanwhile.
  expect(putBack(['Zero.', 'One.', 'Two.', 'Three.'], ['Null.', '', 'Zwo.', 'Drei.'])).toEqual([
    'Null.',
    'Eins.',
    'Zwei.',
    'Drei.',
  ]);
});

it('C-14 takes marks from where the texts are from', () => {
  const left = {
    ...NOTHING,
    texts: { a: ['Copy'], b: ['Left'] },
    marks: { a: { isCopy: true } as const, b: null },
  };
  const now = { ...NOTHING, texts: { a: ['By hand'] }, restructured: ['a'] };
  const { restored, unrestored } = restoredOver(now, { ...left, restructured: ['a', 'b'] }, NOTHING);
  expect(unrestored).toEqual(['a']);
  expect(restored).toEqual({
    texts: { a: ['By hand'], b: ['Left'] },
    restructured: ['b', 'a'],
    marks: { b: null },
    note: '',
  });
});
