import { basename } from 'node:path';
import { BRAND } from '@keelstone/brand/brand.ts';
import { readBrand } from '@keelstone/brand/brand-folder.ts';
import { inScheme } from '@keelstone/brand/brand-schema.ts';
import { BRAND_FOLDERS } from '@keelstone/brand/brands.fixture.ts';
import { contrast } from '@keelstone/brand/contrast.ts';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../mail/render-mail.ts';
import { adminMeta } from './admin-meta.ts';
import { adminStyles, elevations } from './admin-styles.ts';

/** Steps of Payload's elevations used for text, by Payload and by our own admin pages. */
const TEXTS = [600, 650, 700, 750, 800, 850, 900, 950, 1000];
const GROUNDS = [0, 50];

describe.each(BRAND_FOLDERS.map((folder) => [basename(folder), readBrand(folder)] as const))(
  'the admin in the brand %s',
  (_name, brand) => {
    it.each(['light', 'dark'] as const)('U-9 can be read, %s', (scheme) => {
      const steps = elevations(brand, scheme);
      const faint = TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)).filter(
        ([text, ground]) => contrast(steps[text] ?? '', steps[ground] ?? '') < 4.5,
      );
      expect(faint).toEqual([]);
      // The primary button: its label has the background colour.
      expect(contrast(steps[0] ?? '', steps[800] ?? '')).toBeGreaterThanOrEqual(4.5);
      const focus = inScheme(brand.colours.focus, scheme);
      expect(contrast(focus, steps[0] ?? '')).toBeGreaterThanOrEqual(3);
    });

    it('U-9 has its colours in both themes', () => {
      const css = adminStyles(brand);
      expect(css).toContain(`--theme-elevation-0:${inScheme(brand.colours['paper-raised'], 'light')}`);
      expect(css).toMatch(/html\[data-theme=dark\]\{--theme-elevation-0:#/);
      expect(css).not.toMatch(/undefined|[<&]/);
    });

    it('U-9 has its name behind the title of every page, and its picture on the tab', () => {
      const meta = adminMeta(brand);
      expect(meta?.titleSuffix).toBe(` · ${brand.name}`);
      const [icon] = (meta?.icons ?? []) as { url: string }[];
      const drawing = Buffer.from(icon?.url.split(',')[1] ?? '', 'base64').toString();
      expect(drawing).toBe(brand.favicon);
      expect(JSON.stringify(meta)).not.toContain('Payload');
    });
  },
);

describe('a mail', () => {
  const mail = renderMail({
    language: 'en',
    paragraphs: ['Tom & Jerry <b>'],
    button: { label: 'Go', url: 'https://cms.example/reset/a"b' },
    note: 'Otherwise nothing.',
  });

  it('C-11 N-6 says what it was told, whatever markup is in it', () => {
    expect(mail).toContain('Tom &amp; Jerry &lt;b&gt;');
    expect(mail.match(/href="https:\/\/cms\.example\/reset\/a&quot;b"/g)).toHaveLength(2);
  });

  it('U-9 stands in the colours of the brand, and fetches nothing', () => {
    expect(mail).toContain(`>${BRAND.name.replaceAll('&', '&amp;')}</p>`);
    expect(mail).toContain(`background:${inScheme(BRAND.colours.paper, 'light')}`);
    expect(mail).not.toMatch(/<img|<link|url\(|var\(/);
  });
});
