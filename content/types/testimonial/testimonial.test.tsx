import { messagesOf } from '@keelstone/languages/messages.ts';
import { sampleImage, sampleReference } from '@keelstone/model/samples';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { TestimonialPage } from './testimonial.site.tsx';
import { TestimonialCard } from './testimonial-card.site.tsx';
import { testimonialData } from './testimonial-data.site.ts';

const render = (node: PublishedNodeOf<'testimonial'>) =>
  renderToStaticMarkup(<TestimonialPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'testimonial'>) =>
  renderToStaticMarkup(<TestimonialCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('testimonial', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('testimonial'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('testimonial', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('testimonial', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('C-1 shows the quote and who said it', () => {
    const html = render(sampleNode('testimonial'));
    expect(html).toContain('<blockquote');
    expect(html).toContain('<b>Greta Halvorsen</b><span>Director of Risk, Fjordlinje Rail</span>');
  });

  it('C-1 leads to the case study when there is one', () => {
    const caseStudy = sampleReference({ type: 'case_study', title: 'A year later', path: '/case-studies/a' });
    expect(render(sampleNode('testimonial', { caseStudy }))).toContain('href="/case-studies/a"');
  });

  it('C-1 says what it is about, and shows who speaks', () => {
    const html = render(
      sampleNode('testimonial', { products: [sampleReference()], portrait: sampleImage() }),
    );
    expect(html).toContain('It is about');
    expect(html).toContain('<a href="/products/incident-claims/incident-desk">Incident Desk</a>');
    expect(html).toContain('/media/images/sample-480.avif');
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(testimonialData(sampleNode('testimonial'), context)).toMatchObject({
      '@type': 'Quotation',
      url: context.url,
    });
  });
});
