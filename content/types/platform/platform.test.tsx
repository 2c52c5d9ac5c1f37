import { messagesOf } from '@keelstone/languages/messages.ts';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { PlatformPage } from './platform.site.tsx';
import { PlatformCard } from './platform-card.site.tsx';
import { platformData } from './platform-data.site.ts';

const render = (node: PublishedNodeOf<'platform'>) =>
  renderToStaticMarkup(<PlatformPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'platform'>) =>
  renderToStaticMarkup(<PlatformCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('platform', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('platform'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('platform', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('platform', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('C-1 draws the products on the platform as their ground where no parts are named', () => {
    const html = render(sampleNode('platform', { title: 'Keelstone Platform', parts: [] }));
    expect(html.indexOf('Incident Desk')).toBeLessThan(html.lastIndexOf('Keelstone Platform'));
  });

  it('C-1 draws its parts by layers, from what people touch down to the ground, as a list one can hear', () => {
    const parts = (['ground', 'edge', 'core'] as const).map((layer) => ({
      name: `Part ${layer}`,
      text: 'It is.',
      layer,
    }));
    const html = render(sampleNode('platform', { parts }));
    expect(html).toMatch(/<ol[^>]*>.*Part edge.*Part core.*Part ground.*<\/ol>/);
    expect(html).toContain('What people touch');
    expect(html).not.toContain('data-layer="services"');
    expect(html).toContain('<a href="/products/incident-claims/incident-desk">Incident Desk</a>');
  });

  it('C-1 says what it connects to', () => {
    expect(render(sampleNode('platform'))).toContain('<dt>Directory</dt>');
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(platformData(sampleNode('platform'), context)).toMatchObject({
      '@type': 'SoftwareApplication',
      url: context.url,
    });
  });
});
