import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { expect, it } from 'vitest';
import { siteWith } from '../app/site.fixture.ts';

it('C-8 stands without navigation while it has a form: skip link, name, language and the legal links stay', async () => {
  const navigation = [{ title: 'Products', url: '/products', children: [] }];
  const footer = [
    { heading: 'Products', links: [{ title: 'Suites', url: '/suites' }] },
    { heading: 'Legal', links: [{ title: 'Imprint', url: '/imprint' }] },
  ];
  const withForm = sampleNode('landing_page', { nid: 1, path: '/go/a' });
  const without = sampleNode('landing_page', { nid: 2, path: '/go/b', form: null });
  const site = await siteWith({ nodes: [withForm, without], settings: { en: { navigation, footer } } });
  const focused = (await site.inject('/go/a')).body;
  expect(focused).not.toContain('href="/products"');
  expect(focused).not.toContain('role="search"');
  expect(focused).not.toContain('<search');
  expect(focused).not.toContain('href="/suites"');
  for (const kept of ['href="#content"', 'href="/imprint"', 'Keelstone', 'data-language-switcher']) {
    expect(focused).toContain(kept);
  }
  expect((await site.inject('/go/b')).body).toContain('href="/products"');
});
