// Encodes pictures in a process of its own: a crash of a decoder does not end the CMS, it holds no secret, and its
// low priority leaves the processors to visitors and editors.
import { rename, rm, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { MOST_PIXELS } from '@keelstone/editing/media/upload-limits.ts';
import sharp from 'sharp';
import type { EncoderReply, EncoderRequest, Encoding } from './encoder.ts';

setPriority(constants.priority.PRIORITY_LOW);
// One thread for each rendition: more would compete with each other.
sharp.concurrency(1);

/** Written beside and renamed, so that nobody reads half a file. */
async function encode(source: string, { path, temporary, width, height, format, options }: Encoding) {
  const existing = await stat(path).catch(() => undefined);
  if (existing) return existing.size;
  try {
    const { size } = await sharp(source, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width, height, fit: 'fill' })
      .toFormat(format, options)
      .toFile(temporary);
    await rename(temporary, path);
    return size;
  } finally {
    await rm(temporary, { force: true });
  }
}

process.on('message', async ({ source, encodings }: EncoderRequest) => {
  let reply: EncoderReply;
  try {
    reply = { sizes: await Promise.all(encodings.map((encoding) => encode(source, encoding))) };
  } catch (error) {
    reply = { failure: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(reply);
});
process.once('disconnect', () => process.exit(0));
