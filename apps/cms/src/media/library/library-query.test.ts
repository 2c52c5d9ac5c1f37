import { describe, expect, it } from 'vitest';
import { FIRST, LIBRARY_PATH, type LibraryQuery, libraryPath, readLibraryQuery } from './library-query.ts';

const parametersOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);

describe('the address of a view of the media library', () => {
  it.each<Partial<LibraryQuery>>([
    {},
    { text: 'a & b?', kind: 'svgs', page: 3 },
    { folder: 'Press/2026', tag: 12 },
    { show: 'no-text', language: 'de', order: 'largest', as: 'list' },
  ])('C-4 round-trips %j', (chosen) => {
    const query = { ...FIRST, ...chosen };
    expect(readLibraryQuery(parametersOf(libraryPath(query)))).toEqual(query);
  });

  it('C-4 takes media without a text in a language as one choice', () => {
    expect(readLibraryQuery({ show: 'no-text-de' })).toMatchObject({ show: 'no-text', language: 'de' });
    expect(readLibraryQuery({ show: 'no-text-xx' })).toEqual(FIRST);
  });

  it('C-4 says nothing that is so anyway, and ignores what does not fit', () => {
    expect(libraryPath(FIRST)).toBe(LIBRARY_PATH);
    const odd = {
      kind: 'users',
      show: 'x',
      language: 'xx',
      order: 'y',
      tag: '-1',
      folder: '/',
      as: 'z',
      page: '0',
      text: ['a'],
    };
    expect(readLibraryQuery(odd)).toEqual(FIRST);
  });
});
