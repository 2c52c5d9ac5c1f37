import { expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

it.each(['/a', '#b', '?c=d', 'https://a.example/', 'http://a.example', 'mailto:a@b.example', 'tel:+49'])(
  'R-4 lets a link lead to %s',
  (url) => {
    expect(safeUrl(url)).toBe(url);
  },
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  '//evil.example',
  'data:text/html,x',
  '/\\evil.example',
  ' /a',
  'java\nscript:x',
])('R-4 lets no link lead to %j', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});
