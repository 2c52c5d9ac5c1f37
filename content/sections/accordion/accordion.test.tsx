import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './accordion.examples.ts';
import { AccordionSection } from './accordion.site.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<AccordionSection section={section} context={sampleSectionContext()} />);

describe('accordion section', () => {
  it('C-5 shows markup in a title as text', () => {
    const [item] = examples.shortest.items;
    if (!item) throw new Error('The example has no item.');
    const html = render({ ...examples.shortest, items: [{ ...item, title: '<script>alert(1)</script>' }] });
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>');
  });

  it('C-5 hands the editor’s options to the accordion', () => {
    expect(render(examples.typical)).not.toMatch(/data-several-open|data-all-closed/);
    expect(render(examples.longest)).toMatch(/data-several-open.+data-all-closed/);
    expect(render(examples.typical)).not.toMatch(/data-ignores-address|data-adds-to-history/);
    expect(render({ ...examples.typical, ignoresAddress: true })).toContain('data-ignores-address');
    expect(render({ ...examples.typical, addsToHistory: true })).toContain('data-adds-to-history');
    expect(render(examples.typical)).toMatch(/id="what-will-it-cost-next-year"[^>]* data-disabled/);
    expect(render(examples.typical).match(/data-disabled/g)).toHaveLength(1);
  });

  it('C-5 U-9 makes titles third-level below a heading, second-level without, and what is inside deeper', () => {
    expect(render(examples.shortest)).toMatch(/<h2[^>]*>Why\?/);
    const html = render(examples.longest);
    expect(html.match(/<h3/g)).toHaveLength(9);
    expect(html.match(/<h2/g)).toHaveLength(1);
  });

  it('C-5 holds paragraphs inside an item', () => {
    expect(render(examples.typical)).toMatch(/id="panel_how-long-does-it-take".+tried on one ward/);
  });
});
