import type { File } from '@keelstone/model';

/** The kind of a file as people name it: `PDF`, `XLSX`. */
export function formatName({ filename, mimeType }: File): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1];
  return (extension ?? mimeType.split('/').at(-1) ?? '').toUpperCase();
}

export { formatBytes } from '../../ui/download/format-bytes.ts';
