import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour such as #0e2220'));
/** One colour for both schemes, or the light one and the dark one. */
const colour = v.union(
  [hex, v.strictTuple([hex, hex])],
  'a colour such as #0e2220, or two: for light and dark',
);

/** What every colour is for is in docs/brand.md; which pairs must be legible, in contrast.ts. */
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
/** One weight makes a smaller file than a range of them. */
const weights = v.union(
  [v.strictTuple([weight]), v.strictTuple([weight, weight])],
  'one weight, or the first and the last',
);

const typeface = v.strictObject({
  family: v.pipe(v.string(), v.regex(/^[\w ]+$/, 'letters, digits and spaces')),
  /** What follows it in `font-family`. */
  fallback: v.pipe(v.string(), v.regex(/^[\w ,-]+$/, 'names of families')),
  faces: v.pipe(
    v.array(v.strictObject({ style: v.picklist(['normal', 'italic']), weights, file: v.string() })),
    v.check((faces) => faces[0]?.style === 'normal', 'the upright face first'),
  ),
  /** Fonts of visitors' systems that stand in until a face has come, with its measures in percent. */
  standIns: v.array(
    v.strictObject({ weights, fonts: v.array(v.string()), size: percent, ascent: percent, descent: percent }),
  ),
  /** Files of weight 600 with which share pictures are drawn; the first that has a letter draws it. */
  outlines: v.pipe(v.array(v.string()), v.minLength(1)),
});

const accentName = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'a name such as moss'));

export const brandSchema = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1)),
    /** `hasName`: the name can be read in logo.svg, so it does not stand beside it. */
    logo: v.strictObject({ hasName: v.boolean() }),
    colours,
    /** By the names of the `brand colors` vocabulary: as text, as ground of white words, and in drawn pictures. */
    accents: v.record(accentName, v.strictObject({ text: colour, ground: hex, picture: hex })),
    /** Drawn pictures, those that messengers show among them. They have one scheme. */
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
  /** logo.svg, to stand in a page: `currentColor` is its ink, `var(--signal-fill)` its signal. */
  logoSvg: string;
  /** favicon.svg. */
  favicon: string;
  /** Changes with whatever is in the brand's folder. */
  digest: string;
};

/** A colour as it is in a scheme. */
export const inScheme = (value: Colour, scheme: Scheme): string =>
  typeof value === 'string' ? value : value[scheme === 'light' ? 0 : 1];
