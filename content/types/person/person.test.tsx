import { messagesOf } from '@keelstone/languages/messages.ts';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNode, PublishedNodeOf } from '../types.model.ts';
import { PersonPage } from './person.site.tsx';
import { PersonCard } from './person-card.site.tsx';
import { personData } from './person-data.site.ts';

const render = (node: PublishedNodeOf<'person'>) =>
  renderToStaticMarkup(<PersonPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'person'>) =>
  renderToStaticMarkup(<PersonCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('person', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('person'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('person', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('person', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('C-1 shows role, role category, portrait and links', () => {
    const html = render(sampleNode('person'));
    expect(html).toContain('Head of Risk Practice');
    expect(html).toContain('Risk Practice');
    expect(html).toContain('type="image/avif"');
    expect(html).toContain('href="https://talks.keelstone.example/okafor"');
  });

  it('C-1 shows initials where there is no portrait', () => {
    const html = render(sampleNode('person', { portrait: null, title: 'Imani van der Okafor' }));
    expect(html).toContain('>IO<');
  });

  it('C-1 says where a person is and how to write to them', () => {
    const html = render(sampleNode('person'));
    expect(html).toContain('<dd>Leeds</dd>');
    expect(html).toContain('<a href="mailto:imani.okafor@keelstone.example">');
  });

  it('C-1 lists what a person wrote, newest first, and where they speak, what is to come first', () => {
    const DAY = 86_400;
    const { now } = samplePageContext();
    const referring: Record<string, PublishedNode[]> = {
      article: [sampleNode('article', { nid: 1, title: 'Old article', publishedAt: 1000 })],
      resource: [sampleNode('resource', { nid: 2, title: 'New guide', created: 2000 })],
      event: [
        sampleNode('event', { nid: 3, title: 'Past event', startsAt: now - DAY, endsAt: null }),
        sampleNode('event', { nid: 4, title: 'Far event', startsAt: now + 2 * DAY, endsAt: null }),
        sampleNode('event', { nid: 5, title: 'Next event', startsAt: now + DAY, endsAt: null }),
      ],
    };
    const page = samplePageContext({
      referring: ((type: string) => referring[type] ?? []) as unknown as PageContext['referring'],
    });
    const html = renderToStaticMarkup(<PersonPage node={sampleNode('person')} page={page} />);
    const titles = ['Next event', 'Far event', 'Past event', 'New guide', 'Old article'];
    const places = titles.map((title) => html.indexOf(title));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(places).not.toContain(-1);
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(personData(sampleNode('person'), context)).toMatchObject({
      '@type': 'Person',
      url: context.url,
    });
  });
});
