import { describe, expect, it } from 'vitest';
import { fillInWords } from './fill-in-words.ts';

describe('fillInWords', () => {
  const english = [{ id: 'a', title: 'Search', url: '/search', children: [{ id: 'b', title: 'All' }] }];

  it('C-10 keeps what was translated and takes the rest from the other language', () => {
    const german = [{ id: 'a', title: 'Suche', url: '', children: [{ id: 'b', title: '' }] }];
    expect(fillInWords(german, english)).toEqual([
      { id: 'a', title: 'Suche', url: '/search', children: [{ id: 'b', title: 'All' }] },
    ]);
  });

  it('C-10 takes words that are missing altogether', () => {
    const words: { id: string; title?: string; url?: string }[] = english;
    expect(fillInWords([{ id: 'a' }], words)).toEqual(english);
    expect(fillInWords([{ id: 'a', url: undefined }], words)).toEqual(english);
    expect(fillInWords([{ id: 'other', title: 'x' }], words)).toEqual([{ id: 'other', title: 'x' }]);
    expect(fillInWords(null, english)).toEqual([]);
  });
});
