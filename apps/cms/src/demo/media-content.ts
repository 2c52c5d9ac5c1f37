import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { MediaCollection } from '@keelstone/editing/projection/project-media.ts';
import type { DemoMedia } from '@keelstone/seeds';
import { assetPath } from '@keelstone/seeds';

export const COLLECTIONS: Record<DemoMedia['kind'], MediaCollection> = {
  audio: 'audio',
  video: 'videos',
  remote_video: 'remote_videos',
  svg: 'svgs',
  file: 'files',
};

const MIME_TYPES: Record<string, string> = {
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  vtt: 'text/vtt',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type DemoFile = { data: Buffer; name: string; mimetype: string; size: number };

/** A file of the demo's assets, as Payload takes it. */
export async function readAsset(file: string): Promise<DemoFile> {
  const data = await readFile(assetPath(file));
  const mimetype = MIME_TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { data, name: basename(file), mimetype, size: data.length };
}

/** What is uploaded for a medium; undefined for a film elsewhere. */
export async function readContent(media: DemoMedia): Promise<DemoFile | undefined> {
  if (media.kind === 'remote_video') return undefined;
  if (media.kind !== 'svg') return readAsset(media.file);
  const data = Buffer.from(media.markup);
  return { data, name: `${media.key}.svg`, mimetype: 'image/svg+xml', size: data.length };
}
