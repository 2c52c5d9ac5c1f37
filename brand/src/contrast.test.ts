import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrand } from './brand-folder.ts';
import { BRAND_FOLDERS } from './brands.fixture.ts';
import { contrast, contrastProblems, mix, pairsOf } from './contrast.ts';

const ROOT = join(import.meta.dirname, '../..');
const keelstone = readBrand(join(ROOT, 'brand/keelstone'));

describe('contrast', () => {
  it('U-9 is reckoned as WCAG 2.2 says', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  });

  it('U-9 is that of the colour that browsers mix', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#102030', 0.3)).toBe('#102030');
  });
});

describe.each(BRAND_FOLDERS.map((folder) => [basename(folder), folder]))('the brand %s', (_name, folder) => {
  it('U-9 can be read in light and dark: no pair of text and ground is too close', () => {
    expect(contrastProblems(readBrand(folder))).toEqual([]);
  });
});

it('U-9 the pair that cannot be read is named, with its scheme', () => {
  const colours = { ...keelstone.colours, 'ink-faint': ['#56645f', '#444444'] as [string, string] };
  expect(contrastProblems({ ...keelstone, colours })).toContain(
    'ink-faint (#444444) on paper (#0c1918), dark: 1.85, 4.5 needed',
  );
});

const STYLES = ['apps/site/src', 'content', 'packages/ui/src']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(ROOT, folder, file),
    ),
  )
  .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
  .map((file) => readFileSync(file, 'utf8'));

/** The brand colours that the site's stylesheets use for a property. */
function used(property: string): string[] {
  const pattern = new RegExp(`(?<![\\w-])${property}:[^;{}]*?var\\(--([a-z-]+)\\)`, 'g');
  const names = STYLES.flatMap((css) => [...css.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => name in keelstone.colours).toSorted();
}

describe('the pairs', () => {
  const pairs = pairsOf(keelstone);
  /** Used with masks: lines of a drawing, which are never behind text. */
  const drawings = ['contour', 'plate'];

  it('U-9 have every colour that a stylesheet writes in', () => {
    const texts = new Set(pairs.map(({ text }) => text));
    expect(used('color').length).toBeGreaterThan(8);
    expect(used('color').filter((name) => !texts.has(name))).toEqual([]);
  });

  it('U-9 have every colour that a stylesheet puts below something', () => {
    const grounds = new Set(pairs.map(({ ground }) => ground));
    const below = [...used('background'), ...used('background-color')].filter(
      (name) => !drawings.includes(name),
    );
    expect(below.length).toBeGreaterThan(5);
    expect(below.filter((name) => !grounds.has(name))).toEqual([]);
  });
});
