import { messagesOf } from '@keelstone/languages/messages.ts';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { LandingPage } from './landing-page.site.tsx';
import { LandingPageCard } from './landing-page-card.site.tsx';
import { landingPageData } from './landing-page-data.site.ts';

const render = (node: PublishedNodeOf<'landing_page'>) =>
  renderToStaticMarkup(<LandingPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'landing_page'>) =>
  renderToStaticMarkup(<LandingPageCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('landing_page', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('landing_page'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('landing_page', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('landing_page', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('C-1 leads with its claim and its summary', () => {
    const html = render(sampleNode('landing_page', { excerpt: 'One claim.' }));
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('One claim.'));
  });

  it('C-8 has its form before everything but the claim, and says what one gets for it', () => {
    const html = render(sampleNode('landing_page'));
    expect(html).toMatch(/<form[^>]* aria-labelledby="page-form-heading"/);
    expect(html).toContain('id="page-form-heading" data-print="no">Ask for a walk-through</h2>');
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('<form'));
    expect(html.indexOf('</form>')).toBeLessThan(html.indexOf('Twelve pages, no sales call.'));
    expect(html).toContain('We stopped arguing');
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(landingPageData(sampleNode('landing_page'), context)).toMatchObject({
      '@type': 'WebPage',
      url: context.url,
    });
  });
});
