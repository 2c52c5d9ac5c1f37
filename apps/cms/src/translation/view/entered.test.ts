import { expect, it } from 'vitest';
import { type Entered, enteredSince, NOTHING } from './entered.ts';

const title = ['Titel'];
const sent: Entered = { texts: { title }, restructured: ['body'], marks: { title: { isCopy: true } } };

it('C-10 C-14 has nothing left when nothing was entered while a translation was saved', () => {
  expect(enteredSince(sent, sent)).toBe(NOTHING);
});

it('C-10 C-14 keeps what was entered while a translation was saved, and nothing that was saved', () => {
  const now: Entered = {
    texts: { title, summary: ['Kurz'], body: ['Neu'] },
    restructured: ['body', 'summary'],
    marks: { ...sent.marks, body: null },
  };
  expect(enteredSince(sent, now)).toEqual({
    texts: { summary: ['Kurz'], body: ['Neu'] },
    restructured: ['summary'],
    marks: { body: null },
  });
  expect(enteredSince(sent, { ...sent, texts: { title: ['Titel!'] } }).texts).toEqual({ title: ['Titel!'] });
});
