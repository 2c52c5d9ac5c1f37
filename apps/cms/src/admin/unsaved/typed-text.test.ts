import { describe, expect, it } from 'vitest';
import { typedText } from './typed-text.ts';

const run = (text: string) => ({ type: 'text', text });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

describe('what was typed, as text', () => {
  it('C-14 loses no word: fields, rich text with links and lists, and sections', () => {
    const body = {
      root: {
        type: 'root',
        children: [
          paragraph(run('See '), { type: 'link', children: [run('the paper')] }, run('.')),
          { type: 'list', children: [{ type: 'listitem', children: [run('One')] }] },
          {
            type: 'block',
            version: 2,
            fields: { id: 'c', blockType: 'callout', tone: 'tip', text: { root: paragraph(run('Mind')) } },
          },
        ],
      },
    };
    const sections = [
      { id: 'a1', blockType: 'quote', words: 'So it is.', rows: [{ id: 'b', label: 'Two' }] },
    ];
    const data = {
      id: 7,
      title: 'A title',
      body,
      sections,
      _status: 'draft',
      updatedAt: '2026',
      summary: ' ',
    };
    const labels = new Map([
      ['title', 'Title'],
      ['body', 'Text'],
    ]);
    expect(typedText(data, labels)).toBe(
      'Title\nA title\n\nText\nSee the paper.\nOne\nMind\n\nsections\nSo it is.\nTwo',
    );
  });
});
