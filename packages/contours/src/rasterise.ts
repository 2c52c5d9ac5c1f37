import sharp from 'sharp';

/**
 * Turns a contour picture into a raster original for upload.
 *
 * @param svg what `drawContours` returned
 * @param width pixels; the height follows from the picture's proportions
 * @returns a lossless WebP
 */
export async function rasteriseContours(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).removeAlpha().webp({ lossless: true }).toBuffer();
}
