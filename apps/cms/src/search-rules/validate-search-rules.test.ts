import { describe, expect, it } from 'vitest';
import { validateFinds, validateKeyword, validatePinned } from './validate-search-rules.ts';

/** Other documents with pinned results of the language that is asked for. */
const stored = [
  { id: 1, language: 'en', keyword: 'First  Aid' },
  { id: 2, language: 'de', keyword: 'Hilfe' },
];
type Where = { language: { equals: string }; id?: { not_equals: number } };
const payload = {
  config: {},
  find: async ({ where: { language, id } }: { where: Where }) => ({
    docs: stored.filter((each) => each.language === language.equals && each.id !== id?.not_equals),
  }),
};
const validated = (siblingData: object = { language: 'en' }, id?: number) =>
  ({ siblingData, id, req: { payload, context: {}, user: null } }) as never;

describe('the keyword of pinned results', () => {
  const validate = (keyword: string | null, more: { language?: unknown } = { language: 'en' }, id?: number) =>
    validateKeyword(keyword as string, validated(more, id));

  it('S-29 is something to search for, of some length', async () => {
    for (const none of [null, '', ' ', '?!'])
      expect(await validate(none)).toBe('Write what visitors ask for, with a letter or a digit.');
    expect(await validate('x'.repeat(101))).toContain('there is room for 100 characters');
    expect(await validate('x'.repeat(100))).toBe(true);
  });

  it('S-29 is there once in each language, however it is written', async () => {
    expect(await validate('first aid')).toBe(
      'Results are pinned for "first aid" in this language already. Change those.',
    );
    expect(await validate('first aid', { language: 'de' })).toBe(true);
    expect(await validate('hilfe', { language: 'de' })).toContain('already');
    // Without a language, it is the first.
    expect(await validate('first aid', {})).toContain('already');
  });

  it('S-29 may stay what it is', async () => {
    expect(await validate('First aid', { language: 'en' }, 1)).toBe(true);
  });
});

describe('pinned results', () => {
  const page = (value: number) => ({ relationTo: 'page', value });
  const validate = (nodes: object[] | null) => validatePinned(nodes as never, validated());

  it('S-29 are one page at least, and ten at most', async () => {
    for (const none of [null, []]) expect(await validate(none)).toBe('Choose a page at least.');
    expect(await validate(Array.from({ length: 11 }, (_, number) => page(number)))).toBe(
      'There is room for 10 pages, and these are 11. Take some out.',
    );
  });

  it('S-29 are each there once, by kind and number', async () => {
    expect(await validate([page(1), { relationTo: 'article', value: 2 }, page(2), page(1)])).toBe(
      'The page at place 4 is there twice. Take one out.',
    );
  });
});

it('S-28 words that a group also finds are none of its own', () => {
  expect(validateFinds(['bus'], validated({ words: ['car'], finds: ['bus'] }))).toBe(true);
  expect(validateFinds(['Car'], validated({ words: ['car'], finds: ['Car'] }))).toContain(
    '"Car" is there twice',
  );
  expect(validateFinds(null, validated({ words: null }))).toBe(true);
});
