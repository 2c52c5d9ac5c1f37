import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './basic.examples.ts';
import { BasicSection } from './basic.site.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<BasicSection section={section} context={sampleSectionContext()} />);

describe('basic section', () => {
  it('C-5 shows every paragraph and heading of its text', () => {
    const html = render(examples.typical);
    expect(html).toContain('<p>The call came at 16:40');
    expect(html).toContain('<p>The register had an owner');
    expect(html).toContain('<h2>What the register did not say</h2>');
  });

  it('C-5 shows its paragraphs below its text', () => {
    const html = render(examples.typical);
    expect(html.indexOf('data-paragraph="quotes-typical"')).toBeGreaterThan(html.indexOf('telephone number'));
    expect(render(examples.shortest)).not.toContain('data-paragraph');
  });

  it('U-9 leaves no empty text when an editor gave paragraphs only', () => {
    const html = render({ ...examples.typical, body: [] });
    expect(html).toMatch(/^<section[^>]*><div[^>]*><div[^>]*><div[^>]* data-paragraph/);
  });
});
