import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import type { Payload } from 'payload';
import { filesOf, type UploadDocument } from './files-of.ts';

/**
 * Names of a collection's files that committed documents refer to. Documents in the trash keep their files, because
 * they may be restored.
 *
 * @param originals restricts the search to documents with these original files
 */
export async function findNamedFiles(
  payload: Payload,
  slug: UploadSlug,
  originals?: readonly string[],
): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: slug,
    ...(originals ? { where: { filename: { in: originals } } } : {}),
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: true,
  });
  return new Set(docs.flatMap((document) => filesOf(document as UploadDocument)));
}
