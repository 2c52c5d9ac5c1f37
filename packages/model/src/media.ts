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

/** A sanitised SVG, always shown through `<img>`, so that it can never run script. */
export const svgSchema = v.object({
  kind: v.literal('svg'),
  id: v.number(),
  url: v.string(),
  alt: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});
export type Svg = v.InferOutput<typeof svgSchema>;

/** A file to download. `bytes` is its size. */
export const fileSchema = v.object({
  kind: v.literal('file'),
  id: v.number(),
  url: v.string(),
  title: v.string(),
  filename: v.string(),
  mimeType: v.string(),
  bytes: v.number(),
});
export type File = v.InferOutput<typeof fileSchema>;

export const pictureSchema = v.variant('kind', [imageSchema, svgSchema]);
export type Picture = v.InferOutput<typeof pictureSchema>;
