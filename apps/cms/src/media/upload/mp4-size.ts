import { findBox, listBoxes, type Reader, withBytes } from './mp4-boxes.ts';

/** Width and height are at the end of a track's header, as fixed-point numbers. */
const SIZE_BYTES = 8;
const FIXED_POINT = 0x10000;

/** The first track with dimensions is the video; audio tracks have none. */
async function findSize(read: Reader, bytes: number): Promise<{ width?: number; height?: number }> {
  const movie = await findBox(read, 'moov', 0, bytes);
  if (!movie) return {};
  for await (const box of listBoxes(read, movie.start, movie.end)) {
    const header = box.type === 'trak' ? await findBox(read, 'tkhd', box.start, box.end) : undefined;
    if (!header) continue;
    const size = await read(header.end - SIZE_BYTES, SIZE_BYTES);
    const [width, height] = [size.readUInt32BE(0), size.readUInt32BE(4)].map((fixed) =>
      Math.round(fixed / FIXED_POINT),
    );
    if (width && height) return { width, height };
  }
  return {};
}

/** Width and height of an MP4 in pixels, from the header of its video track; empty when unknown. */
export const readMp4Size = (source: Buffer | string): Promise<{ width?: number; height?: number }> =>
  withBytes(source, ({ read, size }) => findSize(read, size));
