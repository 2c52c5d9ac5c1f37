import { frameOf } from '@keelstone/editing/media/crop.ts';
import { urlOf } from '@keelstone/editing/projection/media/media-url.ts';
import type { CollectionAfterChangeHook } from 'payload';
import { transactionOf } from '../../database/transaction.ts';
import { redirectFormerPath, removeRedirectsFrom } from '../../redirects/automatic-redirects.ts';

/**
 * When a file is replaced, or a picture is cropped, its former address leads to the new one: it may be in mails, in other sites' pages and in
 * bookmarks. The new file has an address of its own, because browsers and caches keep the former one for a year.
 */
export const redirectReplacedFile: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  const [from, to] = [previousDoc ?? {}, doc].map((each) => frameOf(each)?.filename ?? each.filename);
  if (!from || !to || from === to) return doc;
  const slug = collection.slug as Parameters<typeof urlOf>[0];
  const address = urlOf(slug, to);
  // The file may be one that was replaced before.
  await removeRedirectsFrom(address, req);
  await redirectFormerPath(
    { from: urlOf(slug, from), to: address },
    { req, executor: await transactionOf(req) },
  );
  return doc;
};
