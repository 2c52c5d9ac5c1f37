import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRecording } from './measure-recording.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keelstone-recordings-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The header of a frame of an MP3, with 128 kbit/s: 417 bytes, 1152 samples. */
const HEADER = [0xff, 0xfb, 0x90, 0x00];

async function read(content: Buffer, longestMs?: number) {
  const tempFilePath = join(directory, 'upload');
  await writeFile(tempFilePath, content);
  return readRecording({ tempFilePath, mimetype: 'audio/mpeg' } as never, longestMs);
}

it('C-4 the length of a recording is read from its frames', async () => {
  const frame = Buffer.alloc(417);
  frame.set(HEADER);
  const { format } = await read(Buffer.concat(Array.from({ length: 1000 }, () => frame)));
  expect(format.duration).toBeCloseTo((1000 * 1152) / 44_100, 1);
});

it('R-5 a damaged recording is given up after a while, and closed', async () => {
  // As from a failing memory card: each byte looks like the beginning of a frame.
  const damaged = Buffer.alloc(5_000_000, 0xff);
  damaged.set(HEADER);
  await expect(read(damaged, 100)).rejects.toThrow('closed');
});
