import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour such as #0e2220'));
/** One colour for both schemes, or one each for the light and the dark scheme. */
const colour = v.union(
  [hex, v.strictTuple([hex, hex])],
  'a colour such as #0e2220, or two: for light and dark',
);

/** The purpose of every colour is described in docs/brand.md; the required contrasts are in contrast.ts. */
const colours = v.strictObject({
  paper: colour,
  'paper-raised': colour,
  'paper-sunk': colour,
  ink: colour,
  'ink-soft': colour,
  'ink-faint': colour,
  line: colour,
  'line-strong': colour,
  plate: colour,
  contour: colour,
  band: colour,
  'band-ink': colour,
  'band-soft': colour,
  'band-line': colour,
  'band-contour': colour,
  'band-focus': colour,
  signal: colour,
  'signal-fill': colour,
  'on-signal': colour,
  focus: colour,
  'on-accent-ground': colour,
});

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(200));
const weight = v.pipe(v.number(), v.minValue(100), v.maxValue(900));
/** A file with a single weight is smaller than one with a range of them. */
const weights = v.union(
  [v.strictTuple([weight]), v.strictTuple([weight, weight])],
  'one weight, or the first and the last',
);

const typeface = v.strictObject({
  family: v.pipe(v.string(), v.regex(/^[\w ]+$/, 'letters, digits and spaces')),
  /** The generic fallback in `font-family`. */
  fallback: v.pipe(v.string(), v.regex(/^[\w ,-]+$/, 'names of families')),
  faces: v.pipe(
    v.array(v.strictObject({ style: v.picklist(['normal', 'italic']), weights, file: v.string() })),
    v.check((faces) => faces[0]?.style === 'normal', 'the upright face first'),
  ),
  /**
   * Metric-compatible fallbacks: system fonts that are used until a face has loaded, with their metrics in
   * percent.
   */
  standIns: v.array(
    v.strictObject({ weights, fonts: v.array(v.string()), size: percent, ascent: percent, descent: percent }),
  ),
  /** Fonts of weight 600 for drawing share images; for each letter, the first one that has it is used. */
  outlines: v.pipe(v.array(v.string()), v.minLength(1)),
});

const accentName = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'a name such as moss'));

export const brandSchema = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1)),
    /** `hasName`: logo.svg contains the name, so that it is not repeated beside the logo. */
    logo: v.strictObject({ hasName: v.boolean() }),
    colours,
    /** By name in the `brand colors` vocabulary: as text, as background of white text, and in generated pictures. */
    accents: v.record(accentName, v.strictObject({ text: colour, ground: hex, picture: hex })),
    /** Generated pictures, including share images. They have a single scheme. */
    pictures: v.strictObject({ paper: hex, ink: hex, accent: v.string() }),
    typefaces: v.strictObject({ serif: typeface, sans: typeface }),
  }),
  v.check(({ accents, pictures }) => Object.hasOwn(accents, pictures.accent), 'pictures.accent is no accent'),
);

export type Colour = v.InferOutput<typeof colour>;
export type Typeface = v.InferOutput<typeof typeface>;
export type Face = Typeface['faces'][number];
export type ColourName = keyof v.InferOutput<typeof colours>;
export type Scheme = 'light' | 'dark';

export type Brand = v.InferOutput<typeof brandSchema> & {
  /**
   * The content of logo.svg for inlining: `currentColor` is its text colour, `var(--signal-fill)` its signal
   * colour.
   */
  logoSvg: string;
  /** The content of favicon.svg. */
  favicon: string;
  /** A digest of everything in the brand's folder. */
  digest: string;
};

/** The value of a colour in a scheme. */
export const inScheme = (value: Colour, scheme: Scheme): string =>
  typeof value === 'string' ? value : value[scheme === 'light' ? 0 : 1];
