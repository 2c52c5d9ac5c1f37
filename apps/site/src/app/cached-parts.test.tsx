import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultSiteSettings } from '../shell/default-site-settings.ts';
import { Footer } from '../shell/footer/footer.tsx';
import { Navigation } from '../shell/header/navigation.tsx';
import { siteWith } from './site.fixture.ts';

const link = (title: string, url: string) => ({ title, url });
const settings: SiteSettings = {
  ...defaultSiteSettings('en'),
  navigation: [
    { ...link('Articles', '/articles'), children: [{ ...link('One', '/articles/one'), description: '' }] },
    { ...link('Search', '/search'), children: [] },
    { ...link('About', '/about'), children: [] },
  ],
  footer: [{ heading: 'Legal', links: [link('<Imprint>', '/imprint')] }],
};
const paths = ['/articles/one', '/articles/two', '/articles', '/about', '/search', '/search?keyword=about'];
const title = '<cached-part>0</cached-part>';
const nodes = ['/articles/one', '/articles/two', '/articles', '/about'].map((path, place) =>
  sampleNode('article', { nid: place + 1, path, title }),
);
const site = siteWith({ nodes, settings: { en: settings } });

it.each(paths)('U-2 %s has the navigation and the footer as if they were rendered for it', async (url) => {
  const { body } = await (await site).inject(url);
  const path = url.split('?')[0] ?? '';
  expect(body).toContain(
    renderToStaticMarkup(<Navigation items={settings.navigation} path={path} language="en" />),
  );
  expect(body).toContain(renderToStaticMarkup(<Footer site={settings} />));
  expect(body).not.toContain('<cached-part');
  if (!url.startsWith('/search')) expect(body).toContain('&lt;cached-part&gt;0&lt;/cached-part&gt;</h1>');
});
