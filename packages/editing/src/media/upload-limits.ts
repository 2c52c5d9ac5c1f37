import { type AdminText, say } from '@keelstone/languages/say.ts';

const MEGABYTE = 1024 * 1024;

/** Maximum size of an upload for each kind of media, in bytes. */
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

/** How much larger than its file a request may be: the space for the other form fields. */
export const ROOM_FOR_FIELDS = MEGABYTE;
export const LARGEST_UPLOAD = Math.max(...Object.values(UPLOAD_LIMITS));

/** More pixels than any screen has, and the most that a server should have to decode. */
export const MOST_PIXELS = 50_000_000;

/** A size in megabytes, as file managers show it, such as `20 MB`. */
export const sayMegabytes = (bytes: number): string => `${Number((bytes / MEGABYTE).toFixed(1))} MB`;

/** The error message for a file that is too large. */
export const sayTooLarge = (slug: UploadSlug, bytes: number): string =>
  say('it has {megabytes}, and {kind} may have {limit}. Make it smaller, and upload that.', {
    megabytes: sayMegabytes(bytes),
    kind: say(NAMES[slug]),
    limit: sayMegabytes(UPLOAD_LIMITS[slug]),
  });

const NAMES: Record<UploadSlug, AdminText> = {
  images: 'an image',
  svgs: 'a drawing',
  captions: 'a file of captions',
  files: 'a file',
  audio: 'a sound recording',
  videos: 'a video',
};
