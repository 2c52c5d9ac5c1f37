import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
} from 'payload';
import { transactionOf } from '../../database/transaction.ts';
import { requestRenditions } from './due-renditions.ts';
import { FIRST_RENDITION, originalOf, planRendition, RENDITIONS, type Size } from './rendition-sizes.ts';

type Sizes = Record<string, Partial<Size> | null | undefined>;
type Arguments = Parameters<CollectionBeforeOperationHook>[0]['args'];
type OperationArguments = { collection?: { config: { upload?: unknown } } };

/** Lets Payload encode only the first rendition; the editor waits for it. */
const makeFirstRendition: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { collection } = args as OperationArguments;
  if (!collection || !['create', 'update', 'updateByID'].includes(operation)) return args;
  const { config } = collection;
  const imageSizes = RENDITIONS.filter(({ name }) => name === FIRST_RENDITION);
  const upload = { ...(config.upload as object), imageSizes };
  return { ...args, collection: { ...collection, config: { ...config, upload } } } as Arguments;
};

/** Enters all renditions into the document, with the names and sizes that they will have. */
const planRenditions: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const original = originalOf(data ?? {});
  if (!data || !original) return data;
  const stored = Object.values((originalDoc?.sizes ?? {}) as Sizes);
  const made = [...Object.values((data.sizes ?? {}) as Sizes), ...stored];
  const sizes: Record<string, Partial<Record<keyof Size, Size[keyof Size]>>> = {};
  for (const settings of RENDITIONS) {
    const planned = planRendition(settings, original);
    const filesize = made.find((size) => planned && size?.filename === planned.filename)?.filesize ?? null;
    sizes[settings.name] = planned
      ? { ...planned, filesize }
      : { filename: null, width: null, height: null, mimeType: null, filesize: null };
  }
  return { ...data, sizes };
};

/** Requests the other renditions, in the transaction of the save. */
const requestOtherRenditions: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isNew = doc.filename !== previousDoc?.filename;
  // Payload has written the files of this document anew, and removed the former ones.
  const isRewritten = req.payloadUploadSizes !== undefined;
  if (isNew || isRewritten) await requestRenditions(await transactionOf(req), Number(doc.id));
  return doc;
};

/** Makes one rendition with an upload, and the others in the background (run-renditions.ts). */
export const withRenditions = ({ hooks, ...collection }: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...hooks,
    beforeOperation: [...(hooks?.beforeOperation ?? []), makeFirstRendition],
    // First: the files to come are recorded with those that are written.
    beforeValidate: [planRenditions, ...(hooks?.beforeValidate ?? [])],
    afterChange: [...(hooks?.afterChange ?? []), requestOtherRenditions],
  },
});
