import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './headline.examples.ts';
import { HeadlineSection } from './headline.site.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<HeadlineSection section={section} />);

describe('headline section', () => {
  it('C-5 shows markup in a heading as text', () => {
    const html = render({ ...examples.typical, heading: '<script>alert(1)</script>' });
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>');
  });

  it('C-5 leaves out the kicker and the text that an editor did not give', () => {
    expect(render(examples.shortest)).not.toContain('<p');
  });
});
