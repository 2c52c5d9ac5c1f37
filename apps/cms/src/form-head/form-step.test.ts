import type { FormState } from 'payload';
import { describe, expect, it } from 'vitest';
import { hasOtherRows, isSameStep, stateOf, stepOf } from './form-step.ts';

const text = (...paragraphs: string[]) => ({
  root: {
    type: 'root',
    children: paragraphs.map((words) => ({
      type: 'paragraph',
      version: 1,
      children: words ? [{ type: 'text', text: words, format: 0, mode: 'normal' }] : [],
    })),
  },
});
const rows = (...ids: string[]): FormState[string] => ({
  rows: ids.map((id) => ({ id })),
  value: ids.length,
});
const isSame = (one: FormState, other: FormState) => isSameStep(stepOf(one), stepOf(other));

describe('a step of a form', () => {
  it('C-14 is a change that somebody sees', () => {
    const title = (value: string) => ({ title: { value, initialValue: 'Loaded' } });
    expect(isSame(title('Loaded'), title('Typed'))).toBe(false);
    expect(isSame(title('Typed'), title('Typed'))).toBe(true);
    expect(isSame(title('Loaded'), title(''))).toBe(false);
    expect(isSame({ body: { value: text('One') } }, { body: { value: text('Two') } })).toBe(false);
    expect(isSame({ sections: rows('a', 'b') }, { sections: rows('b', 'a') })).toBe(false);
  });

  it('C-14 is neither what the server adds to new rows nor how an editor writes the same text', () => {
    const added = { sections: rows('a'), 'sections.0.title': { value: '' } };
    const returned = { ...added, 'sections.0.tone': { value: 'note', initialValue: 'note' } };
    expect(isSame(added, returned)).toBe(true);
    expect(isSame({ updatedAt: { value: 1 } }, { updatedAt: { value: 2 } })).toBe(true);
    const written = structuredClone(text('One', ''));
    Object.assign(written.root.children[0] ?? {}, {
      textStyle: '',
      textFormat: 0,
      direction: 'ltr',
      indent: 0,
    });
    expect(isSame({ body: { value: text('One') } }, { body: { value: written } })).toBe(true);
    expect(isSame({ body: { value: null } }, { body: { value: text('') } })).toBe(true);
  });

  it('C-14 knows whether its rows are others', () => {
    const step = stepOf({ sections: rows('a'), title: { value: 'One' } });
    expect(hasOtherRows(step, stepOf({ sections: rows('a'), title: { value: 'Two' } }))).toBe(false);
    expect(hasOtherRows(step, stepOf({ sections: rows('a', 'b'), title: { value: 'One' } }))).toBe(true);
    expect(hasOtherRows(stepOf({}), stepOf({ sections: rows('a') }))).toBe(true);
  });

  it('C-14 gives texts their former words as another object, and leaves those that show them', () => {
    const former = stepOf({ body: { value: text('Former') }, note: { value: null }, title: { value: 'T' } });
    const shown = { body: { value: text('Typed') }, note: { value: text('Typed') }, title: { value: 'U' } };
    const state = stateOf(former, shown);
    expect(state.body?.value).toEqual(text('Former'));
    expect(state.body?.value).not.toBe(former.fields.body?.value);
    expect(state.body?.initialValue).toBe(state.body?.value);
    expect(state.note?.value).toMatchObject({ root: { children: [{ type: 'paragraph', children: [] }] } });
    expect(state.title).toBe(former.fields.title);
    const same = { ...shown, body: { value: text('Former') } };
    expect(stateOf(former, same).body?.value).toBe(same.body.value);
  });
});
