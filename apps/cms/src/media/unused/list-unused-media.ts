import { MEDIA_SLUGS, type MediaSlug } from '@keelstone/editing/media/media-collections.ts';
import type { PayloadRequest } from 'payload';
import { readerOf } from '../../database/transaction.ts';
import { findUsedMedia, keyOf } from './find-used-media.ts';

/** A medium that no document uses. */
export type UnusedMedium = {
  collection: MediaSlug;
  id: number;
  /** The title given by its editor, or the file name. */
  title: string;
  filename: string | null;
  /** Of the file and its renditions. */
  bytes: number;
  /** ISO date-time. */
  createdAt: string;
  /** True if overwritten revisions use it: restoring them would leave a gap. */
  isInOldRevisions: boolean;
};

type MediaDocument = {
  id: number;
  title?: string | null;
  alt?: string | null;
  filename?: string | null;
  filesize?: number | null;
  sizes?: Record<string, { filesize?: number | null } | null | undefined> | null;
  createdAt: string;
};

function measure({ filesize, sizes }: MediaDocument): number {
  const smaller = Object.values(sizes ?? {}).map((size) => size?.filesize ?? 0);
  return [filesize ?? 0, ...smaller].reduce((sum, bytes) => sum + bytes, 0);
}

async function readAll(collection: MediaSlug, req: PayloadRequest): Promise<MediaDocument[]> {
  const { docs } = await req.payload.find({
    collection,
    pagination: false,
    depth: 0,
    locale: 'en',
    overrideAccess: false,
    user: req.user,
  });
  return docs as MediaDocument[];
}

/** Media that no document, draft or setting uses, largest first. */
export async function listUnusedMedia(req: PayloadRequest): Promise<UnusedMedium[]> {
  const used = await findUsedMedia(await readerOf(req), req.payload.config);
  const unused: UnusedMedium[] = [];
  for (const collection of MEDIA_SLUGS) {
    for (const document of await readAll(collection, req)) {
      const use = used.get(keyOf(collection, document.id));
      if (use === 'current') continue;
      unused.push({
        collection,
        id: document.id,
        title: document.title || document.alt || document.filename || `${collection} ${document.id}`,
        filename: document.filename ?? null,
        bytes: measure(document),
        createdAt: document.createdAt,
        isInOldRevisions: use === 'past',
      });
    }
  }
  return unused.sort((one, other) => other.bytes - one.bytes);
}
