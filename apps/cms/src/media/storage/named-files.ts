import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import type { Payload } from 'payload';
import { filesOf, type UploadDocument } from './files-of.ts';

/**
 * Names of the files of a collection that documents refer to, as committed. Those in the trash keep theirs: they may
 * come back.
 *
 * @param originals looks only at documents whose original has one of these names
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
