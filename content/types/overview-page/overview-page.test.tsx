import { messagesOf } from '@keelstone/languages/messages.ts';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNode, PublishedNodeOf } from '../types.model.ts';
import { OverviewPage } from './overview-page.site.tsx';
import { OverviewPageCard } from './overview-page-card.site.tsx';
import { overviewPageData } from './overview-page-data.site.ts';

const SOON = Date.UTC(2026, 0, 2) / 1000;

const nodesAround = (nodes: PublishedNode[]) =>
  samplePageContext({ nodesOfType: (() => nodes) as unknown as PageContext['nodesOfType'] });

const render = (node: PublishedNodeOf<'overview_page'>) =>
  renderToStaticMarkup(<OverviewPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'overview_page'>) =>
  renderToStaticMarkup(<OverviewPageCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('overview_page', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('overview_page'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('overview_page', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('overview_page', { path: '/where/it/is' }))).toContain(
      'href="/where/it/is"',
    );
  });

  it('C-1 lists its children with what they are', () => {
    const html = render(sampleNode('overview_page'));
    expect(html).toContain('<a href="/products/incident-claims/incident-desk">Incident Desk</a>');
    expect(html).toContain('Takes in what happened');
  });

  it('S-19 holds the search screen for the type it lists, and only then', () => {
    expect(render(sampleNode('overview_page', { listedType: 'event' }))).toContain('the listing');
    expect(render(sampleNode('overview_page', { listedType: 'nonsense' }))).not.toContain('the listing');
  });

  it('C-1 lists events to come by their day, the next one first, before the search screen with all of them', () => {
    const page = nodesAround([
      sampleNode('event', { nid: 1, title: 'Later', startsAt: SOON + 86_400, endsAt: null }),
      sampleNode('event', { nid: 2, title: 'Soon', startsAt: SOON, endsAt: null }),
      sampleNode('event', { nid: 3, title: 'Long ago', startsAt: 1000, endsAt: null }),
    ]);
    const html = renderToStaticMarkup(
      <OverviewPage node={sampleNode('overview_page', { listedType: 'event' })} page={page} />,
    );
    const places = ['Coming up', 'Soon', 'Later', 'All events', 'the listing'].map((text) =>
      html.indexOf(text),
    );
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(places).not.toContain(-1);
    expect(html).not.toContain('Long ago');
  });

  it('C-1 hangs testimonials on a wall, and needs no search screen for a few', () => {
    const page = nodesAround([sampleNode('testimonial', { path: '/voices/a' })]);
    const html = renderToStaticMarkup(
      <OverviewPage node={sampleNode('overview_page', { listedType: 'testimonial' })} page={page} />,
    );
    expect(html).toContain('We stopped arguing');
    expect(html).toContain('href="/voices/a"');
    expect(html).not.toContain('the listing');
  });

  it('C-1 shows people by their faces, in the order of their surnames', () => {
    const page = nodesAround([
      sampleNode('person', { nid: 1, title: 'Ada Zorn' }),
      sampleNode('person', { nid: 2, title: 'Zoe Abel' }),
    ]);
    const html = renderToStaticMarkup(
      <OverviewPage node={sampleNode('overview_page', { listedType: 'person' })} page={page} />,
    );
    expect(html.indexOf('Zoe Abel')).toBeLessThan(html.indexOf('Ada Zorn'));
  });

  it('C-1 falls back to the search screen while there is nothing to show', () => {
    for (const listedType of ['event', 'testimonial', 'person'] as const) {
      expect(render(sampleNode('overview_page', { listedType }))).toContain('the listing');
    }
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(overviewPageData(sampleNode('overview_page'), context)).toMatchObject({
      '@type': 'CollectionPage',
      url: context.url,
    });
  });
});
