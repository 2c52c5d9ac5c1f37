import { cropOf, frameOf, originalOf } from '@keelstone/editing/media/crop.ts';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
} from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { transactionOf } from '../../database/transaction.ts';
import { MediaFolder } from '../storage/media-folder.ts';
import { isWriting } from '../upload/on-upload.ts';
import { requestRenditions } from './due-renditions.ts';
import { FIRST_RENDITION, planRendition, RENDITIONS, type Size } from './rendition-sizes.ts';
import { writeFrame } from './write-frame.ts';

type Sizes = Record<string, Partial<Size> | null | undefined>;
type Arguments = Parameters<CollectionBeforeOperationHook>[0]['args'];
type OperationArguments = { collection?: { config: { upload?: unknown } } };

/** Lets Payload encode only the first rendition; the editor waits for it. */
const makeFirstRendition: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { collection } = args as OperationArguments;
  if (!collection || !isWriting(operation)) return args;
  const { config } = collection;
  const imageSizes = RENDITIONS.filter(({ name }) => name === FIRST_RENDITION);
  const upload = { ...(config.upload as object), imageSizes };
  return { ...args, collection: { ...collection, config: { ...config, upload } } } as Arguments;
};

/** Enters all renditions into the document, with the names and sizes that they will have. */
const planRenditions: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data;
  const changesCrop = data.crop !== undefined && originalDoc !== undefined;
  const original = originalOf(data) ?? (changesCrop ? originalOf(originalDoc) : null);
  if (!original) return data;
  // A part of one picture is none of another.
  const isSameFile = original.filename === originalDoc?.filename;
  const crop = isSameFile ? ((data.crop === undefined ? originalDoc?.crop : data.crop) ?? null) : null;
  const shown = frameOf({ ...original, crop });
  if (!shown) return data;
  const stored = Object.values((originalDoc?.sizes ?? {}) as Sizes);
  const made = [...Object.values((data.sizes ?? {}) as Sizes), ...stored];
  const sizes: Record<string, Partial<Record<keyof Size, Size[keyof Size]>>> = {};
  for (const settings of RENDITIONS) {
    const planned = planRendition(settings, shown);
    const filesize = made.find((size) => planned && size?.filename === planned.filename)?.filesize ?? null;
    sizes[settings.name] = planned
      ? { ...planned, filesize }
      : { filename: null, width: null, height: null, mimeType: null, filesize: null };
  }
  return { ...data, crop, sizes };
};

/** Requests the other renditions, in the transaction of the save. */
const requestOtherRenditions: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isNew = doc.filename !== previousDoc?.filename;
  // Payload has written the files of this document anew, and removed the former ones.
  const isRewritten = req.payloadUploadSizes !== undefined;
  const isCropped = frameOf(doc)?.filename !== frameOf(previousDoc ?? {})?.filename;
  if ((isCropped && !isNew) || (isRewritten && cropOf(doc)))
    await writeFrame(doc, new MediaFolder(configurationOf(req.payload).mediaDirectory));
  if (isNew || isRewritten || isCropped) await requestRenditions(await transactionOf(req), Number(doc.id));
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
