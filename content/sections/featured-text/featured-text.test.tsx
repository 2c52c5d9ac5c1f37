import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './featured-text.examples.ts';
import { FeaturedTextSection } from './featured-text.site.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<FeaturedTextSection section={section} context={sampleSectionContext()} />);

describe('featured_text section', () => {
  it('C-5 shows markup in a heading as text', () => {
    const html = render({ ...examples.typical, heading: '<script>alert(1)</script>' });
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>');
  });

  it('C-5 stands alone without a picture and a link', () => {
    const html = render(examples.shortest);
    expect(html).not.toContain('<picture');
    expect(html).not.toContain('<a');
  });
});
