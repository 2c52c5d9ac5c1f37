import { describe, expect, it } from 'vitest';
import { adminViews } from '../../app/admin-views.ts';
import { FIRST_LINKS, LAST_LINKS, linksFor } from './menu-links.ts';

const ALL = [...FIRST_LINKS, ...LAST_LINKS];
const pathsFor = (role: 'administrator' | 'editor' | 'author') =>
  linksFor({ role }, ALL).map(({ path }) => path);

describe('the links of the menu', () => {
  it('lead to every view of our own, and call it by its title', () => {
    const views = Object.values(adminViews).map(({ path, meta }) => [`/admin${path}`, meta.title]);
    expect(new Map(ALL.map(({ path, name }) => [path, name]))).toEqual(new Map(views as [string, string][]));
  });

  it('lead nobody to what is for others', () => {
    expect(pathsFor('administrator')).toHaveLength(ALL.length);
    expect(pathsFor('editor')).not.toContain('/admin/audit-trail');
    expect(pathsFor('editor')).toContain('/admin/unused-media');
    expect(pathsFor('author')).not.toContain('/admin/unused-media');
    expect(linksFor(null, ALL)).toEqual([]);
  });
});
