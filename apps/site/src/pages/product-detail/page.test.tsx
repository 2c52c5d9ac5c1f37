import type { PublishedNodeOf } from '@keelstone/model';
import { sampleNode } from '@keelstone/model/sample-node';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../shell/messages.ts';
import { sampleSurroundings } from '../surroundings.fixture.tsx';
import { ProductDetailCard } from './card.tsx';
import { ProductDetailPage } from './page.tsx';
import { productDetailData } from './structured-data.ts';

const render = (node: PublishedNodeOf<'product_detail'>) =>
  renderToStaticMarkup(<ProductDetailPage node={node} around={sampleSurroundings()} />);

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

  it('C-1 stands without a suite and without capabilities', () => {
    const html = render(sampleNode('product_detail', { suite: null, capabilities: [] }));
    expect(html).not.toContain('<dt>Two-minute');
    expect(html).not.toContain('/products/incident-claims"');
  });

  it('C-7 says to machines what it is', () => {
    const context = { url: 'https://a.example/b', origin: 'https://a.example', organisation: 'Keelstone' };
    expect(productDetailData(sampleNode('product_detail'), context)).toMatchObject({
      '@type': expect.any(String),
      url: context.url,
    });
  });
});
