import { type IAudioMetadata, parseBuffer, parseFile } from 'music-metadata';
import type { CollectionBeforeChangeHook } from 'payload';
import { readMp4Size } from './mp4-size.ts';
import { onUpload } from './on-upload.ts';
import { sourceOf, type UploadedFile } from './uploaded-file.ts';

/** Reads a recording's metadata, skipping embedded cover images. */
export function readRecording(file: UploadedFile): Promise<IAudioMetadata> {
  const source = sourceOf(file);
  const options = { duration: true, skipCovers: true };
  return typeof source === 'string'
    ? parseFile(source, options)
    : parseBuffer(source, { mimeType: file.mimetype, size: file.size }, options);
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
