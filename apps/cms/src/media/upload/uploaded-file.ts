import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';
import type { FormatEnum } from 'sharp';

/**
 * The file of a request. Over HTTP it is in a temporary file and `data` is empty, so that a video of hundreds of
 * megabytes is never in memory; scripts pass the bytes themselves.
 */
export type UploadedFile = NonNullable<PayloadRequest['file']>;

/** The bytes or the path: libraries accept either. */
export const sourceOf = (file: UploadedFile): Buffer | string => file.tempFilePath || file.data;

/** Reads the whole file; only for small files. */
export async function readUpload(file: UploadedFile): Promise<Buffer> {
  return file.tempFilePath ? readFile(file.tempFilePath) : file.data;
}

type Format = keyof FormatEnum | 'avif';

/** High, because the renditions are made from it. */
const QUALITY = 92;

/** For `toFormat` of sharp, by the format that it has read. A PNG would become a picture of 256 colours. */
export const sameFormat = (format: Format): [Format, { quality?: number }] => [
  format === 'heif' ? 'avif' : format,
  format === 'png' ? {} : { quality: QUALITY },
];

/** Stores other bytes in the place of those that were uploaded. */
export async function replaceUpload(file: UploadedFile, bytes: Buffer): Promise<void> {
  file.size = bytes.length;
  if (file.tempFilePath) await writeFile(file.tempFilePath, bytes);
  else file.data = bytes;
}

/** SHA-256 of the content, as hex, read as a stream. */
export async function digestOfUpload(file: UploadedFile): Promise<string> {
  const hash = createHash('sha256');
  if (!file.tempFilePath) return hash.update(file.data).digest('hex');
  for await (const piece of createReadStream(file.tempFilePath)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
