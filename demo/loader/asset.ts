import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import { drawPicture } from './draw-picture.ts';
import { inLanguage } from './in-language.ts';
import { printPdf } from './print-pdf.ts';
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

const upload = (data: Buffer, name: string): Upload => ({
  data,
  name,
  // The claimed type; the CMS detects the real one from the content.
  mimetype: MIME_TYPES[extname(name)] ?? 'application/octet-stream',
  size: data.length,
});

/** The file that a media entry names. */
export async function readAsset({ source }: Entry, { folder }: Content): Promise<Upload> {
  const name = source.value.file as string;
  return upload(await readFile(join(folder, ASSETS, name)), basename(name));
}

/** Generates what a node's key stands for in a field of images or files. */
export async function makeAsset(slug: 'images' | 'files', node: Entry, content: Content): Promise<Upload> {
  if (slug === 'images') return upload(await drawPicture(node, content), `${node.key}.webp`);
  const { title, body } = inLanguage(node, DEFAULT_LANGUAGE) as { title: string; body?: string };
  return upload((await printPdf(title, body ?? '')).data, `${node.key}.pdf`);
}
