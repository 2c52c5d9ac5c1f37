import { writeFile } from 'node:fs/promises';
import type { UploadCheck } from './check-upload.ts';
import { cleanSvg, UnsafeSvgError } from './clean-svg.ts';
import { UploadRefusedError } from './upload-refused.error.ts';
import { readUpload, type UploadedFile } from './uploaded-file.ts';

async function clean(file: UploadedFile): Promise<Buffer> {
  try {
    return Buffer.from(await cleanSvg((await readUpload(file)).toString('utf8')));
  } catch (error) {
    if (!(error instanceof UnsafeSvgError)) throw error;
    // Names such as xlink:href: see UploadRefusedError for why there must be no colon.
    const fault = error.message.replaceAll(':', ' ');
    throw new UploadRefusedError(file.name, `it has ${fault}. Export it as plain SVG, and upload that.`);
  }
}

/** C-16: only what was made safe is stored; refused is what would not be the same drawing any more. */
export const cleanUploadedSvg: UploadCheck = async (file) => {
  const drawing = await clean(file);
  file.size = drawing.length;
  if (file.tempFilePath) await writeFile(file.tempFilePath, drawing);
  else file.data = drawing;
};
