import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './summary-content.examples.ts';
import { SummaryContentSection } from './summary-content.site.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(
    <SummaryContentSection
      section={section}
      card={(reference) => <a href={reference.path}>{reference.title}</a>}
    />,
  );

describe('summary_content section', () => {
  it('C-5 shows a card for each node, in the order chosen', () => {
    const html = render(examples.typical);
    const titles = examples.typical.nodes.map((reference) => reference.title);
    expect(titles.map((title) => html.indexOf(title)).toSorted((a, b) => a - b)).toEqual(
      titles.map((title) => html.indexOf(title)),
    );
    expect(html.match(/<li>/g)).toHaveLength(titles.length);
  });
});
