import { describe, expect, it } from 'vitest';
import type { SeenNode } from './record-node.ts';
import { type NodeSave, outcomesOf } from './record-node.ts';

const seen = (languages: string[], isArchived = false): SeenNode => ({ languages, isArchived, title: 'T' });
const NOT_SEEN = seen([]);

describe('what a save of a page was', () => {
  it.each<[string, Omit<NodeSave, 'languages'> & { languages?: string[] }, object[]]>([
    [
      'published',
      { before: NOT_SEEN, after: seen(['en']), isDraft: false },
      [{ action: 'publish', languages: ['en'] }],
    ],
    [
      'published again, without one language',
      { before: seen(['de', 'en']), after: seen(['en']), isDraft: false },
      [
        { action: 'publish', languages: ['en'] },
        { action: 'unpublish', languages: ['de'] },
      ],
    ],
    [
      'published in one language, beside another',
      { before: seen(['en']), after: seen(['de', 'en']), isDraft: false, languages: ['de'] },
      [{ action: 'publish', languages: ['de'] }],
    ],
    [
      'archived, which every language is',
      { before: seen(['de', 'en']), after: seen(['de', 'en'], true), isDraft: false, languages: ['de'] },
      [{ action: 'archive', languages: ['de', 'en'] }],
    ],
    [
      'archived',
      { before: seen(['en']), after: seen(['en'], true), isDraft: false },
      [{ action: 'archive', languages: ['en'] }],
    ],
    [
      'unpublished',
      { before: seen(['de', 'en']), after: NOT_SEEN, isDraft: true },
      [{ action: 'unpublish', languages: ['de', 'en'] }],
    ],
    ['a draft of what is published', { before: seen(['en']), after: seen(['en']), isDraft: true }, []],
    ['a draft', { before: NOT_SEEN, after: NOT_SEEN, isDraft: true }, []],
    [
      'a revision as a draft',
      { before: seen(['en']), after: seen(['en']), isDraft: true, revision: 4 },
      [{ action: 'restore', languages: [], detail: { revision: 4, asDraft: true } }],
    ],
  ])('C-9 C-12 %s', (_, save, outcomes) =>
    expect(outcomesOf({ languages: ['de', 'en'], ...save })).toEqual(outcomes),
  );
});
