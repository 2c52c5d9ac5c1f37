import { describe, expect, it } from 'vitest';
import { cutExcerpt } from './project-excerpt.ts';

describe('cutExcerpt', () => {
  it('C-2 leaves a short text as it is, on one line', () => {
    expect(cutExcerpt('  Two\n lines. ')).toBe('Two lines.');
    expect(cutExcerpt('The minute: ___:___ hours.')).toBe('The minute: … hours.');
  });

  it('C-2 cuts a long text at a word and says so', () => {
    const excerpt = cutExcerpt('resilience, '.repeat(40));
    expect(excerpt.length).toBeLessThanOrEqual(221);
    expect(excerpt).toMatch(/resilience…$/);
  });

  it('C-2 cuts one endless word where it must', () => {
    expect(cutExcerpt('x'.repeat(500))).toBe(`${'x'.repeat(220)}…`);
    expect(cutExcerpt(`x${'𠮷'.repeat(300)}`)).toBe(`x${'𠮷'.repeat(109)}…`);
  });
});
