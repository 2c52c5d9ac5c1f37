import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './summaries.examples.ts';
import { SummariesParagraph } from './summaries.site.tsx';

type Paragraph = (typeof examples)['typical'];

const context = sampleSectionContext();
const render = (paragraph: Paragraph, level: 2 | 4 = 2) =>
  renderToStaticMarkup(<SummariesParagraph paragraph={paragraph} level={level} context={context} />);

describe('summaries paragraph', () => {
  it('C-5 shows each page with its words and the way there, in order', () => {
    const html = render(examples.typical);
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toMatch(/<h3[^>]*>How we price.*href="\/pricing".*<h3[^>]*>How we leave/s);
  });

  it('U-9 puts the headings of entries in the place of its own when it has none', () => {
    expect(render(examples.shortest, 4)).toContain('<h4');
  });
});
