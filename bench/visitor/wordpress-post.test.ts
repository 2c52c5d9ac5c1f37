import { expect, it } from 'vitest';
import { toParagraphs } from './wordpress-post.ts';

it('the words of an article are its paragraphs, headings and items, without title, facts and signs', () => {
  const markdown = [
    '# Walk the exit',
    '- **By**: Yusuf Demirel',
    'Most *plans* could be [moved](http://localhost/a).',
    '## Four walks',
    '1. **One hour.** Read it.\n2. One day.',
  ].join('\n\n');
  expect(toParagraphs(markdown)).toEqual([
    'Most plans could be moved.',
    'Four walks',
    'One hour. Read it.',
    'One day.',
  ]);
});
