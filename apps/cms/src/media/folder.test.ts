import { describe, expect, it } from 'vitest';
import { folderTree, normaliseFolder, validateFolder } from './folder.ts';

describe('a folder of media', () => {
  it.each([
    [' Press /  2026/ ', 'Press/2026'],
    ['//', null],
    ['', null],
    ['Press', 'Press'],
  ])('C-4 %j is %j', (typed, folder) => {
    expect(normaliseFolder(typed)).toBe(folder);
  });

  it('C-4 is neither endlessly long nor deep', () => {
    expect(validateFolder('a/b/c/d/e')).toBe(true);
    expect(validateFolder('a/b/c/d/e/f')).toContain('at most 5');
    expect(validateFolder('x'.repeat(201))).toContain('at most 200');
  });
});

describe('the tree of folders', () => {
  it('C-4 counts what is below, and shows folders that only hold folders', () => {
    const tree = folderTree(
      new Map([
        ['Press/2026', 2],
        ['Press', 1],
        ['People/Board/Old', 4],
        ['Press 2', 1],
      ]),
    );
    expect(tree.map(({ path, depth, count }) => [path, depth, count])).toEqual([
      ['People', 0, 4],
      ['People/Board', 1, 4],
      ['People/Board/Old', 2, 4],
      ['Press', 0, 3],
      ['Press/2026', 1, 2],
      ['Press 2', 0, 1],
    ]);
  });

  it('C-4 is empty without folders', () => {
    expect(folderTree(new Map())).toEqual([]);
  });
});
