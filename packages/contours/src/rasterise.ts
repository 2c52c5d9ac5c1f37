import sharp from 'sharp';

/**
 * Converts a contour picture to a raster image for upload.
 *
 * @param svg the result of `drawContours`
 * @param width pixels; the height follows from the picture's aspect ratio
 * @returns a lossless WebP
 */
export async function rasteriseContours(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).removeAlpha().webp({ lossless: true }).toBuffer();
}
