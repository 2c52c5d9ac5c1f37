import type { PublishedNodeOf } from '@keelstone/model';
import { sampleNode } from '@keelstone/model/sample-node';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../shell/messages.ts';
import { sampleSurroundings } from '../surroundings.fixture.tsx';
import { OverviewPageCard } from './card.tsx';
import { OverviewPage } from './page.tsx';
import { overviewPageData } from './structured-data.ts';

const render = (node: PublishedNodeOf<'overview_page'>) =>
  renderToStaticMarkup(<OverviewPage node={node} around={sampleSurroundings()} />);

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
    expect(render(sampleNode('overview_page', { listedType: 'event' }))).toContain('listing of event');
    expect(render(sampleNode('overview_page', { listedType: 'nonsense' }))).not.toContain('listing of');
  });

  it('C-7 says to machines what it is', () => {
    const context = { url: 'https://a.example/b', origin: 'https://a.example', organisation: 'Keelstone' };
    expect(overviewPageData(sampleNode('overview_page'), context)).toMatchObject({
      '@type': expect.any(String),
      url: context.url,
    });
  });
});
