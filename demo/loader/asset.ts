import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { ASSETS, type Content, type Entry } from './read-content.ts';

/** A file as Payload accepts it. */
export type Upload = { data: Buffer; name: string; mimetype: string; size: number };

const MIME_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file with the type that its name claims; the CMS detects the real one from the content. */
export const toUpload = (data: Buffer, name: string): Upload => ({
  data,
  name,
  mimetype: MIME_TYPES[extname(name)] ?? 'application/octet-stream',
  size: data.length,
});

/** The file that a media entry names. */
export async function readAsset({ source }: Entry, { folder }: Content): Promise<Upload> {
  const name = source.value.file as string;
  return toUpload(await readFile(join(folder, ASSETS, name)), basename(name));
}
