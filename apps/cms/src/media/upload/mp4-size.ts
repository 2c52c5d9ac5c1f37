import { type FileHandle, open } from 'node:fs/promises';

/** Reads `length` bytes at a position; fewer at the end of the file. */
type Reader = (position: number, length: number) => Promise<Buffer>;
type Box = { type: string; start: number; end: number };

const HEADER = 8;
const LONG_HEADER = 16;
/** A video has a few dozen boxes; a malicious file may have millions. */
const MOST_BOXES = 1000;
/** Width and height are at the end of a track's header, as fixed-point numbers. */
const SIZE_BYTES = 8;
const FIXED_POINT = 0x10000;

/** The boxes between two positions. Source: ISO/IEC 14496-12, 4.2. */
async function* listBoxes(read: Reader, from: number, to: number): AsyncGenerator<Box> {
  let position = from;
  for (let count = 0; position + HEADER <= to && count < MOST_BOXES; count += 1) {
    const header = await read(position, LONG_HEADER);
    if (header.length < HEADER) return;
    const short = header.readUInt32BE(0);
    const isLong = short === 1 && header.length === LONG_HEADER;
    const size = isLong ? Number(header.readBigUInt64BE(HEADER)) : short === 0 ? to - position : short;
    if (size < HEADER) return;
    const start = position + (isLong ? LONG_HEADER : HEADER);
    yield { type: header.toString('latin1', 4, HEADER), start, end: Math.min(position + size, to) };
    position += size;
  }
}

async function findBox(read: Reader, type: string, from: number, to: number): Promise<Box | undefined> {
  for await (const box of listBoxes(read, from, to)) if (box.type === type) return box;
  return undefined;
}

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

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Width and height of an MP4 in pixels, from the header of its video track; empty when unknown. */
export async function readMp4Size(source: Buffer | string): Promise<{ width?: number; height?: number }> {
  if (typeof source !== 'string') {
    return findSize(async (position, length) => source.subarray(position, position + length), source.length);
  }
  const file = await open(source);
  try {
    const { size } = await file.stat();
    return await findSize((position, length) => readAt(file, position, length), size);
  } finally {
    await file.close();
  }
}
