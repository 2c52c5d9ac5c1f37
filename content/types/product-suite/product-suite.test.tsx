import { messagesOf } from '@keelstone/languages/messages.ts';
import { sampleReference } from '@keelstone/model/samples';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { ProductSuitePage } from './product-suite.site.tsx';
import { ProductSuiteCard } from './product-suite-card.site.tsx';
import { productSuiteData } from './product-suite-data.site.ts';

const render = (node: PublishedNodeOf<'product_suite'>) =>
  renderToStaticMarkup(<ProductSuitePage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'product_suite'>) =>
  renderToStaticMarkup(<ProductSuiteCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('product_suite', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('product_suite'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('product_suite', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('product_suite', { path: '/where/it/is' }))).toContain(
      'href="/where/it/is"',
    );
  });

  it('C-3 stands on its own accent', () => {
    const html = render(sampleNode('product_suite', { accent: 'moss' }));
    expect(html).toContain('data-accent="moss"');
  });

  it('C-1 lists its products', () => {
    expect(render(sampleNode('product_suite'))).toContain('Incident Desk');
  });

  it('C-1 says what changes, whom it serves, who did it before, and whom to ask', () => {
    const person = sampleNode('person', { nid: 901 });
    const caseStudies = [sampleReference({ type: 'case_study', title: 'A year later' })];
    const page = samplePageContext({ find: () => person });
    const html = renderToStaticMarkup(
      <ProductSuitePage node={sampleNode('product_suite', { caseStudies })} page={page} />,
    );
    expect(html).toContain('One number for a claim');
    expect(html).toContain('<a href="/search?industries=Banking">Banking</a>');
    expect(html).toContain('A year later');
    expect(html).toContain('href="mailto:imani.okafor@keelstone.example"');
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(productSuiteData(sampleNode('product_suite'), context)).toMatchObject({
      '@type': 'SoftwareApplication',
      url: context.url,
    });
  });
});
