import type { FormState } from 'payload';
import { describe, expect, it } from 'vitest';
import { isReverted } from './is-reverted.ts';

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
