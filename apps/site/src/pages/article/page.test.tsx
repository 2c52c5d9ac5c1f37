import type { Language, PublishedNodeOf } from '@keelstone/model';
import { sampleNode } from '@keelstone/model/sample-node';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../shell/messages.ts';
import { sampleSurroundings } from '../surroundings.fixture.tsx';
import { ArticleCard } from './card.tsx';
import { ArticlePage } from './page.tsx';
import { articleData } from './structured-data.ts';

const render = (node: PublishedNodeOf<'article'>) =>
  renderToStaticMarkup(<ArticlePage node={node} around={sampleSurroundings()} />);

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

  it('C-7 says to machines what it is', () => {
    const context = { url: 'https://a.example/b', origin: 'https://a.example', organisation: 'Keelstone' };
    expect(articleData(sampleNode('article'), context)).toMatchObject({
      '@type': expect.any(String),
      url: context.url,
    });
  });
});
