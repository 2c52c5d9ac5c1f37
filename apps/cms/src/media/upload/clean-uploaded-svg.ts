import { writeFile } from 'node:fs/promises';
import { say } from '@keelstone/languages/say.ts';
import { type UploadCheck, UploadRefusedError } from './check-upload.ts';
import { cleanSvg, UnsafeSvgError } from './clean-svg.ts';
import { readUpload, type UploadedFile } from './uploaded-file.ts';

async function clean(file: UploadedFile): Promise<Buffer> {
  try {
    return Buffer.from(await cleanSvg((await readUpload(file)).toString('utf8')));
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
