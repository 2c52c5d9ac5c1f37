import { describe, expect, it } from 'vitest';
import { type ContentQuery, contentPath, EVERYTHING, parseContentQuery } from './content-query.ts';

const parse = (path: string) => parseContentQuery(path.split('?')[1] ?? '');

describe('the URL of a content list', () => {
  it('C-9 is as short as the whole list, and says every choice', () => {
    expect(contentPath(EVERYTHING)).toBe('/admin/content');
    const query: ContentQuery = {
      ...EVERYTHING,
      search: 'risk & café',
      type: 'article',
      state: 'in_review',
      translation: 'not-de',
      author: 3,
      changedBy: 4,
      isPlanned: true,
      isUnpublished: true,
      columns: ['state'],
      sort: 'title',
      page: 2,
    };
    expect(parse(contentPath(query))).toEqual(query);
    expect(parse(contentPath({ ...EVERYTHING, columns: [] })).columns).toEqual([]);
  });

  it('C-9 is read without what it cannot mean', () => {
    const nonsense =
      '/admin/content?type=users&state=gone&translation=xx&author=-1&changedBy=99999999999&sort=nid&page=0&columns=password&planned=no';
    expect(parse(nonsense)).toEqual({ ...EVERYTHING, columns: [] });
    expect(parse(`/admin/content?search=${'x'.repeat(900)}`).search).toHaveLength(200);
  });

  it('C-9 may name columns one by one, as a form sends them', () => {
    expect(parse('/admin/content?columns=type&columns=planned').columns).toEqual(['type', 'planned']);
  });
});
