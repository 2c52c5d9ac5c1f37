import { type IAudioMetadata, parseBuffer, parseFile } from 'music-metadata';
import { sourceOf, type UploadedFile } from './uploaded-file.ts';

/** Reads a recording's metadata, skipping embedded cover images. */
export function readRecording(file: UploadedFile): Promise<IAudioMetadata> {
  const source = sourceOf(file);
  const options = { duration: true, skipCovers: true };
  return typeof source === 'string'
    ? parseFile(source, options)
    : parseBuffer(source, { mimeType: file.mimetype, size: file.size }, options);
}
