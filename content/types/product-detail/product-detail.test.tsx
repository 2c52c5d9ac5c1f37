import { messagesOf } from '@keelstone/languages/messages.ts';
import { sampleReference } from '@keelstone/model/samples';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { ProductDetailPage } from './product-detail.site.tsx';
import { ProductDetailCard } from './product-detail-card.site.tsx';
import { productDetailData } from './product-detail-data.site.ts';

const render = (node: PublishedNodeOf<'product_detail'>) =>
  renderToStaticMarkup(<ProductDetailPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'product_detail'>) =>
  renderToStaticMarkup(<ProductDetailCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('product_detail', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('product_detail'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('product_detail', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('product_detail', { path: '/where/it/is' }))).toContain(
      'href="/where/it/is"',
    );
  });

  it('C-1 names its suite and what it does', () => {
    const html = render(sampleNode('product_detail'));
    expect(html).toContain('<a href="/products/incident-claims">Incident &amp; Claims</a>');
    expect(html).toContain('<dt>Two-minute intake</dt><dd>Four questions, a photograph, done.</dd>');
  });

  it('U-9 tells the link to its suite from the one that searches for it, which read the same', () => {
    const productSuites = [{ id: 1, label: 'Incident & Claims' }];
    const html = render(sampleNode('product_detail', { productSuites } as never));
    expect(html).toContain('<a href="/products/incident-claims">Incident &amp; Claims</a>');
    expect(html).toMatch(
      /<a href="\/search[^"]*" aria-label="Search: Incident &amp; Claims">Incident &amp; Claims</,
    );
  });

  it('C-1 stands without a suite and without capabilities', () => {
    const html = render(sampleNode('product_detail', { suite: null, capabilities: [] }));
    expect(html).not.toContain('<dt>Two-minute');
    expect(html).not.toContain('/products/incident-claims"');
  });

  it('C-1 shows at a glance what one asks first, and what it runs on', () => {
    const html = render(sampleNode('product_detail'));
    expect(html).toContain('<dt>Languages</dt><dd>English, German</dd>');
    expect(html).toContain('<dt>Runs on</dt><dd><a href="/platform/core">Core</a></dd>');
    expect(html).toContain('<a href="/resources/intake">Intake checklist</a>');
  });

  it('C-1 leads on to the products of its suite, beginning with the one that follows', () => {
    const products = [7, 8, 9].map((nid) => sampleReference({ nid, title: `Product ${nid}` }));
    const suite = sampleNode('product_suite', { title: 'Claims', products });
    const page = samplePageContext({ find: () => suite });
    const html = renderToStaticMarkup(
      <ProductDetailPage
        node={sampleNode('product_detail', { nid: 8, suite: sampleReference() })}
        page={page}
      />,
    );
    expect(html).toMatch(/Also in Claims.*Product 9.*Product 7/);
    expect(html).not.toContain('Product 8');
  });

  it('C-1 says where it is in use', () => {
    const stories = [sampleNode('case_study', { title: 'A year later' })];
    const page = samplePageContext({
      referring: ((type: string) =>
        type === 'case_study' ? stories : []) as unknown as PageContext['referring'],
    });
    const html = renderToStaticMarkup(<ProductDetailPage node={sampleNode('product_detail')} page={page} />);
    expect(html).toContain('A year later');
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(productDetailData(sampleNode('product_detail'), context)).toMatchObject({
      '@type': 'SoftwareApplication',
      url: context.url,
    });
  });
});
