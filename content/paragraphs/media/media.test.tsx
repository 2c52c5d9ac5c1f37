import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './media.examples.ts';
import { MediaParagraph } from './media.site.tsx';

type Paragraph = (typeof examples)['typical'];

const context = sampleSectionContext();
const render = (paragraph: Paragraph, level: 2 | 4 = 2) =>
  renderToStaticMarkup(<MediaParagraph paragraph={paragraph} level={level} context={context} />);

describe('media paragraph', () => {
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

  it('C-5 sets a caption below its medium, and a recording’s outside its own figure', () => {
    const html = render(examples.typical);
    expect(html).toContain('as the survey of 1931 has it.</figcaption></figure>');
    expect(html).toMatch(/<\/figure><p[^>]*>Read aloud/);
  });

  it('U-9 describes a picture by its alternative text', () => {
    expect(render(examples.typical)).toContain('alt="Contour lines of a ridge"');
  });
});
