import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './links-list.examples.ts';
import { LinksListSection } from './links-list.site.tsx';

const context = sampleSectionContext();
const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<LinksListSection section={section} context={context} />);

describe('links_list section', () => {
  it('C-5 shows each link with why one would follow it', () => {
    const html = render(examples.typical);
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toMatch(/href="\/security"[^>]*>Security<\/a><p[^>]*>Where data lies/);
  });

  it('U-9 says which links lead away, to those who do not see the sign', () => {
    const html = render(examples.typical);
    expect(html).toMatch(/Status<span class="visually-hidden"> \(another website\)<\/span>/);
    expect(html.match(/another website/g)).toHaveLength(1);
  });

  it('R-4 follows no address that no browser should', () => {
    const links = [{ title: 'A', url: 'javascript:alert(1)', description: null }];
    expect(render({ ...examples.typical, links })).not.toContain('javascript');
  });
});
