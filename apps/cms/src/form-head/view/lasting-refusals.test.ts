import type { FormState } from 'payload';
import { describe, expect, it } from 'vitest';
import { LastingRefusals } from './lasting-refusals.ts';

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
  it('C-9 C-14 come back after an answer that knew nothing of them', () => {
    const { refusals, state } = begin();
    const late = { ...state, alias: field('/there') };
    expect(refusals.applyTo(late)).toBe(true);
    expect(refusals.vanishedFrom(late)).toEqual([{ path: 'alias', message: 'Taken.' }]);
    expect(refusals.vanishedFrom(state)).toEqual([]);
    const { title: _, ...withoutTitle }: FormState = late;
    expect(refusals.applyTo(withoutTitle)).toBe(true);
  });

  it('C-9 are kept when they arrive after the end of the save', () => {
    const before = { alias: field('/there') };
    const refusals = new LastingRefusals(before);
    expect(refusals.vanishedFrom(before)).toEqual([]);
    expect(refusals.vanishedFrom({ alias: refused('/there') })).toEqual([]);
    expect(refusals.vanishedFrom(before)).toEqual([{ path: 'alias', message: 'Taken.' }]);
  });

  it('C-9 end with the next change of any value, and that of its own field at once', () => {
    const { refusals, state } = begin();
    const elsewhere = { ...state, title: field('There') };
    expect(refusals.applyTo(elsewhere)).toBe(false);
    expect(refusals.outdatedIn(elsewhere)).toEqual([]);
    const changed = { ...state, alias: refused('/elsewhere') };
    expect(refusals.applyTo(changed)).toBe(false);
    expect(refusals.outdatedIn(changed)).toEqual(['alias']);
    expect(refusals.outdatedIn({ ...state, alias: refused('/elsewhere', 'Too long.') })).toEqual([]);
  });

  it('C-9 give way to a server that takes them away again and again', () => {
    const { refusals, state } = begin();
    const fine = { ...state, alias: field('/there') };
    expect(refusals.vanishedFrom(fine)).toHaveLength(1);
    expect(refusals.vanishedFrom(fine)).toHaveLength(1);
    expect(refusals.vanishedFrom(fine)).toEqual([]);
    expect(refusals.applyTo(fine)).toBe(false);
  });
});
