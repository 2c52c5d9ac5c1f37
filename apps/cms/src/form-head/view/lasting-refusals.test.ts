import type { FormState } from 'payload';
import { describe, expect, it } from 'vitest';
import { isReverted, LastingRefusals } from './lasting-refusals.ts';

const field = (value: unknown) => ({ value, valid: true });
const refused = (value: unknown, errorMessage = 'Taken.') => ({ value, valid: false, errorMessage });

const begin = (): { refusals: LastingRefusals; state: FormState } => {
  const state: FormState = {
    alias: refused('/there'),
    title: field('Here'),
    'sections.0.heading': refused(''),
  };
  const refusals = new LastingRefusals(state);
  expect(refusals.vanishedFrom(state)).toEqual([]);
  return { refusals, state };
};

describe('the refusals of a save', () => {
  it('C-9 C-14 come back after a response that knew nothing of them', () => {
    const { refusals, state } = begin();
    const { title: _, ...late }: FormState = { ...state, alias: field('/there') };
    expect(refusals.vanishedFrom(late)).toEqual([{ path: 'alias', message: 'Taken.' }]);
    expect(refusals.vanishedFrom(state)).toEqual([]);
  });

  it('C-9 are kept when they arrive after the end of the save', () => {
    const before = { alias: field('/there') };
    const refusals = new LastingRefusals(before);
    expect(refusals.vanishedFrom(before)).toEqual([]);
    expect(refusals.vanishedFrom({ alias: refused('/there') })).toEqual([]);
    expect(refusals.vanishedFrom(before)).toEqual([{ path: 'alias', message: 'Taken.' }]);
  });

  it('C-9 C-11 of a field that is gone stay away: nobody could mend it, and nothing could be saved', () => {
    const { refusals, state } = begin();
    const { alias: _, ...now } = state;
    expect(refusals.vanishedFrom(now)).toEqual([]);
  });

  it('C-9 do not come back after the next change of any value', () => {
    const { refusals, state } = begin();
    expect(refusals.vanishedFrom({ ...state, title: field('There') })).toEqual([]);
    expect(refusals.vanishedFrom({ ...state, alias: field('/there') })).toEqual([]);
  });

  it('C-9 leave a field that is changed at once, also after another one, and once', () => {
    const { refusals, state } = begin();
    const first = { ...state, title: field('There') };
    expect(refusals.vanishedFrom(first)).toEqual([]);
    expect(refusals.outdatedIn(first)).toEqual([]);
    const second = { ...first, alias: refused('/elsewhere') };
    expect(refusals.outdatedIn(second)).toEqual(['alias']);
    // The server has validated the new value, and says the same.
    expect(refusals.outdatedIn(second)).toEqual([]);
    expect(begin().refusals.outdatedIn({ ...state, alias: refused('/elsewhere', 'Too long.') })).toEqual([]);
  });

  it('C-9 give way to a server that takes them away again and again', () => {
    const { refusals, state } = begin();
    const fine = { ...state, alias: field('/there') };
    expect(refusals.vanishedFrom(fine)).toHaveLength(1);
    expect(refusals.vanishedFrom(fine)).toHaveLength(1);
    expect(refusals.vanishedFrom(fine)).toEqual([]);
    expect(refusals.vanishedFrom(fine)).toEqual([]);
  });
});

const state = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }]));
const initial = state({ title: 'Old', body: { root: { children: [] } } });
const typed = state({ title: 'New', body: { root: { children: ['word'] } } });

describe('a form that is loaded again beside what is typed', () => {
  it('C-14 has lost what was typed if a field is as it was at first', () => {
    expect(isReverted(typed, initial, initial)).toBe(true);
    expect(isReverted(typed, { ...typed, body: { value: { root: { children: [] } } } }, initial)).toBe(true);
  });

  it('C-14 has lost nothing by the next key, nor by a refusal at a field', () => {
    expect(isReverted(typed, { ...typed, title: { value: 'New!' } }, initial)).toBe(false);
    const refused = { ...typed, title: { value: 'New', valid: false, errorMessage: 'Too short' } };
    expect(isReverted(typed, refused, initial)).toBe(false);
  });
});
