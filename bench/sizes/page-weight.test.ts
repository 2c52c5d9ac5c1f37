import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BudgetMismatchError, checkIslandsHavePages, listScripts, manifestSchema } from './page-weight.ts';

const manifest = v.parse(manifestSchema, {
  'src/client.ts': {
    file: 'client.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/hydrate.ts', 'src/search/screen.tsx'],
  },
  '_shared.js': { file: 'shared.js' },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  'src/hydrate.ts': { file: 'hydrate.js', isDynamicEntry: true, imports: ['_react.js'] },
  'src/search/screen.tsx': { file: 'screen.js', isDynamicEntry: true, imports: ['_react.js', '_shared.js'] },
  'src/forms/start.ts': { file: 'forms.js', isDynamicEntry: true, imports: ['_shared.js'] },
  'style.css': { file: 'style.css' },
});
const content = {
  name: 'a content page',
  islands: ['src/shell/'],
  behaviours: [],
  maximumKilobytes: 80,
  maximumRequests: 9,
};
const search = {
  name: 'the search page',
  islands: ['src/shell/', 'src/search/'],
  behaviours: [],
  maximumKilobytes: 120,
  maximumRequests: 9,
};
const budgets = {
  entry: 'src/client.ts',
  withIslands: ['src/hydrate.ts'],
  insteadOfOne: [],
  pages: [content, search],
  files: [],
};

describe('what a page loads', () => {
  it('is the entry and its imports where the page has no island', () => {
    expect(listScripts(manifest, budgets, content)).toEqual(['client.js', 'shared.js']);
  });

  it('is also each island of the page, and what islands bring along, each file once', () => {
    const files = ['client.js', 'shared.js', 'hydrate.js', 'react.js', 'screen.js'];
    expect(listScripts(manifest, budgets, search)).toEqual(files);
  });

  it('is also what the page does without React, and then React is not counted', () => {
    const page = { ...content, behaviours: ['src/forms/'] };
    expect(listScripts(manifest, budgets, page)).toEqual(['client.js', 'shared.js', 'forms.js']);
  });

  it('cannot be said when the build lacks what the budgets name', () => {
    const wrong = { ...budgets, entry: 'src/main.ts' };
    expect(() => listScripts(manifest, wrong, content)).toThrow(BudgetMismatchError);
  });

  it('leaves no island uncounted', () => {
    const all = { ...budgets, pages: [{ ...content, behaviours: ['src/forms/'] }, search] };
    expect(() => checkIslandsHavePages(manifest, all)).not.toThrow();
    expect(() => checkIslandsHavePages(manifest, budgets)).toThrow(/src\/forms\/start\.ts/);
    expect(() => checkIslandsHavePages(manifest, { ...budgets, pages: [content] })).toThrow(
      /src\/search\/screen\.tsx/,
    );
  });
});
