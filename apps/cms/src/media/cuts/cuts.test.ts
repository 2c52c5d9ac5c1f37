import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestFocus } from '@keelstone/model/media';
import { describe, expect, it } from 'vitest';
import { CUTS, cutOf } from './cuts.ts';

const root = join(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('how the site cuts a picture', () => {
  it.each([
    ['Card', 'packages/ui/src/card/card.module.css'],
    ['Portrait', 'packages/ui/src/people/portrait.module.css'],
    ['Top of an article, wide', 'content/types/article/article.module.css'],
    ['Banner', 'content/paragraphs/banners/banners.module.css'],
    ['Section', 'content/sections/featured-text/featured-text.module.css'],
  ])('C-4 is shown in the form as in the style sheet: %s', (name, path) => {
    const cut = CUTS.find((each) => each.name === name);
    expect(read(path)).toContain(`aspect-ratio: ${cut?.width} / ${cut?.height};`);
  });

  it('C-4 keeps to the nine positions that style sheets know', () => {
    const css = read('packages/ui/src/picture/picture.module.css');
    expect(nearestFocus({ x: 33, y: 67 })).toEqual({ x: 0, y: 100 });
    expect(nearestFocus({ x: 34, y: 66 })).toEqual({ x: 50, y: 50 });
    for (const focus of ['0-0', '100-0', '0-100', '100-100', '50-0', '50-100'])
      expect(css).toContain(`"${focus}"`);
  });

  it('C-4 cuts the part that is shown, around its focal point, and nothing outside of it', () => {
    const square = { name: 'Card', width: 1, height: 1, isExact: true } as const;
    const part = { x: 100, y: 50, width: 400, height: 200 };
    expect(cutOf(square, part, { x: 0, y: 50 })).toEqual({ x: 100, y: 50, width: 200, height: 200 });
    expect(cutOf(square, part, { x: 100, y: 0 })).toEqual({ x: 300, y: 50, width: 200, height: 200 });
    const wide = { ...square, width: 4 };
    expect(cutOf(wide, part, { x: 50, y: 50 })).toEqual({ x: 100, y: 100, width: 400, height: 100 });
  });
});
