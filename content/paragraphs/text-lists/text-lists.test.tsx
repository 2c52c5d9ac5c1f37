import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './text-lists.examples.ts';
import { TextListsParagraph } from './text-lists.site.tsx';

type Paragraph = (typeof examples)['typical'];

const context = sampleSectionContext();
const render = (paragraph: Paragraph, level: 2 | 4 = 2) =>
  renderToStaticMarkup(<TextListsParagraph paragraph={paragraph} level={level} context={context} />);

describe('text_lists paragraph', () => {
  it('C-5 makes points a list, steps an ordered list, and terms pairs', () => {
    const html = render(examples.typical);
    expect(html).toMatch(/<ul[^>]*><li>The register/);
    expect(html).toMatch(/<ol[^>]*><li><b>Call<\/b>/);
    expect(html).toMatch(/<dl[^>]*><div><dt>Near miss<\/dt><dd>What would/);
  });

  it('C-5 makes no pairs of meanings without words', () => {
    const items = [{ title: null, text: 'A meaning.' }];
    const html = render({ ...examples.typical, lists: [{ heading: null, style: 'terms', items }] });
    expect(html).not.toContain('<dl');
    expect(html).toContain('<li>A meaning.</li>');
  });

  it('U-9 nests its headings below those of the place it stands in', () => {
    expect(render(examples.typical, 4).match(/<h4/g)).toHaveLength(3);
  });
});
