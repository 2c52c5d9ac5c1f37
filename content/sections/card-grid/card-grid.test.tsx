import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './card-grid.examples.ts';
import { CardGridSection } from './card-grid.site.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<CardGridSection section={section} />);

describe('card_grid section', () => {
  it('C-5 shows markup in a heading as text', () => {
    const html = render({ ...examples.typical, heading: '<script>alert(1)</script>' });
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>');
  });

  it('C-5 makes card headings second-level when the grid has none of its own', () => {
    expect(render(examples.shortest)).toContain('<h2');
    expect(render(examples.typical).match(/<h3/g)).toHaveLength(3);
  });
});
