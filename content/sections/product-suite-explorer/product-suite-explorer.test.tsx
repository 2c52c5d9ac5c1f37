import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './product-suite-explorer.examples.ts';
import { ProductSuiteExplorerSection } from './product-suite-explorer.site.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<ProductSuiteExplorerSection section={section} context={sampleSectionContext()} />);

describe('product_suite_explorer section', () => {
  it('C-3 C-5 gives tab and panel of a suite its accent', () => {
    const html = render(examples.typical);
    expect(html.match(/data-accent="tarn"/g)).toHaveLength(2);
    expect(render(examples.shortest)).not.toContain('data-accent');
  });

  it('C-5 shows each product as a link with its excerpt, and then leads to the suite', () => {
    const html = render(examples.typical);
    const product = html.indexOf('href="/products/suite/product-921"');
    const excerpt = html.indexOf('in two minutes.');
    const suite = html.indexOf('href="/products/suite-920"');
    expect(product).toBeGreaterThan(0);
    expect(excerpt).toBeGreaterThan(product);
    expect(suite).toBeGreaterThan(excerpt);
    expect(html).toContain('All about Incident &amp; Claims');
  });

  it('C-10 shows a suite and products as localized links: in the reader’s language, or marked as in another', () => {
    const context = sampleSectionContext({
      localize: (reference) => ({
        ...reference,
        path: `/de${reference.path}`,
        language: 'en',
        remark: 'auf Englisch',
      }),
    });
    const html = renderToStaticMarkup(
      <ProductSuiteExplorerSection section={examples.typical} context={context} />,
    );
    expect(html).toContain('<span lang="en">Incident &amp; Claims</span>');
    expect(html).toMatch(
      /href="\/de\/products\/suite\/product-921" lang="en"[^>]*>Incident Desk<\/a>.{0,60}auf Englisch/i,
    );
    expect(html).toContain('All about Incident &amp; Claims (auf Englisch)');
    expect(html).not.toContain('href="/products');
  });

  it('U-9 nests products’ headings below their suite’s', () => {
    expect(render(examples.typical)).toMatch(
      /<h3[^>]*><span>Incident &amp; Claims.+<h4><a[^>]*>Incident Desk/,
    );
    expect(render(examples.shortest)).toMatch(/<h2[^>]*><span>Audit/);
  });

  it('C-5 gives the panels of two explorers on one page anchors of their own', () => {
    const anchors = (id: string) =>
      [...render({ ...examples.typical, id }).matchAll(/id="([^"]+)"/g)].map(([, found]) => found);
    expect(anchors('a').filter((anchor) => anchors('b').includes(anchor))).toEqual([]);
  });
});
