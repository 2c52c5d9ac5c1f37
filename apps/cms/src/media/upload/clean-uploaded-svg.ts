import { writeFile } from 'node:fs/promises';
import { say } from '@keelstone/languages/say.ts';
import { type UploadCheck, UploadRefusedError } from './check-upload.ts';
import { cleanSvg, UnsafeSvgError } from './clean-svg.ts';
import { readUpload, type UploadedFile } from './uploaded-file.ts';

/** The declaration of an encoding stands first, and in ASCII unless there is a byte order mark. */
const DECLARATION_BYTES = 200;

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, DECLARATION_BYTES).toString('latin1');
  return /^\W*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}

/** What is stored is UTF-8, without a declaration. */
function decode(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnsafeSvgError(say('characters that are not in its encoding, {encoding}', { encoding }));
  }
}

async function clean(file: UploadedFile): Promise<Buffer> {
  try {
    return Buffer.from(await cleanSvg(decode(await readUpload(file))));
  } catch (error) {
    if (!(error instanceof UnsafeSvgError)) throw error;
    const reason = error.message;
    throw new UploadRefusedError(
      file.name,
      say('it has {reason}. Export it as plain SVG, and upload that.', { reason }),
    );
  }
}

/** C-16: stores only the sanitized drawing; refuses one that would look different. */
export const cleanUploadedSvg: UploadCheck = async (file) => {
  const drawing = await clean(file);
  file.size = drawing.length;
  if (file.tempFilePath) await writeFile(file.tempFilePath, drawing);
  else file.data = drawing;
};
