/** Kinds of files that an editor may let visitors send with a form (C-8). */
export const FILE_GROUPS = ['picture', 'pdf', 'office', 'text'] as const;
export type FileGroup = (typeof FILE_GROUPS)[number];

/** A format of files, as its content is recognised. */
export type FileFormat = {
  group: FileGroup;
  name: string;
  /** Extensions, without the dot; the first one is given to a file. */
  endings: readonly string[];
  mime: string;
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** Formats without macros and scripts, as far as they can be told apart by their content. */
const FILE_FORMATS: readonly FileFormat[] = [
  { group: 'picture', name: 'JPEG', endings: ['jpg', 'jpeg'], mime: 'image/jpeg' },
  { group: 'picture', name: 'PNG', endings: ['png'], mime: 'image/png' },
  { group: 'picture', name: 'WebP', endings: ['webp'], mime: 'image/webp' },
  { group: 'picture', name: 'HEIC', endings: ['heic', 'heif'], mime: 'image/heic' },
  { group: 'pdf', name: 'PDF', endings: ['pdf'], mime: 'application/pdf' },
  { group: 'office', name: 'DOCX', endings: ['docx'], mime: `${OFFICE}.wordprocessingml.document` },
  { group: 'office', name: 'XLSX', endings: ['xlsx'], mime: `${OFFICE}.spreadsheetml.sheet` },
  { group: 'office', name: 'PPTX', endings: ['pptx'], mime: `${OFFICE}.presentationml.presentation` },
  { group: 'office', name: 'ODT', endings: ['odt'], mime: `${OPEN}.text` },
  { group: 'office', name: 'ODS', endings: ['ods'], mime: `${OPEN}.spreadsheet` },
  { group: 'office', name: 'ODP', endings: ['odp'], mime: `${OPEN}.presentation` },
  { group: 'text', name: 'TXT', endings: ['txt'], mime: 'text/plain' },
];

/** The formats that a field accepts. */
export const formatsOf = (groups: readonly FileGroup[]): FileFormat[] =>
  FILE_FORMATS.filter(({ group }) => groups.includes(group));

/** The largest size of one file that an editor may allow. */
export const MOST_MEGABYTES = 10;
/** The largest number of files in one field that an editor may allow. */
export const MOST_FILES = 5;
/** The largest size of all files of one submission: they are held in memory until they are stored. */
export const MOST_MEGABYTES_TOGETHER = 20;

export const MEGABYTE = 1_000_000;
