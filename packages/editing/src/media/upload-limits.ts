const MEGABYTE = 1024 * 1024;

/** Largest upload of each kind of media, in bytes. */
export const UPLOAD_LIMITS = {
  images: 20 * MEGABYTE,
  svgs: MEGABYTE,
  captions: MEGABYTE,
  files: 50 * MEGABYTE,
  audio: 100 * MEGABYTE,
  videos: 500 * MEGABYTE,
} as const;

export type UploadSlug = keyof typeof UPLOAD_LIMITS;
export const UPLOAD_SLUGS = Object.keys(UPLOAD_LIMITS) as UploadSlug[];
export const isUploadSlug = (slug: string): slug is UploadSlug => Object.hasOwn(UPLOAD_LIMITS, slug);

/** What a request may hold besides its file: the fields of a form. */
export const ROOM_FOR_FIELDS = MEGABYTE;
export const LARGEST_UPLOAD = Math.max(...Object.values(UPLOAD_LIMITS));

/** More pixels than any screen shows, and more than a server should have to decode. */
export const MOST_PIXELS = 50_000_000;

/** Megabytes as an editor's file manager counts them, such as `20 MB`. */
export const sayMegabytes = (bytes: number): string => `${Number((bytes / MEGABYTE).toFixed(1))} MB`;

/** The reason for a refusal. */
export const sayTooLarge = (slug: UploadSlug, bytes: number): string =>
  `it has ${sayMegabytes(bytes)}, and ${NAMES[slug]} may have ${sayMegabytes(UPLOAD_LIMITS[slug])}. ` +
  'Make it smaller, and upload that.';

const NAMES: Record<UploadSlug, string> = {
  images: 'an image',
  svgs: 'a drawing',
  captions: 'a file of captions',
  files: 'a file',
  audio: 'a sound recording',
  videos: 'a video',
};
