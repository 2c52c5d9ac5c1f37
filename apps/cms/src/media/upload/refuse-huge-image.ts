import { MOST_PIXELS } from '@keelstone/editing/media/upload-limits.ts';
import { say } from '@keelstone/languages/say.ts';
import sharp from 'sharp';
import { type UploadCheck, UploadRefusedError } from './check-upload.ts';
import { sourceOf, type UploadedFile } from './uploaded-file.ts';

const MEGAPIXEL = 1_000_000;

/** Reads only the header: a few kilobytes can decode to gigabytes of pixels. An animation is decoded whole. */
async function measure(file: UploadedFile): Promise<{ pixels: number; frames: number }> {
  try {
    const header = await sharp(sourceOf(file), { limitInputPixels: false }).metadata();
    const { width = 0, height = 0, pages: frames = 1 } = header;
    return { pixels: width * height * frames, frames };
  } catch {
    // Reported to the editor below.
    return { pixels: 0, frames: 0 };
  }
}

/**
 * Refuses images with more pixels than any screen shows, which only cost time or could exhaust the server's memory.
 */
export const refuseHugeImage: UploadCheck = async (file) => {
  const { pixels, frames } = await measure(file);
  if (pixels === 0) {
    throw new UploadRefusedError(
      file.name,
      say('it cannot be read as an image. Export it again, and upload that.'),
    );
  }
  if (pixels <= MOST_PIXELS) return;
  const numbers = { round: Math.round(pixels / MEGAPIXEL), number: MOST_PIXELS / MEGAPIXEL };
  if (frames > 1) {
    throw new UploadRefusedError(
      file.name,
      say(
        'its {frames} frames have {round} megapixels together, and an image may have {number}. Make them smaller or fewer, or upload it as a video.',
        { ...numbers, frames },
      ),
    );
  }
  throw new UploadRefusedError(
    file.name,
    say(
      'it has {round} megapixels, and an image may have {number}. Scale it to 4,000 pixels in width, which is more than any screen shows, and upload that.',
      numbers,
    ),
  );
};
