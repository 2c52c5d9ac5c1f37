import { CONTENT_TYPES } from '@keelstone/model';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ContourTooLargeError, drawContours } from './contour-field.ts';
import { accentColour, contourStyleOf } from './contour-style.ts';

const size = { width: 1600, height: 1000 };
const draw = (seed: string, type: (typeof CONTENT_TYPES)[number] = 'article') =>
  drawContours({ seed, ...size, ...contourStyleOf(type, 'rust') });

describe('contour pictures', () => {
  it('gives the same bytes for the same seed', () => {
    expect(draw('node-1')).toBe(draw('node-1'));
  });

  it('gives another land for another seed', () => {
    expect(draw('node-1')).not.toBe(draw('node-2'));
  });

  it('gives each content type a look of its own', () => {
    const looks = CONTENT_TYPES.map((type) => ({ ...contourStyleOf(type, 'moss') }));
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(CONTENT_TYPES.length);
  });

  it.each(CONTENT_TYPES)('draws %s as an SVG that renders, within 60 kB, without text', async (type) => {
    for (const seed of ['a', 'b', 'c']) {
      const svg = draw(`${type}-${seed}`, type);
      expect(svg.length).toBeLessThanOrEqual(60_000);
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
      expect(svg).toContain(accentColour('rust'));
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', ...size });
    }
  });

  it('covers the picture from edge to edge with land, not with one colour', async () => {
    const { channels } = await sharp(Buffer.from(draw('node-1')))
      .removeAlpha()
      .stats();
    for (const channel of channels.slice(0, 3)) expect(channel.stdev).toBeGreaterThan(8);
  });

  it('draws portraits and squares too', () => {
    const svg = drawContours({
      seed: 'x',
      width: 800,
      height: 1000,
      accent: accentColour('tarn'),
      landform: 'basin',
    });
    expect(svg).toContain('viewBox="0 0 800 1000"');
  });

  it('says so when no simplification makes the picture small enough', () => {
    const crowded = { seed: 'x', ...size, accent: accentColour('tarn'), density: 7 };
    expect(() => drawContours(crowded)).toThrow(ContourTooLargeError);
  });

  it('falls back to slate for an accent that is not a brand colour', () => {
    expect(contourStyleOf('page', null).accent).toBe(accentColour('slate'));
    expect(contourStyleOf('page', 'constructor').accent).toBe(accentColour('slate'));
  });

  it('can be turned into a lossless WebP of the size asked for', async () => {
    const drawing = sharp(Buffer.from(draw('node-1'))).resize({ width: size.width });
    const original = await drawing.webp({ lossless: true }).toBuffer();
    expect(await sharp(original).metadata()).toMatchObject({ format: 'webp', ...size });
  });
});
