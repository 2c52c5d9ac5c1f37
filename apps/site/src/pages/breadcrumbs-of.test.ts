import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import { ContentReplica, type Redirect } from '@keelstone/read-model';
import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '../shell/default-site-settings.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';

function trailOf(
  node: PublishedNode,
  others: PublishedNode[],
  { reader = 'en', redirects = [] }: { reader?: Language; redirects?: Redirect[] } = {},
) {
  const replica = new ContentReplica();
  replica.load({ number: 1, nodes: [node, ...others], settings: [], redirects });
  return breadcrumbsOf(node, replica, defaultSiteSettings(reader));
}

const page = (nid: number, path: string, title: string, language: Language = 'en') =>
  sampleNode('overview_page', { nid, path, title, language });
const desk = sampleNode('product_detail', { nid: 9, path: '/products/claims/desk' });

describe('breadcrumbs', () => {
  it('R-2 lead from the start page through what stands at each level of the alias', () => {
    const trail = trailOf(desk, [page(1, '/products', 'Products'), page(2, '/products/claims', 'Claims')]);
    expect(trail).toEqual([
      { title: 'Home', url: '/' },
      { title: 'Products', url: '/products' },
      { title: 'Claims', url: '/products/claims' },
    ]);
  });

  it('R-2 pass over a level without a page', () => {
    expect(trailOf(desk, [page(2, '/products/claims', 'Claims')]).map(({ title }) => title)).toEqual([
      'Home',
      'Claims',
    ]);
    expect(trailOf(desk, [page(1, '/products', 'Products')]).map(({ title }) => title)).toEqual([
      'Home',
      'Products',
    ]);
  });

  it('R-2 lead to the overview that lists the type where the level above has no page', () => {
    const overview = sampleNode('overview_page', {
      nid: 3,
      path: '/all-products',
      title: 'All products',
      listedType: 'product_detail',
    });
    expect(trailOf(desk, [overview]).at(-1)).toEqual({ title: 'All products', url: '/all-products' });
    expect(trailOf(desk, [overview, page(2, '/products/claims', 'Claims')])).toHaveLength(2);
  });

  it('R-2 follow a level to where an editor moved it', () => {
    const trail = trailOf(desk, [page(1, '/offer', 'Offer')], {
      redirects: [{ from: '/products', to: '/offer', status: 301 }],
    });
    expect(trail).toContainEqual({ title: 'Offer', url: '/offer' });
  });

  it('C-10 are in the reader’s language, and say where they are not', () => {
    const german = sampleNode('product_detail', {
      nid: 9,
      language: 'de',
      path: '/de/products/claims/tisch',
    });
    const trail = trailOf(
      german,
      [
        page(1, '/products', 'Products'),
        page(1, '/de/produkte', 'Produkte', 'de'),
        page(2, '/products/claims', 'Claims'),
      ],
      { reader: 'de' },
    );
    expect(trail).toEqual([
      { title: 'Startseite', url: '/de' },
      { title: 'Produkte', url: '/de/produkte' },
      { title: 'Claims', url: '/de/products/claims', language: 'en' },
    ]);
  });

  it('R-2 never lead to the page itself', () => {
    const overview = sampleNode('overview_page', { nid: 3, path: '/a/b', listedType: 'overview_page' });
    expect(trailOf(overview, [])).toHaveLength(1);
  });
});
