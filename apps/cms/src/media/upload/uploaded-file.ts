import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';

/**
 * What came with a request. Over HTTP it lies in a temporary file and `data` is empty, so that a film of hundreds of
 * megabytes never fills the memory; scripts hand over the bytes themselves.
 */
export type UploadedFile = NonNullable<PayloadRequest['file']>;

/** The bytes, or the path where they lie: libraries take either. */
export const sourceOf = (file: UploadedFile): Buffer | string => file.tempFilePath || file.data;

/** All of it: for small kinds of files only. */
export async function readUpload(file: UploadedFile): Promise<Buffer> {
  return file.tempFilePath ? readFile(file.tempFilePath) : file.data;
}

/** SHA-256 of its content, as hex, read piece by piece. */
export async function digestOfUpload(file: UploadedFile): Promise<string> {
  const hash = createHash('sha256');
  if (!file.tempFilePath) return hash.update(file.data).digest('hex');
  for await (const piece of createReadStream(file.tempFilePath)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
