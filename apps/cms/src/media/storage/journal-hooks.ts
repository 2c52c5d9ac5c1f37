import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  Where,
} from 'payload';
import { withTransactionOf } from '../../database/transaction.ts';
import { holdFiles, recordNewFiles } from './file-journal.ts';
import { filesOf, type UploadDocument } from './files-of.ts';

async function transactionIdOf(req: PayloadRequest): Promise<string | undefined> {
  const id = await req.transactionID;
  return id === undefined ? undefined : String(id);
}

async function holdFilesWhere(
  where: Where,
  { slug, isUpdate }: { slug: UploadSlug; isUpdate: boolean },
  req: PayloadRequest,
): Promise<void> {
  const transaction = await transactionIdOf(req);
  if (transaction === undefined) return;
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: slug,
    where,
    pagination: false,
    depth: 0,
    trash: true,
  });
  for (const document of docs) {
    await holdFiles(req.payload, transaction, { slug, isUpdate, document: document as UploadDocument });
  }
}

/** Holds the files that an update replaces: Payload removes them before it has validated the new fields. */
export const holdReplacedFiles: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, where } = args as { id?: number | string; where?: Where };
  const slug = collection.slug as UploadSlug;
  if (operation === 'updateByID' || (operation === 'update' && id !== undefined)) {
    await holdFilesWhere({ id: { equals: id } }, { slug, isUpdate: true }, req);
  } else if (operation === 'update' && where) {
    await holdFilesWhere(where, { slug, isUpdate: true }, req);
  }
  return args;
};

/** Holds files before they are removed with their document. */
export const holdRemovedFiles: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const slug = collection.slug as UploadSlug;
  await holdFilesWhere({ id: { equals: id } }, { slug, isUpdate: false }, req);
};

/** Records new files before they are written; their names are known by now. */
export const recordWrittenFiles: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const transaction = await transactionIdOf(req);
  // What a partial update does not contain stays, and names of files follow from it.
  const document = { ...originalDoc, ...data } as UploadDocument;
  const known = filesOf((originalDoc ?? {}) as UploadDocument);
  if (transaction !== undefined && filesOf(document).some((name) => !known.includes(name))) {
    recordNewFiles(transaction, collection.slug as UploadSlug, document);
  }
  return data;
};
