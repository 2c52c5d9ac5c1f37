import { oneParagraph } from '@keelstone/editing/projection/rich-text.fixture.ts';
import { describe, expect, it } from 'vitest';
import { wordsOfBlock, wordsOfRow } from './telling-words.ts';

describe('a closed row', () => {
  it('C-5 says its most telling words, cut when there are many', () => {
    expect(wordsOfRow({ text: 'Answer', title: 'Question' })).toBe('Question');
    expect(wordsOfRow({ quote: 'It holds.', person: 'Imani' })).toBe('It holds.');
    expect(wordsOfRow({ text: 'x'.repeat(90) })).toBe(`${'x'.repeat(70)}…`);
  });

  it('C-5 says nothing where there are no words yet', () => {
    expect(wordsOfRow({ title: ' ', media: 7 })).toBe('');
    expect(wordsOfRow(undefined)).toBe('');
  });
});

describe('a closed block', () => {
  it('C-5 says its heading, or how its text begins, or what is in its first row', () => {
    const body = oneParagraph('A passage of text.');
    expect(wordsOfBlock({ heading: 'Questions', body, items: [{ title: 'Price' }] })).toBe('Questions');
    expect(wordsOfBlock({ heading: null, body, items: [{ title: 'Price' }] })).toBe('A passage of text.');
    expect(wordsOfBlock({ heading: '', paragraphs: [], items: [{ title: 'Price' }] })).toBe('Price');
    expect(wordsOfBlock({ suites: [1, 2] })).toBe('');
  });
});
