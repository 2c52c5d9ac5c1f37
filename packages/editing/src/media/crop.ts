/** The part of a picture that is shown, in pixels of its original, which stays as it was uploaded. */
export type Crop = { x: number; y: number; width: number; height: number };

/** The document of an image, as far as its frame is concerned. */
type CroppableImage = {
  filename?: unknown;
  width?: unknown;
  height?: unknown;
  focalX?: unknown;
  focalY?: unknown;
  crop?: unknown;
};
/** A file and its size in pixels. */
export type Frame = { filename: string; width: number; height: number };

/** Smaller parts are no pictures any more. */
export const LEAST_CROP = 32;
const CENTRE = 50;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** The crop in a document or a request; null if there is none, or it makes no sense. */
export function readCrop(value: unknown): Crop | null {
  if (typeof value !== 'object' || value === null) return null;
  const { x, y, width, height } = value as Partial<Record<keyof Crop, unknown>>;
  const isCrop = isNumber(x) && isNumber(y) && isNumber(width) && isNumber(height);
  return isCrop && x >= 0 && y >= 0 && width >= LEAST_CROP && height >= LEAST_CROP
    ? { x, y, width, height }
    : null;
}

export const fitsInto = (crop: Crop, { width, height }: Pick<Frame, 'width' | 'height'>): boolean =>
  crop.x + crop.width <= width && crop.y + crop.height <= height;

/** The file as it was uploaded, as far as it is known; a partial update contains none of it. */
export function originalOf({ filename, width, height }: CroppableImage): Frame | null {
  const isKnown = typeof filename === 'string' && typeof width === 'number' && typeof height === 'number';
  return isKnown && filename !== '' && width > 0 && height > 0 ? { filename, width, height } : null;
}

/** The crop of a document, if it has one that fits. */
export function cropOf(document: CroppableImage): Crop | null {
  const original = originalOf(document);
  const crop = readCrop(document.crop);
  return original && crop && fitsInto(crop, original) ? crop : null;
}

/** The name of a part's file: different for each part, because browsers keep what is at an address. */
const croppedName = (filename: string, { x, y, width, height }: Crop): string =>
  filename.replace(/(\.[^.]*)?$/, (extension) => `-crop-${x}-${y}-${width}-${height}${extension}`);

/** What is shown of an image: its original, or the file with its part. Renditions are made of that. */
export function frameOf(document: CroppableImage): Frame | null {
  const original = originalOf(document);
  const crop = cropOf(document);
  if (!original || !crop) return original;
  const { width, height } = crop;
  return { filename: croppedName(original.filename, crop), width, height };
}

const within = (position: number, start: number, length: number): number =>
  Math.round(Math.min(100, Math.max(0, ((position - start) / length) * 100)));

/** The focal point in percent of what is shown. It is stored in percent of the original. */
export function focusOf(document: CroppableImage): { x: number; y: number } {
  const { focalX, focalY } = document;
  const focus = {
    x: typeof focalX === 'number' ? focalX : CENTRE,
    y: typeof focalY === 'number' ? focalY : CENTRE,
  };
  const original = originalOf(document);
  const crop = cropOf(document);
  if (!original || !crop) return focus;
  return {
    x: within((focus.x / 100) * original.width, crop.x, crop.width),
    y: within((focus.y / 100) * original.height, crop.y, crop.height),
  };
}
