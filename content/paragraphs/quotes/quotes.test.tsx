import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './quotes.examples.ts';
import { QuotesParagraph } from './quotes.site.tsx';

type Paragraph = (typeof examples)['typical'];

const context = sampleSectionContext();
const render = (paragraph: Paragraph, level: 2 | 4 = 2) =>
  renderToStaticMarkup(<QuotesParagraph paragraph={paragraph} level={level} context={context} />);

describe('quotes paragraph', () => {
  it('U-9 makes each a figure: the words, then whose they are', () => {
    const html = render(examples.typical);
    expect(html.match(/<figure/g)).toHaveLength(2);
    expect(html).toMatch(/<blockquote[^>]*><p>We stopped.*<\/blockquote><figcaption.*Greta Halvorsen/s);
  });

  it('C-5 leads to the whole story, named by its title', () => {
    expect(render(examples.typical)).toContain('Read the case study: Fewer repeat falls');
  });

  it('C-10 leads to the story in the reader’s language, or says in which one it is', () => {
    const inEnglish = sampleSectionContext({
      localize: (reference) => ({ ...reference, path: '/de/stories/falls', language: 'en' }),
    });
    const html = renderToStaticMarkup(
      <QuotesParagraph paragraph={examples.typical} level={2} context={inEnglish} />,
    );
    expect(html).toMatch(/<p lang="en"><a[^>]* href="\/de\/stories\/falls"/);
  });

  it('C-5 names nobody when nobody is named', () => {
    expect(render(examples.shortest)).not.toContain('<figcaption');
  });
});
