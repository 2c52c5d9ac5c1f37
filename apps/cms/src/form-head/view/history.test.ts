import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record, redo, startHistory, undo } from './history.ts';

const texts = fc.array(fc.string(), { minLength: 1, maxLength: 50 });

describe('the history of a form', () => {
  it('C-14 goes back to every state and forward again', () => {
    fc.assert(
      fc.property(texts, (typed) => {
        let history = typed.reduce(record, startHistory('as loaded'));
        const back = typed.map(() => {
          history = undo(history);
          return history.present;
        });
        expect(back).toEqual(['as loaded', ...typed].slice(0, -1).reverse());
        expect(undo(history)).toBe(history);
        const forward = typed.map(() => {
          history = redo(history);
          return history.present;
        });
        expect(forward).toEqual(typed);
        expect(redo(history)).toBe(history);
      }),
    );
  });

  it('C-14 drops what was undone when something else is typed, and the oldest of more than 100 steps', () => {
    const typed = record(undo(record(startHistory('a'), 'b')), 'c');
    expect(typed).toEqual({ past: ['a'], present: 'c', future: [] });
    const long = Array.from({ length: 150 }, (_, step) => step).reduce(record, startHistory(-1));
    expect([long.past.length, long.past[0]]).toEqual([100, 49]);
  });
});
