import type { UploadCheck } from './check-upload.ts';
import { readRecording } from './read-recording.ts';
import { UploadRefusedError } from './upload-refused.error.ts';

/** Encodings of pictures in MP4 that some browsers do not play, by the four letters that name them. */
const UNPLAYABLE: Record<string, string> = {
  hvc1: 'H.265',
  hev1: 'H.265',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  mp4v: 'MPEG-4 Part 2',
};

async function readCodecs(file: Parameters<UploadCheck>[0]): Promise<string[]> {
  try {
    const { format } = await readRecording(file);
    return (format.trackInfo ?? []).map(({ codecName = '' }) => codecName.replace(/[<>]/g, '').trim());
  } catch {
    // A header that cannot be read says nothing against playing: browsers are more patient than libraries.
    return [];
  }
}

/** An MP4 is only a case: what is in it must be something that every browser plays. */
export const refuseUnplayableVideo: UploadCheck = async (file) => {
  const unplayable = (await readCodecs(file)).map((codec) => UNPLAYABLE[codec]).find(Boolean);
  if (!unplayable) return;
  throw new UploadRefusedError(
    file.name,
    `its picture is encoded as ${unplayable}, which not every browser plays. Export it as H.264, and upload that.`,
  );
};
