import { messagesOf } from '@keelstone/languages/messages.ts';
import { sampleReference } from '@keelstone/model/samples';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { SolutionPage } from './solution.site.tsx';
import { SolutionCard } from './solution-card.site.tsx';
import { solutionData } from './solution-data.site.ts';

const render = (node: PublishedNodeOf<'solution'>) =>
  renderToStaticMarkup(<SolutionPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'solution'>) =>
  renderToStaticMarkup(<SolutionCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('solution', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('solution'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('solution', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('solution', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('C-1 says which products answer the problem', () => {
    const html = render(sampleNode('solution'));
    expect(html).toContain('What we bring to it');
    expect(html).toContain('<a href="/products/incident-claims/incident-desk">Incident Desk</a>');
  });

  it('C-1 begins with situations one knows, and ends with who solved them and what to read', () => {
    const caseStudies = [sampleReference({ nid: 1, type: 'case_study', title: 'A year later' })];
    const resources = [sampleReference({ nid: 2, type: 'resource', title: 'Intake checklist' })];
    const html = render(sampleNode('solution', { caseStudies, resources }));
    expect(html.indexOf('The same fall, twice')).toBeLessThan(html.indexOf('What the register did not say'));
    expect(html.indexOf('What the register did not say')).toBeLessThan(html.indexOf('A year later'));
    expect(html).toContain('Intake checklist');
  });

  it('C-1 does not name again what it has named', () => {
    let excepted: readonly number[] = [];
    const page = samplePageContext({
      related: (_, except) => {
        excepted = except;
        return [];
      },
    });
    const caseStudies = [sampleReference({ nid: 31, type: 'case_study' })];
    renderToStaticMarkup(<SolutionPage node={sampleNode('solution', { caseStudies })} page={page} />);
    expect(excepted).toContain(31);
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(solutionData(sampleNode('solution'), context)).toMatchObject({
      '@type': 'Service',
      url: context.url,
    });
  });
});
