import { demoFields } from '@keelstone/editing/fields/demo.field.ts';
import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import type { CollectionBeforeOperationHook, CollectionConfig, Field } from 'payload';
import { mediaAccess } from '../access/collection-access.ts';
import { dependencyHooks } from '../publishing/dependency-hooks.ts';
import { filingFields } from './filing.fields.ts';
import { holdRemovedFiles, holdReplacedFiles, recordWrittenFiles } from './storage/journal-hooks.ts';
import { refuseLostFolder } from './storage/media-mount.ts';
import { checkUpload, type UploadCheck } from './upload/check-upload.ts';
import { explainStorageFailure } from './upload/explain-storage-failure.ts';
import { keepFileData } from './upload/keep-file-data.ts';
import { keepMeasures } from './upload/measure-recording.ts';
import { nameByContent } from './upload/name-by-content.ts';
import { redirectReplacedFile } from './upload/redirect-replaced-file.ts';
import { refuseOversize } from './upload/refuse-oversize.ts';

/** Payload's own field, with a size that people read. */
const sizeField: Field = {
  name: 'filesize',
  label: ({ t }) => t('upload:fileSize'),
  type: 'number',
  admin: {
    hidden: true,
    readOnly: true,
    components: { Cell: '/media/library/view/size-cell.tsx#SizeCell' },
  },
};

export type MediaCollection = {
  slug: UploadSlug;
  labels: { singular: string; plural: string };
  /** Name of the generated TypeScript type. */
  interfaceName: string;
  /** Shown to editors above the list: what this is for, and what may be uploaded. */
  description: string;
  useAsTitle: string;
  upload: Exclude<CollectionConfig['upload'], boolean | undefined>;
  /** Checks before anything is stored, besides the size limit. */
  checks: UploadCheck[];
  /** Reads metadata from an accepted upload. */
  measure?: CollectionBeforeOperationHook;
  fields: Field[];
};

/** Shared by all uploads: they are validated, named by content hash, and republish the pages that use them. */
export function mediaCollection(definition: MediaCollection, mediaDirectory: string): CollectionConfig {
  const { afterChange, afterDelete } = dependencyHooks((id, slug) => `media:${slug}:${id}`);
  const { slug, labels, interfaceName, description, useAsTitle, upload, checks, measure, fields } =
    definition;
  const folder = `${mediaDirectory}/${slug}`;
  return {
    slug,
    labels,
    typescript: { interface: interfaceName },
    graphQL: false,
    access: mediaAccess,
    // A copy would be the same file under another name.
    disableDuplicate: true,
    admin: {
      group: 'Media',
      useAsTitle,
      description,
      components: { beforeListTable: ['/media/library/view/media-library-link.tsx#MediaLibraryLink'] },
      defaultColumns: [
        'filename',
        ...(useAsTitle === 'filename' ? [] : [useAsTitle]),
        'filesize',
        'updatedAt',
      ],
    },
    upload: {
      staticDir: folder,
      crop: false,
      focalPoint: false,
      pasteURL: false,
      // Nobody gets one: a request sends its file, and names none that is elsewhere (keep-file-data.ts).
      requiresClientUploadReceipt: true,
      ...upload,
    },
    hooks: {
      beforeOperation: [
        refuseLostFolder,
        checkUpload(refuseOversize(slug), ...checks),
        ...(measure ? [measure] : []),
        nameByContent,
        ...keepFileData,
        holdReplacedFiles,
      ],
      beforeValidate: [recordWrittenFiles],
      beforeChange: [keepMeasures],
      beforeDelete: [holdRemovedFiles],
      afterChange: [...afterChange, redirectReplacedFile],
      afterDelete,
      afterError: [explainStorageFailure(folder)],
    },
    fields: [...fields, sizeField, ...filingFields, ...demoFields],
  };
}
