import { type FileHandle, open } from 'node:fs/promises';

/** Reads `length` bytes at a position; fewer at the end of the file. */
export type Reader = (position: number, length: number) => Promise<Buffer>;
/** A part of an MP4: where its head is, and from where to where its content. */
export type Box = { type: string; head: number; start: number; end: number };

const HEADER = 8;
const LONG_HEADER = 16;
/** In one place. A video has a few dozen boxes; a malicious file may have millions. */
const MOST_BOXES = 1000;

/** The boxes between two positions. Source: ISO/IEC 14496-12, 4.2. */
export async function* listBoxes(read: Reader, from: number, to: number): AsyncGenerator<Box> {
  let position = from;
  for (let count = 0; position + HEADER <= to && count < MOST_BOXES; count += 1) {
    const header = await read(position, LONG_HEADER);
    if (header.length < HEADER) return;
    const short = header.readUInt32BE(0);
    const isLong = short === 1 && header.length === LONG_HEADER;
    const size = isLong ? Number(header.readBigUInt64BE(HEADER)) : short === 0 ? to - position : short;
    if (size < (isLong ? LONG_HEADER : HEADER)) return;
    const start = position + (isLong ? LONG_HEADER : HEADER);
    const type = header.toString('latin1', 4, HEADER);
    yield { type, head: position, start, end: Math.min(position + size, to) };
    position += size;
  }
}

export async function findBox(
  read: Reader,
  type: string,
  from: number,
  to: number,
): Promise<Box | undefined> {
  for await (const box of listBoxes(read, from, to)) if (box.type === type) return box;
  return undefined;
}

/** The bytes of an upload, of which a film of hundreds of megabytes is never in memory. */
type Bytes = {
  size: number;
  read: Reader;
  /** Overwrites what is at a position. */
  write: (position: number, bytes: Buffer) => Promise<void>;
};

const bytesOf = (buffer: Buffer): Bytes => ({
  size: buffer.length,
  read: async (position, length) => buffer.subarray(position, position + length),
  write: async (position, bytes) => {
    bytes.copy(buffer, position);
  },
});

const bytesIn = (file: FileHandle, size: number): Bytes => ({
  size,
  read: async (position, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  },
  write: async (position, bytes) => {
    await file.write(bytes, 0, bytes.length, position);
  },
});

/** Reads, and may change, bytes in memory or in a file. */
export async function withBytes<Result>(
  source: Buffer | string,
  act: (bytes: Bytes) => Promise<Result>,
  flags: 'r' | 'r+' = 'r',
): Promise<Result> {
  if (typeof source !== 'string') return act(bytesOf(source));
  const file = await open(source, flags);
  try {
    const { size } = await file.stat();
    return await act(bytesIn(file, size));
  } finally {
    await file.close();
  }
}
