import { type IAudioMetadata, parseBuffer, parseFromTokenizer } from 'music-metadata';
import type { CollectionBeforeChangeHook } from 'payload';
import { fromFile } from 'strtok3';
import { readMp4Size } from './mp4-size.ts';
import { onUpload } from './on-upload.ts';
import { sourceOf, type UploadedFile } from './uploaded-file.ts';

/** Three hours of frames take a second; a megabyte of a damaged one, which is read byte by byte, takes a minute. */
const LONGEST_MS = 5000;

/**
 * Reads a recording's metadata, skipping embedded cover images.
 *
 * @throws if it cannot be read, or not in this time
 */
export async function readRecording(file: UploadedFile, longestMs = LONGEST_MS): Promise<IAudioMetadata> {
  const source = sourceOf(file);
  const options = { duration: true, skipCovers: true };
  if (typeof source !== 'string')
    return parseBuffer(source, { mimeType: file.mimetype, size: file.size }, options);
  const tokenizer = await fromFile(source);
  // The next read of a closed file fails; strtok3 10.8.0 has a signal, which files do not listen to.
  const timer = setTimeout(() => void tokenizer.close(), longestMs);
  try {
    return await parseFromTokenizer(tokenizer, options);
  } finally {
    clearTimeout(timer);
    await tokenizer.close();
  }
}

/** Metadata of a recording; the editor enters what is missing. */
type Measures = { seconds?: number; width?: number; height?: number };

function sizeOf({ format }: IAudioMetadata): Pick<Measures, 'width' | 'height'> {
  const video = format.trackInfo?.find((track) => track.video)?.video;
  return video?.pixelWidth && video.pixelHeight ? { width: video.pixelWidth, height: video.pixelHeight } : {};
}

async function measure(file: UploadedFile): Promise<Measures> {
  try {
    const header = await readRecording(file);
    const { duration } = header.format;
    const size = file.mimetype === 'video/mp4' ? await readMp4Size(sourceOf(file)) : sizeOf(header);
    return { ...(duration ? { seconds: Math.round(duration * 10) / 10 } : {}), ...size };
  } catch {
    // A recording whose duration cannot be read may still play: the editor may enter it.
    return {};
  }
}

/** Reads duration and dimensions from the file's header, so that no editor needs to measure them. */
export const measureRecording = onUpload(async (file, req) => {
  req.context.measures = await measure(file);
});

export const keepMeasures: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  ...(req.context.measures as Measures | undefined),
});
