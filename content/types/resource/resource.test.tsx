import { messagesOf } from '@keelstone/languages/messages.ts';
import { sampleImage, sampleReference } from '@keelstone/model/samples';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { ResourcePage } from './resource.site.tsx';
import { ResourceCard } from './resource-card.site.tsx';
import { resourceData } from './resource-data.site.ts';

const render = (node: PublishedNodeOf<'resource'>) =>
  renderToStaticMarkup(<ResourcePage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'resource'>) =>
  renderToStaticMarkup(<ResourceCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('resource', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('resource'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('resource', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('resource', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  const asset = {
    kind: 'file' as const,
    id: 7,
    url: '/media/files/intake.pdf',
    title: 'Intake checklist',
    filename: 'intake.pdf',
    mimeType: 'application/pdf',
    bytes: 1_240_000,
  };

  it('C-2 offers its file with the words of its type, its format and its size', () => {
    const html = render(sampleNode('resource', { asset }));
    expect(html).toContain('Open the checklist');
    expect(html).toContain('href="/media/files/intake.pdf"');
    expect(html).toContain('<dd>PDF</dd>');
    expect(html).toContain('<dd>1.2 MB</dd>');
  });

  it('S-15 opens the file itself in a new tab, with a hint, when it links to its asset', () => {
    const html = renderCard(sampleNode('resource', { asset, linksToAsset: true }));
    expect(html).toContain('href="/media/files/intake.pdf" target="_blank"');
    expect(html).toContain('opens in a new tab');
    expect(renderCard(sampleNode('resource', { asset }))).not.toContain('target=');
  });

  it('C-1 says which edition it is, how long, and by whom', () => {
    const authors = [
      sampleReference({ type: 'person', title: 'Imani Okafor', path: '/people/imani-okafor' }),
    ];
    const html = render(sampleNode('resource', { authors }));
    expect(html).toContain('<dd>2nd, March 2026</dd>');
    expect(html).toContain('<dd>12</dd>');
    expect(html).toContain('<a href="/people/imani-okafor" rel="author">Imani Okafor</a>');
  });

  it('C-1 shows the first page where there is a picture of it', () => {
    const preview = sampleImage({ alt: 'Page one' });
    expect(render(sampleNode('resource', { preview }))).toContain('alt="Page one"');
  });

  it('C-4 plays a recording, with what is said in it, and lays no sheet beside it', () => {
    const recording = {
      kind: 'audio' as const,
      id: 9,
      url: '/media/audio/talk.mp3',
      title: 'The talk',
      filename: 'talk.mp3',
      mimeType: 'audio/mpeg',
      bytes: 1000,
      seconds: 90,
      transcript: ['Good morning.'],
    };
    const html = render(sampleNode('resource', { recording }));
    expect(html).toContain('<audio');
    expect(html).toContain('Good morning.');
    expect(html).not.toContain('aria-hidden="true"><p');
    const data = resourceData(sampleNode('resource', { recording }), {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    });
    expect(data).toMatchObject({ associatedMedia: { '@type': 'AudioObject', duration: 'PT90S' } });
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(resourceData(sampleNode('resource'), context)).toMatchObject({
      '@type': 'DigitalDocument',
      url: context.url,
    });
  });
});
