import { sampleImage } from '@keelstone/model/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

it('C-4 offers AVIF before WebP, in each width, and reserves the place', () => {
  const html = renderToStaticMarkup(<Picture picture={sampleImage()} sizes="50vw" />);
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain('srcSet="/media/images/sample-480.avif 480w, /media/images/sample-960.avif 960w"');
  expect(html).toContain('width="1600" height="1000" loading="lazy"');
  expect(html).toContain('alt="Contour lines of a ridge"');
});

it('C-4 fetches what is on the first screen at once', () => {
  const html = renderToStaticMarkup(<Picture picture={sampleImage()} sizes="50vw" isEarly />);
  expect(html).toContain('loading="eager" fetchPriority="high"');
});

it('C-4 keeps the focal point in view without inline style', () => {
  const picture = sampleImage({ focalPoint: { x: 10, y: 90 } });
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)).toContain('data-focus="0-100"');
});

it('C-4 is silent where a heading beside it says the same', () => {
  expect(renderToStaticMarkup(<Picture picture={sampleImage()} sizes="1px" isDecorative />)).toContain(
    'alt=""',
  );
});

it('C-4 shows an SVG without size as an image', () => {
  const svg = { kind: 'svg' as const, id: 1, url: '/media/a.svg', alt: 'A', width: null, height: null };
  expect(renderToStaticMarkup(<Picture picture={svg} sizes="1px" />)).toContain(
    '<img src="/media/a.svg" alt="A"',
  );
});
