import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './tabbed-billboard.examples.ts';
import { TabbedBillboardSection } from './tabbed-billboard.site.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<TabbedBillboardSection section={section} context={sampleSectionContext()} />);

describe('tabbed_billboard section', () => {
  it('C-5 links each label to its panel, and shows all of them to who has no scripts', () => {
    const html = render(examples.typical);
    for (const tab of examples.typical.tabs) {
      expect(html).toContain(`href="#${tab.anchor}"`);
      expect(html).toContain(`id="${tab.anchor}"`);
      expect(html).toContain(tab.heading);
    }
    expect(html).not.toMatch(/ hidden[ =>]/);
  });

  it('C-5 U-9 makes panels’ headings third-level below a heading, second-level without', () => {
    expect(render(examples.typical).match(/<h3/g)).toHaveLength(3);
    expect(render(examples.shortest).match(/<h2/g)).toHaveLength(2);
  });

  it('C-5 stands alone without a picture, a link and paragraphs', () => {
    const html = render(examples.shortest);
    expect(html).not.toContain('<picture');
    expect(html).not.toContain('data-paragraph');
  });

  it('C-5 shows markup in a heading as text', () => {
    const html = render({ ...examples.typical, heading: '<script>alert(1)</script>' });
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>');
  });
});
