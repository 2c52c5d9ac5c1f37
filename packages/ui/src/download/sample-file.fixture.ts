import type { File } from '@keelstone/model';

/** A file as the CMS stores it. */
export function sampleFile(overrides: Partial<File> = {}): File {
  return {
    kind: 'file',
    id: 8,
    url: '/media/files/first-hour-1a2b3c4d.pdf',
    title: 'The first hour, on one page',
    filename: 'the-first-hour.pdf',
    mimeType: 'application/pdf',
    bytes: 184_000,
    ...overrides,
  };
}
