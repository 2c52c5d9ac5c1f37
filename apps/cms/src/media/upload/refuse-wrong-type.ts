import { extname } from 'node:path';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { UploadCheck } from './check-upload.ts';
import { type MediaType, sayTypes } from './media-type.ts';
import { UploadRefusedError } from './upload-refused.error.ts';
import { sourceOf, type UploadedFile } from './uploaded-file.ts';

/** What the first bytes say it is; undefined for what nobody knows, and for what breaks off. */
async function detectType(file: UploadedFile): Promise<string | undefined> {
  const source = sourceOf(file);
  try {
    const found = await (typeof source === 'string' ? fileTypeFromFile(source) : fileTypeFromBuffer(source));
    return found?.mime;
  } catch {
    // A file that ends in the middle of its header is of no type we know: the caller says so.
    return undefined;
  }
}

const isOf = (type: MediaType, mime: string) => type.mime === mime || type.alsoKnownAs?.includes(mime);

/**
 * A name proves nothing: the content must be of a type we know, and the name must say the same. What a browser claimed
 * is replaced by what was found.
 */
export const refuseWrongType =
  (types: readonly MediaType[]): UploadCheck =>
  async (file) => {
    const found = await detectType(file);
    const type = found && types.find((candidate) => isOf(candidate, found));
    if (!type) {
      throw new UploadRefusedError(
        file.name,
        `what is in it is not ${sayTypes(types)}, whatever its name says. Export it as one of these, and upload that.`,
      );
    }
    const ending = extname(file.name).slice(1).toLowerCase();
    if (!type.endings.includes(ending)) {
      throw new UploadRefusedError(
        file.name,
        `what is in it is ${type.name}, but its name does not end in .${type.endings[0]}. Rename it, and upload it again.`,
      );
    }
    file.mimetype = type.mime;
  };
