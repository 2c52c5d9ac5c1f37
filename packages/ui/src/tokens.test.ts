import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colour of a token in a scheme: `--ink: light-dark(#0e2220, #e9ece5)` or one colour for both. */
function colour(name: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+))`).exec(css);
  const found = value?.[3] ?? value?.[scheme === 'light' ? 1 : 2];
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'paper-raised', 'paper-sunk'];
const ACCENTS = ['rust', 'moss', 'slate', 'ochre', 'tarn', 'heather', 'peat', 'lichen'];
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'signal', ...ACCENTS];

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    'U-9 %s can be read on %s',
    (text, ground) => {
      expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['line-strong', 'focus'])('U-9 %s shows against paper', (line) => {
    for (const ground of GROUNDS) {
      expect(contrast(colour(line, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['band-ink', 'band-soft'])('U-9 %s can be read on the band', (text) => {
    expect(contrast(colour(text, scheme), colour('band', scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it('U-9 words on the signal colour can be read', () => {
    expect(contrast(colour('on-signal', scheme), colour('signal-fill', scheme))).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(ACCENTS)('U-9 white can be read on the ground of %s', (accent) => {
  const ground = new RegExp(`--accent: var\\(--${accent}\\);\\s+--accent-ground: (#\\w+)`).exec(css)?.[1];
  expect(contrast(colour('on-accent-ground', 'light'), ground ?? '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
