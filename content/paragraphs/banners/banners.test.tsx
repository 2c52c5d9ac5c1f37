import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './banners.examples.ts';
import { BannersParagraph } from './banners.site.tsx';

type Paragraph = (typeof examples)['typical'];

const context = sampleSectionContext();
const render = (paragraph: Paragraph, level: 2 | 4 = 2) =>
  renderToStaticMarkup(<BannersParagraph paragraph={paragraph} level={level} context={context} />);

describe('banners paragraph', () => {
  it('U-9 nests its headings below those of the place it stands in', () => {
    expect(render(examples.typical, 4).match(/<h4/g)).toHaveLength(2);
  });

  it('C-5 leaves out text, link and picture that an editor did not give', () => {
    expect(render(examples.shortest)).not.toMatch(/<p|<a|<picture/);
  });

  it('R-4 shows markup as text', () => {
    const [first] = examples.typical.banners;
    const banners = first ? [{ ...first, heading: '<script>alert(1)</script>' }] : [];
    expect(render({ ...examples.typical, banners })).toContain('&lt;script&gt;alert(1)');
  });
});
