import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import { sampleReference } from '@keelstone/model/samples';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { ArticlePage } from './article.site.tsx';
import { ArticleCard } from './article-card.site.tsx';
import { articleData } from './article-data.site.ts';

const render = (node: PublishedNodeOf<'article'>) =>
  renderToStaticMarkup(<ArticlePage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'article'>, language: Language = 'en') =>
  renderToStaticMarkup(<ArticleCard node={node} messages={messagesOf(language)} language={language} />);

describe('article', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('article'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('article', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('article', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('C-1 names its types, its day in words and its authors', () => {
    const html = render(sampleNode('article'));
    expect(html).toContain('Analysis');
    expect(html).toContain('14 March 2026');
    expect(html).toContain('<a href="/people/imani-okafor" rel="author">Imani Okafor</a>');
  });

  it('S-15 shows month, day and year on the card in English, day, month and year in German', () => {
    expect(renderCard(sampleNode('article'))).toContain('3/14/2026');
    expect(renderCard(sampleNode('article'), 'de')).toContain('14.3.2026');
  });

  it('C-1 begins with what a reader in a hurry takes away, and says when it was checked and how long it takes', () => {
    const html = render(sampleNode('article'));
    expect(html.indexOf('An owner without a telephone number')).toBeLessThan(
      html.indexOf('The call came at 16:40'),
    );
    expect(html).toContain('>13 April 2026<');
    expect(html).toContain('<dd>1 minute</dd>');
  });

  it('C-1 shows what an author does, and the portrait', () => {
    const person = sampleNode('person', { nid: 901 });
    const page = samplePageContext({
      find: () => person,
      localize: (reference) => ({ ...reference, picture: person.portrait }),
    });
    const html = renderToStaticMarkup(<ArticlePage node={sampleNode('article')} page={page} />);
    expect(html).toContain('Head of Risk Practice');
    expect(html).toContain('/media/images/sample-480.avif');
  });

  it('C-1 ends with what shares terms with it', () => {
    const page = samplePageContext({ related: () => [sampleReference({ title: 'Something else' })] });
    const html = renderToStaticMarkup(<ArticlePage node={sampleNode('article')} page={page} />);
    expect(html).toContain('>Related</h2>');
    expect(html).toContain('Something else');
    expect(render(sampleNode('article'))).not.toContain('Related');
  });

  it('C-7 tells machines when it was last reviewed, and by whom it was written', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(articleData(sampleNode('article'), context)).toMatchObject({
      mainEntityOfPage: { lastReviewed: '2026-04-13T09:30:00.000Z' },
      author: [{ name: 'Imani Okafor', url: 'https://a.example/people/imani-okafor' }],
    });
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(articleData(sampleNode('article'), context)).toMatchObject({
      '@type': 'Article',
      url: context.url,
    });
  });
});
