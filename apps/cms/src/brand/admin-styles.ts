import { BRAND } from '@keelstone/brand/brand.ts';
import { type Brand, inScheme, type Scheme } from '@keelstone/brand/brand-schema.ts';
import { contrast, mix } from '@keelstone/brand/contrast.ts';

/** Payload's greys by step of `--theme-elevation-…`: from the background (0) to the strongest text colour (1000). */
const GREYS: Record<Scheme, readonly (readonly [step: number, grey: number])[]> = {
  light: [
    [0, 255],
    [50, 245],
    [100, 235],
    [150, 221],
    [200, 208],
    [250, 195],
    [300, 181],
    [350, 168],
    [400, 154],
    [450, 141],
    [500, 128],
    [550, 114],
    [600, 101],
    [650, 87],
    [700, 74],
    [750, 60],
    [800, 47],
    [850, 34],
    [900, 20],
    [950, 7],
    [1000, 0],
  ],
  dark: [
    [0, 20],
    [50, 34],
    [100, 47],
    [150, 60],
    [200, 74],
    [250, 87],
    [300, 101],
    [350, 114],
    [400, 141],
    [450, 154],
    [500, 161],
    [550, 168],
    [600, 181],
    [650, 195],
    [700, 208],
    [750, 221],
    [800, 235],
    [850, 245],
    [900, 255],
    [950, 255],
    [1000, 255],
  ],
};

const grey = (level: number) => mix('#000000', '#ffffff', level / 255);
const HUNDREDTHS = Array.from({ length: 101 }, (_, part) => part / 100);

/**
 * Interpolates between the brand's background and text colours. Each step has at least the contrast of Payload's
 * grey, so that text which is legible in Payload's colours stays legible in the brand's.
 */
export function elevations(brand: Brand, scheme: Scheme): Record<number, string> {
  const ground = inScheme(brand.colours['paper-raised'], scheme);
  const ink = inScheme(brand.colours.ink, scheme);
  const [[, lowest]] = GREYS[scheme] as [readonly [number, number]];
  return Object.fromEntries(
    GREYS[scheme].map(([step, level]) => {
      const least = contrast(grey(level), grey(lowest));
      const share = HUNDREDTHS.find((part) => contrast(mix(ground, ink, part), ground) >= least) ?? 1;
      return [step, mix(ground, ink, share)];
    }),
  );
}

function properties(brand: Brand, scheme: Scheme): string {
  const steps = Object.entries(elevations(brand, scheme));
  const text = scheme === 'light' ? 800 : 1000;
  return [
    ...steps.map(([step, colour]) => `--theme-elevation-${step}:${colour}`),
    `--theme-text:var(--theme-elevation-${text})`,
    `--signal-fill:${inScheme(brand.colours['signal-fill'], scheme)}`,
    `--accessibility-outline:2px solid ${inScheme(brand.colours.focus, scheme)}`,
  ].join(';');
}

/**
 * The brand's colours as Payload's custom properties, outside its cascade layers so that they win. Inlined in the
 * page, so that an already built CMS uses the brand it is started with.
 */
export const adminStyles = (brand: Brand = BRAND): string =>
  `:root{${properties(brand, 'light')}}html[data-theme=dark]{${properties(brand, 'dark')}}`;
