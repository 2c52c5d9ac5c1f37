import { describe, expect, it } from 'vitest';
import { DESCRIPTION_LENGTH, sayLength, TITLE_LENGTH } from './say-length.ts';

describe('the length of a title and a description', () => {
  it('U-9 is measured by what search engines show', () => {
    const verdictOf = (length: number) => sayLength('x'.repeat(length), TITLE_LENGTH).verdict;
    expect([0, 1, 19, 20, 60, 61].map(verdictOf)).toEqual([
      'missing',
      'short',
      'short',
      'good',
      'good',
      'long',
    ]);
    expect(sayLength('x'.repeat(161), DESCRIPTION_LENGTH).text).toContain('161 of about 160 characters');
  });

  it('U-9 counts characters, not the units in which a computer stores them', () => {
    expect(sayLength('🧭'.repeat(20), TITLE_LENGTH)).toMatchObject({ verdict: 'good' });
  });
});
