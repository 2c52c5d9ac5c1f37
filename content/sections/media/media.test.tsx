import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './media.examples.ts';
import { MediaSection } from './media.site.tsx';

const context = sampleSectionContext();
const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<MediaSection section={section} context={context} />);

describe('media section', () => {
  it('C-4 shows all six media', () => {
    const html = render(examples.longest);
    for (const sign of [
      '<source type="image/avif"',
      '/media/svgs/ridge.svg',
      '<audio',
      '<video',
      'data-remote-video',
      'download=',
    ]) {
      expect(html).toContain(sign);
    }
  });

  it('C-5 carries its layout, and captions each plate of a gallery', () => {
    const html = render(examples.gallery);
    expect(html).toContain('data-layout="gallery"');
    expect(html.match(/<figcaption[^>]*>(The|As)/g)).toHaveLength(4);
  });

  it('C-4 asks a provider for nothing before somebody plays', () => {
    expect(render(examples.longest)).not.toMatch(/<iframe|src="https:/);
  });
});
