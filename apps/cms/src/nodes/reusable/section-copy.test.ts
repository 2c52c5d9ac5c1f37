import { describe, expect, it } from 'vitest';
import { copySection, copyWithNewIds, marksOfSection, withMarks } from './section-copy.ts';

const section = () => ({
  id: 'a',
  blockType: 'accordion',
  anchor: { en: 'prices', de: 'preise' },
  items: [
    { id: 'b', title: { en: 'One' }, picture: { relationTo: 'images', value: { id: 7 } } },
    { id: 'c', title: { en: 'Two' } },
  ],
});
type Copy = ReturnType<typeof section>;

describe('a copy of a section', () => {
  it('C-5 has the same content, in rows with ids of their own', () => {
    const copy = copyWithNewIds(section()) as Copy;
    const ids = [copy.id, ...copy.items.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
    const { items } = section();
    expect(copy).toEqual({
      ...section(),
      id: copy.id,
      items: items.map((item, index) => ({ ...item, id: ids[index + 1] })),
    });
  });

  it('C-5 has the same ids each time when it is copied for one page', () => {
    const ids = new Map<string, string>();
    const first = copySection(section(), [], ids) as Copy;
    const again = copySection({ ...section(), items: [{ id: 'd' }] }, [], ids) as Copy;
    expect([...ids.keys()].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(again.id).toBe(first.id);
    expect(again.items[0]?.id).toBe(ids.get('d'));
  });

  it('C-5 keeps its names in links, but for those that the page has in that language or another', () => {
    const page = [{ anchor: { de: 'preise' } }, { paragraphs: [{ anchor: { en: 'else' } }] }, null];
    expect(copySection(section(), page, new Map())).toMatchObject({ anchor: { en: 'prices' } });
    expect((copySection(section(), page, new Map()) as Copy).anchor).not.toHaveProperty('de');
    expect((copySection(section(), undefined, new Map()) as Copy).anchor).toEqual(section().anchor);
  });
});

describe('the marks of translations of a section', () => {
  const marks = {
    de: {
      'sections.a.heading': { isCopy: true },
      'sections.a.items.b.title': { former: ['One'] },
      'sections.ab.heading': { isCopy: true },
      title: { isCopy: true },
    },
    fr: { title: { isCopy: true } },
    en: null,
  };

  it('C-10 are those of its fields, by other ids', () => {
    expect(marksOfSection(marks, 'a')).toEqual({
      de: {
        'sections.a.heading': { isCopy: true },
        'sections.a.items.b.title': { former: ['One'] },
      },
    });
    const ids = new Map([
      ['a', 'x'],
      ['b', 'y'],
    ]);
    expect(Object.keys(marksOfSection(marks, 'a', ids).de ?? {})).toEqual([
      'sections.x.heading',
      'sections.x.items.y.title',
    ]);
    expect(marksOfSection(null, 'a')).toEqual({});
  });

  it('C-10 are added to those of a page, in the languages that have them', () => {
    const more = { de: { 'sections.x.heading': { isCopy: true } }, fr: { 'sections.x.heading': {} } };
    const page = { de: { title: { isCopy: true } } };
    expect(withMarks(page, more)).toEqual({
      de: { title: { isCopy: true }, 'sections.x.heading': { isCopy: true } },
      fr: { 'sections.x.heading': {} },
    });
    expect(page).toEqual({ de: { title: { isCopy: true } } });
    expect(withMarks(null, more)).toEqual(more);
  });
});
