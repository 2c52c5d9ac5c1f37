import { frameOf } from '@keelstone/editing/media/crop.ts';

/** The file names in a document of an upload collection. */
export type UploadDocument = {
  filename?: string | null;
  width?: number | null;
  height?: number | null;
  crop?: unknown;
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null;
};

/** Names of all files of a document: the original, the part of it that is shown, and its renditions. */
export const filesOf = (document: UploadDocument): string[] => [
  ...new Set(
    [
      document.filename,
      frameOf(document)?.filename,
      ...Object.values(document.sizes ?? {}).map((size) => size?.filename),
    ].filter((name): name is string => typeof name === 'string' && name !== ''),
  ),
];
