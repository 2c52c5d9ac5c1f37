/** The brand colours (C-3) as the pictures use them. Names are those of the `brand colors` vocabulary. */
export const ACCENTS = {
  rust: '#b8431a',
  moss: '#4d6b2f',
  slate: '#3f5566',
  ochre: '#b07d1e',
  tarn: '#1f6f78',
  heather: '#7a4f7e',
  peat: '#5b4636',
  lichen: '#8a8f3a',
} as const;

export type AccentName = keyof typeof ACCENTS;

/** True when `value` names a brand colour. */
export function isAccentName(value: unknown): value is AccentName {
  return typeof value === 'string' && Object.hasOwn(ACCENTS, value);
}
