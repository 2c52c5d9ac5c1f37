import { expect, it } from 'vitest';
import { readPreviewToken, signPreviewToken } from './preview-token.ts';
import { checkPurposeToken, signPurposeToken } from './purpose-token.ts';

const SECRET = 'c0ffee11-dead-4bed-8bad-0123456789ab';
const NOW = 1_800_000_000;
const token = signPurposeToken('sections', NOW + 60, SECRET);
const draft = signPreviewToken({ type: 'page', id: 1, language: 'en', expires: NOW + 60 }, SECRET);

const reasonOf = (given: string | undefined, now = NOW) => {
  try {
    checkPurposeToken('sections', given, SECRET, now);
    return 'passed';
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

it('C-9 lets its bearer pass until its time is over', () => {
  expect(reasonOf(token)).toBe('passed');
  expect(reasonOf(token, NOW + 60)).toBe('expired');
});

it('C-9 lets nobody pass without a token, with a changed one, or with one of another secret', () => {
  expect(reasonOf(undefined)).toBe('absent');
  expect(reasonOf(`${token}x`)).toBe('forged');
  expect(reasonOf(signPurposeToken('sections', NOW + 60, `${SECRET}x`))).toBe('forged');
});

it('C-9 a draft’s token does not open the gallery, nor the gallery’s a draft', () => {
  expect(reasonOf(draft)).toBe('forged');
  expect(() => readPreviewToken(token, SECRET, NOW)).toThrow(expect.objectContaining({ reason: 'forged' }));
});

it('C-9 S-26 a token for one purpose serves no other', () => {
  expect(() => checkPurposeToken('search-effect', token, SECRET, NOW)).toThrow(
    expect.objectContaining({ reason: 'forged' }),
  );
});
