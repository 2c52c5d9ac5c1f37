import * as v from 'valibot';

/** One stored size of an image. `width` and `height` are in pixels. */
export const renditionSchema = v.object({
  url: v.string(),
  format: v.picklist(['avif', 'webp', 'jpeg', 'png']),
  width: v.number(),
  height: v.number(),
});
export type Rendition = v.InferOutput<typeof renditionSchema>;

/** A raster image: the fallback file, its size in pixels, and its renditions in ascending width. */
export const imageSchema = v.object({
  kind: v.literal('image'),
  id: v.number(),
  url: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  /** Focal point in percent of width and height, from the top left. */
  focalPoint: v.object({ x: v.number(), y: v.number() }),
  renditions: v.array(renditionSchema),
});
export type Image = v.InferOutput<typeof imageSchema>;

/** The nearest of the nine positions that the style sheets of pages know. */
export function nearestFocus({ x, y }: Image['focalPoint']): Image['focalPoint'] {
  const third = (percent: number) => (percent < 34 ? 0 : percent > 66 ? 100 : 50);
  return { x: third(x), y: third(y) };
}

/** A sanitised SVG, always shown through `<img>`, so that it can never run scripts. */
const svgSchema = v.object({
  kind: v.literal('svg'),
  id: v.number(),
  url: v.string(),
  alt: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});
export type Svg = v.InferOutput<typeof svgSchema>;

/** What is known of every stored file. `bytes` is its size. */
const fileEntries = {
  id: v.number(),
  url: v.string(),
  title: v.string(),
  filename: v.string(),
  mimeType: v.string(),
  bytes: v.number(),
};

/** A file to download. */
export const fileSchema = v.object({
  kind: v.literal('file'),
  ...fileEntries,
});
export type File = v.InferOutput<typeof fileSchema>;

export const pictureSchema = v.variant('kind', [imageSchema, svgSchema]);
export type Picture = v.InferOutput<typeof pictureSchema>;

/** The transcript of a recording, one entry per paragraph. Null if there is none. */
const transcript = v.nullable(v.array(v.string()));

/** A sound recording, played by the browser's built-in player. `seconds` is its length, if known. */
const audioSchema = v.object({
  kind: v.literal('audio'),
  ...fileEntries,
  seconds: v.nullable(v.number()),
  transcript,
});
export type Audio = v.InferOutput<typeof audioSchema>;

/** A hosted video. `captions` are WebVTT files, each in one language (BCP 47). */
const videoSchema = v.object({
  kind: v.literal('video'),
  ...fileEntries,
  seconds: v.nullable(v.number()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  poster: v.nullable(imageSchema),
  captions: v.array(v.object({ url: v.string(), language: v.string(), label: v.string() })),
  transcript,
});
export type Video = v.InferOutput<typeof videoSchema>;

export const VIDEO_PROVIDERS = ['youtube', 'vimeo'] as const;

/** A video at another provider. Nothing is requested from the provider before the visitor presses play (C-4). */
const remoteVideoSchema = v.object({
  kind: v.literal('remote_video'),
  id: v.number(),
  title: v.string(),
  provider: v.picklist(VIDEO_PROVIDERS),
  videoId: v.string(),
  /** Where it can be watched on the provider's site: the fallback without JavaScript. */
  watchUrl: v.string(),
  seconds: v.nullable(v.number()),
  poster: v.nullable(imageSchema),
  transcript,
});
export type RemoteVideo = v.InferOutput<typeof remoteVideoSchema>;

/** A recording of any kind. */
export const recordingSchema = v.variant('kind', [audioSchema, videoSchema, remoteVideoSchema]);
export type Recording = v.InferOutput<typeof recordingSchema>;

/** The six media types (C-4). */
export const mediaSchema = v.variant('kind', [
  audioSchema,
  fileSchema,
  imageSchema,
  remoteVideoSchema,
  svgSchema,
  videoSchema,
]);
export type Media = v.InferOutput<typeof mediaSchema>;

/** A medium of any kind, with a caption. */
export const mediaItemSchema = v.object({ media: mediaSchema, caption: v.nullable(v.string()) });
export type MediaItem = v.InferOutput<typeof mediaItemSchema>;

/**
 * The digest that nameByContent adds to an upload's name, and Payload's number for a second upload of the same
 * content.
 */
const DIGEST = /-[0-9a-f]{8}(?:-\d+)?(?=\.\w+$)/;

/** The name of an uploaded file as it was before the CMS added the digest of its content. */
export const withoutDigest = (filename: string): string => filename.replace(DIGEST, '');
