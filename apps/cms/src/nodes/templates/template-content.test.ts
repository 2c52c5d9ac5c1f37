import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { copyWithNewIds } from '../reusable/section-copy.ts';
import { templateContent } from './template-content.ts';

const field = (type: string, name: string, more: object = {}) => ({ type, name, ...more }) as FlattenedField;
const fields = [
  field('text', 'title'),
  field('text', 'summary'),
  field('richText', 'body'),
  field('blocks', 'sections'),
  field('checkbox', 'hasContents'),
  field('date', 'published'),
  field('relationship', 'authors'),
  field('upload', 'picture'),
  field('text', 'note', { admin: { hidden: true } }),
  field('text', 'shown', { virtual: true }),
  field('text', 'sidebar', { admin: { position: 'sidebar' } }),
  field('array', 'facts', {
    flattenedFields: [field('text', 'label'), field('relationship', 'page'), field('text', 'anchor')],
  }),
  field('group', 'hero', { flattenedFields: [field('text', 'heading'), field('upload', 'picture')] }),
];
const keep = (page: Record<string, unknown>) => templateContent(fields, page);

describe('the template of a page', () => {
  it('C-5 has its texts and sections, in all languages', () => {
    const page = {
      summary: { en: 'S', de: 'Z' },
      body: { en: { root: {} } },
      sections: [{ id: 'a', blockType: 'media', picture: { relationTo: 'images', value: 1 } }],
      hasContents: false,
    };
    expect(keep(page)).toEqual(page);
  });

  it('C-5 has nothing that a page has of its own, and nothing that the CMS notes of it', () => {
    expect(
      keep({
        title: { en: 'T' },
        published: '2026-01-01',
        authors: [1],
        picture: 1,
        note: 'n',
        shown: 's',
        sidebar: 's',
        summary: null,
        unknown: 'u',
      }),
    ).toEqual({});
  });

  it('C-5 has what is in rows and groups by the same rule', () => {
    expect(
      keep({
        facts: [{ id: 'r', label: 'L', page: 3, anchor: { en: 'x' } }, null],
        hero: { heading: 'H', picture: 4 },
      }),
    ).toEqual({ facts: [{ id: 'r', label: 'L' }], hero: { heading: 'H' } });
    expect(keep({ facts: 2, hero: null })).toEqual({});
  });

  it('C-5 makes one more page each time, whose rows have ids of their own', () => {
    const content = { sections: [{ id: 'a', blockType: 'media' }] };
    const [one, other] = [copyWithNewIds(content), copyWithNewIds(content)] as (typeof content)[];
    const ids = [content, one, other].map((each) => each?.sections[0]?.id);
    expect(new Set(ids).size).toBe(3);
    expect(one).toMatchObject({ sections: [{ blockType: 'media' }] });
  });
});
