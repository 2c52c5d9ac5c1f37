import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { box } from './mp4-box.fixture.ts';
import { readMp4Size } from './mp4-size.ts';

/** With its length in 64 bits, as large files have it. */
function longBox(type: string, content: Buffer, length = 16 + content.length): Buffer {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1, 0);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(length), 8);
  return Buffer.concat([header, content]);
}

/** To the end of the file. */
function openBox(type: string, content: Buffer): Buffer {
  const whole = box(type, content);
  whole.writeUInt32BE(0, 0);
  return whole;
}

function track(width: number, height: number): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt32BE(width * 0x10000, 76);
  header.writeUInt32BE(height * 0x10000, 80);
  return box('trak', box('edts'), box('tkhd', header));
}

const type = box('ftyp', Buffer.from('isom'));
const data = (bytes = 100) => box('mdat', Buffer.alloc(bytes, 1));
const movie = (...tracks: Buffer[]) => box('moov', box('mvhd', Buffer.alloc(100)), ...tracks);
const sizeOf = (...boxes: Buffer[]) => readMp4Size(Buffer.concat(boxes));
const video = track(1920, 1080);

describe('the size of a video', () => {
  it('C-4 is that of its first track that has one, as sound has none', async () => {
    expect(await sizeOf(type, movie(track(0, 0), video, track(320, 240)), data())).toEqual({
      width: 1920,
      height: 1080,
    });
  });

  it('C-4 is found behind the pictures, too, however long they are', async () => {
    for (const pictures of [data(100_000), longBox('mdat', Buffer.alloc(50))])
      expect(await sizeOf(type, pictures, movie(video))).toMatchObject({ width: 1920 });
  });

  it('C-4 is found in what reaches to the end of the file', async () => {
    expect(await sizeOf(type, data(), openBox('moov', video))).toMatchObject({ height: 1080 });
  });

  it('C-4 is rounded to whole pixels', async () => {
    expect(await sizeOf(movie(track(853.5, 479.9)))).toEqual({ width: 854, height: 480 });
  });

  it.each([
    ['is empty', Buffer.alloc(0)],
    ['is no video', Buffer.from('<html>This is no video.</html>')],
    ['has no movie', Buffer.concat([type, data()])],
    ['has no track', movie()],
    ['has a track without a header', movie(box('trak', box('edts')))],
    ['has a header without a size', movie(box('trak', box('tkhd')))],
    ['has only sound', movie(track(0, 0))],
    ['ends within a track', movie(video).subarray(0, 140)],
    [
      'has a box that is shorter than its head',
      Buffer.concat([longBox('free', Buffer.alloc(0), 4), movie(video)]),
    ],
    [
      'has a box that ends within its head',
      Buffer.concat([longBox('free', Buffer.alloc(0), 10), movie(video)]),
    ],
    [
      'has a box that is longer than the file',
      Buffer.concat([longBox('free', Buffer.alloc(0), 2 ** 50), movie(video)]),
    ],
    ['has more boxes than are read', Buffer.concat([...Array(1000).fill(box('free')), movie(video)])],
  ])('C-4 is unknown where the file %s', async (_, file) => {
    expect(await readMp4Size(file)).toEqual({});
  });

  it('C-4 is read from a file as from memory', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mp4-'));
    try {
      const path = join(folder, 'video.mp4');
      await writeFile(path, Buffer.concat([type, data(1000), movie(track(0, 0), video)]));
      expect(await readMp4Size(path)).toEqual({ width: 1920, height: 1080 });
      await expect(readMp4Size(join(folder, 'missing.mp4'))).rejects.toThrow('ENOENT');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
