import type { PublishedNodeOf } from '@keelstone/model';
import { sampleNode } from '@keelstone/model/sample-node';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../shell/messages.ts';
import { sampleSurroundings } from '../surroundings.fixture.tsx';
import { EventCard } from './card.tsx';
import { EventPage } from './page.tsx';
import { eventData } from './structured-data.ts';

const render = (node: PublishedNodeOf<'event'>) =>
  renderToStaticMarkup(<EventPage node={node} around={sampleSurroundings()} />);

const renderCard = (node: PublishedNodeOf<'event'>) =>
  renderToStaticMarkup(<EventCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('event', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('event'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('event', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('event', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('C-1 shows the day, the period in the event’s own time zone, the place and the way to register', () => {
    const html = render(sampleNode('event'));
    expect(html).toContain('Sunday');
    expect(html).toContain('15 March 2026, 10:30–12:30 CET');
    expect(html).toContain('Hamburg, Speicherstadt');
    expect(html).toContain('href="https://events.keelstone.example/tabletop"');
    expect(html).toContain('/calendar.ics');
  });

  it('C-1 survives a time zone that does not exist', () => {
    expect(render(sampleNode('event', { timeZone: 'Nowhere/Nothing' }))).toContain('15 March 2026, 09:30');
  });

  it('C-1 shows both days of an event that ends on another one', () => {
    const node = sampleNode('event');
    const html = render({ ...node, endsAt: node.startsAt + 2 * 86_400 });
    expect(html).toContain('15 March 2026, 10:30 – 17 March 2026, 10:30 CET');
  });

  it('C-7 says to machines what it is', () => {
    const context = { url: 'https://a.example/b', origin: 'https://a.example', organisation: 'Keelstone' };
    expect(eventData(sampleNode('event'), context)).toMatchObject({
      '@type': expect.any(String),
      url: context.url,
    });
  });
});
