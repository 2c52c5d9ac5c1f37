import { extname } from 'node:path';
import { say } from '@keelstone/languages/say.ts';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { type UploadCheck, UploadRefusedError } from './check-upload.ts';
import { type MediaType, sayTypes } from './media-type.ts';
import { sourceOf, type UploadedFile } from './uploaded-file.ts';

/** The type according to the first bytes; undefined if unknown or truncated. */
async function detectType(file: UploadedFile): Promise<string | undefined> {
  const source = sourceOf(file);
  try {
    const found = await (typeof source === 'string' ? fileTypeFromFile(source) : fileTypeFromBuffer(source));
    return found?.mime;
  } catch {
    // A file that ends within its header has no known type; the caller reports that.
    return undefined;
  }
}

const isOf = (type: MediaType, mime: string) => type.mime === mime || type.alsoKnownAs?.includes(mime);

/**
 * Refuses files whose content is not of an allowed type or does not match the extension. The MIME type claimed by
 * the browser is replaced by the detected one.
 */
export const refuseWrongType =
  (types: readonly MediaType[]): UploadCheck =>
  async (file) => {
    const found = await detectType(file);
    const type = found && types.find((candidate) => isOf(candidate, found));
    if (!type) {
      throw new UploadRefusedError(
        file.name,
        say(
          'what is in it is not {types}, whatever its name says. Export it as one of these, and upload that.',
          { types: sayTypes(types) },
        ),
      );
    }
    const ending = extname(file.name).slice(1).toLowerCase();
    if (!type.endings.includes(ending)) {
      throw new UploadRefusedError(
        file.name,
        say(
          'what is in it is {name}, but its name does not end in .{value}. Rename it, and upload it again.',
          { name: type.name, value: type.endings[0] },
        ),
      );
    }
    file.mimetype = type.mime;
  };
