import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('the names of changed fields', () => {
  it('C-7 are those whose values differ, in order, without the values', () => {
    const before = { phone: '1', footer: [{ id: 'a', title: 'x' }], siteName: 'K' };
    const after = { phone: '2', footer: [{ id: 'a', title: 'y' }], siteName: 'K' };
    expect(changedFields(before, after)).toEqual(['footer', 'phone']);
  });

  it('C-7 know a reference again, whole or as its id', () => {
    const whole = { picture: { id: 7, createdAt: '2026-01-05', filename: 'a.png' } };
    expect(changedFields(whole, { picture: 7 })).toEqual([]);
    expect(changedFields(whole, { picture: 8 })).toEqual(['picture']);
  });

  it('C-7 take what is missing and what is empty for the same', () => {
    expect(changedFields({ note: null }, {})).toEqual([]);
    expect(changedFields({}, { note: 'x' })).toEqual(['note']);
  });

  it('C-11 leave out what the CMS keeps for itself, passwords most of all', () => {
    const secrets = { hash: 'b', salt: 'b', sessions: [2], loginAttempts: 2, updatedAt: 'b' };
    expect(changedFields({ hash: 'a', salt: 'a' }, secrets)).toEqual([]);
  });

  it('C-7 are at most twenty, and none of what is no document', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, number) => [`field${number}`, 1]));
    expect(changedFields({}, many)).toHaveLength(20);
    expect(changedFields(undefined, { a: 1 })).toEqual([]);
  });
});
