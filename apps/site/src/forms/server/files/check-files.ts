import { type FileFormat, type FormField, formatsOf, MEGABYTE } from '@keelstone/model';
import type { FieldError } from '@keelstone/ui/form-view/form-state.ts';
import { fileTypeFromBuffer } from 'file-type';
import { cleanLine, cutText } from '../clean-text.ts';
import type { ReceivedFile } from './read-multipart.ts';

const MOST_CHARACTERS = 100;
/** Characters that change how a name is read, and those that folders and shells treat specially. */
const MISLEADING = /[\p{Cf}\p{Co}\p{Cn}]/gu;
const SPECIAL = /[<>:"/\\|?*]/g;

/** The extension of a name, without the dot and in lower case. */
const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** A name under which staff may save a file on any system: without a path, control and invisible characters. */
export function cleanFileName(name: string, ending: string): string {
  const last = cleanLine(name.split(/[/\\]/).at(-1) ?? '');
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(MISLEADING, '')
    .replace(SPECIAL, '_')
    .replace(/^[\s.]+/, '');
  return `${cutText(stem, MOST_CHARACTERS).replace(/[\s.]+$/, '') || 'file'}.${ending}`;
}

export type FileField = Extract<FormField, { kind: 'file' }>;

/** A file that may be stored, once it has been scanned. */
export type CheckedFile = { field: string; name: string; mime: string; content: Buffer };

export const mostBytesOf = ({ maxMegabytes }: FileField): number => maxMegabytes * MEGABYTE;

/** What browsers claim if they do not know a type. */
const UNKNOWN = ['', 'application/octet-stream'];
/** Names that file-type and browsers have for the same formats. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/pjpeg': 'image/jpeg',
  'image/jpg': 'image/jpeg',
};
const standard = (mime: string) => ALIASES[mime] ?? mime;

/** Plain text is what is UTF-8 without control characters; there is nothing else to recognise it by. */
function isPlainText(content: Buffer): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(
      new TextDecoder('utf-8', { fatal: true }).decode(content),
    );
  } catch {
    return false;
  }
}

/** Formats of which no file is plain text, though a text may begin like one: `BM`, `GIF`, `ID3` and `MZ` are enough. */
const BINARY = /^(?:image|audio)\/|^application\/x-msdownload$/;

async function detectType(content: Buffer): Promise<string | null> {
  // A file that ends within its header has no known type.
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found && !(BINARY.test(found.mime) && isPlainText(content))) return standard(found.mime);
  return isPlainText(content) ? 'text/plain' : null;
}

/** The format of a file if its content, its name and the browser's claim agree on it. */
async function formatOf(
  { name, claimedType }: ReceivedFile,
  content: Buffer,
  formats: readonly FileFormat[],
) {
  const type = await detectType(content);
  const format = formats.find(({ mime }) => mime === type);
  if (!format?.endings.includes(endingOf(name))) return null;
  const claimed = standard(claimedType.toLowerCase().split(';')[0]?.trim() ?? '');
  return claimed === format.mime || UNKNOWN.includes(claimed) ? format : null;
}

/** Checks what was sent in a field for files (C-8): how many, how large, and what is in them. */
export async function checkFiles(
  field: FileField,
  received: readonly ReceivedFile[],
): Promise<{ files: CheckedFile[] } | { error: FieldError }> {
  if (received.length === 0 && field.isRequired) return { error: 'missing' };
  if (received.length > field.maxFiles) return { error: 'too_many_files' };
  const files: CheckedFile[] = [];
  for (const file of received) {
    const { content } = file;
    if (!content) return { error: 'file_too_large' };
    if (content.length === 0) return { error: 'file_empty' };
    const format = await formatOf(file, content, formatsOf(field.accepts));
    const ending = format && endingOf(file.name);
    if (!format || !ending) return { error: 'file_type' };
    files.push({ field: field.name, name: cleanFileName(file.name, ending), mime: format.mime, content });
  }
  return { files };
}
