import { messagesOf } from '@keelstone/languages/messages.ts';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { PlainPage } from './page.site.tsx';
import { PlainPageCard } from './page-card.site.tsx';
import { plainPageData } from './page-data.site.ts';

const render = (node: PublishedNodeOf<'page'>) =>
  renderToStaticMarkup(<PlainPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'page'>) =>
  renderToStaticMarkup(<PlainPageCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('page', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('page'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('page', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('page', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('R-2 opens the start page with a hero of its own', () => {
    const node = sampleNode('page');
    const home = renderToStaticMarkup(
      <PlainPage node={node} page={{ ...samplePageContext(), isHome: true }} />,
    );
    expect(home).not.toEqual(render(node));
    expect(home).toContain('<h1');
  });

  it('C-1 begins with a list of its headings when it is long and an editor wants it', () => {
    const heading = (text: string) => ({
      kind: 'heading' as const,
      level: 2 as const,
      children: [{ kind: 'text' as const, text }],
    });
    const body = ['One', 'Two & a half', 'Three'].map(heading);
    const html = render(sampleNode('page', { body }));
    expect(html).toContain('<a href="#to-two-a-half">Two &amp; a half</a>');
    expect(html).toContain('<h2 id="to-two-a-half">Two &amp; a half</h2>');
    expect(render(sampleNode('page', { body, showsContents: false }))).not.toContain('#to-');
    expect(render(sampleNode('page', { body: body.slice(0, 2) }))).not.toContain('#to-');
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(plainPageData(sampleNode('page'), context)).toMatchObject({
      '@type': 'WebPage',
      url: context.url,
    });
  });
});
