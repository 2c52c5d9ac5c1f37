import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './endorsement-bar.examples.ts';
import { EndorsementBarSection } from './endorsement-bar.site.tsx';

const context = sampleSectionContext();
const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<EndorsementBarSection section={section} context={context} />);

describe('endorsement_bar section', () => {
  it('C-5 names each by its logo, or in words where there is none', () => {
    const html = render(examples.typical);
    expect(html).toContain('alt="Nordhafen Klinikum"');
    expect(html).toMatch(/<span[^>]*>Tessel &amp; Daughters<\/span>/);
  });

  it('C-5 gives logos of different shapes the same weight', () => {
    const sizes = [...render(examples.typical).matchAll(/width="(\d+)" height="(\d+)"/g)];
    const areas = sizes.map(([, width, height]) => Number(width) * Number(height));
    expect(areas).toHaveLength(3);
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.15);
  });

  it('U-9 says which links lead away', () => {
    const html = render(examples.typical);
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html.match(/\(another website\)/g)).toHaveLength(1);
  });
});
