/** The file names in a document of an upload collection. */
export type UploadDocument = {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null;
};

/** Names of all files of a document: the original and its renditions. */
export const filesOf = ({ filename, sizes }: UploadDocument): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
