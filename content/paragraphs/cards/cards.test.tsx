import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './cards.examples.ts';
import { CardsParagraph } from './cards.site.tsx';

type Paragraph = (typeof examples)['typical'];

const context = sampleSectionContext();
const render = (paragraph: Paragraph, level: 2 | 4 = 2) =>
  renderToStaticMarkup(<CardsParagraph paragraph={paragraph} level={level} context={context} />);

describe('cards paragraph', () => {
  it('U-9 puts card headings below its own, or in its place', () => {
    expect(render(examples.typical).match(/<h3/g)).toHaveLength(3);
    expect(render(examples.shortest)).toContain('<h2');
  });

  it('U-9 goes no deeper than the place it stands in asks for', () => {
    expect(render(examples.typical, 4)).toMatch(/<h4[^>]*>Where teams begin<\/h4>.*<h5/s);
  });
});
