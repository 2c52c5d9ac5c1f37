import { messagesOf } from '@keelstone/languages/messages.ts';
import { sampleQuote, sampleReference } from '@keelstone/model/samples';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { CaseStudyPage } from './case-study.site.tsx';
import { CaseStudyCard } from './case-study-card.site.tsx';
import { caseStudyData } from './case-study-data.site.ts';

const render = (node: PublishedNodeOf<'case_study'>) =>
  renderToStaticMarkup(<CaseStudyPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'case_study'>) =>
  renderToStaticMarkup(<CaseStudyCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('case_study', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('case_study'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('case_study', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('case_study', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('C-1 shows each figure with its meaning', () => {
    const html = render(sampleNode('case_study'));
    expect(html).toContain('<dt>fewer repeat falls within a year</dt><dd>38 %</dd>');
    expect(html).toContain('Nordhafen Klinikum');
  });

  it('C-1 has no result strip without results', () => {
    expect(render(sampleNode('case_study', { results: [] }))).not.toContain('<dd>38 %');
  });

  it('S-15 is labelled as a case study on its card', () => {
    expect(renderCard(sampleNode('case_study'))).toContain('Case Study');
  });

  it('C-1 says who the customer is, what they said, and what is in use there', () => {
    const html = render(sampleNode('case_study'));
    expect(html).toContain('<dt>Beds</dt><dd>640</dd>');
    expect(html).toContain('We stopped arguing about the number');
    expect(html).toContain('In use there');
    expect(html).toContain('<a href="/products/incident-claims/incident-desk">Incident Desk</a>');
  });

  it('C-1 does not lead from its quote to itself', () => {
    const caseStudy = sampleReference({ type: 'case_study', path: '/case-studies/here' });
    const html = render(sampleNode('case_study', { quote: sampleQuote({ caseStudy }) }));
    expect(html).not.toContain('/case-studies/here');
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(caseStudyData(sampleNode('case_study'), context)).toMatchObject({
      '@type': 'Article',
      url: context.url,
    });
  });
});
