import { type UploadCheck, UploadRefusedError } from './check-upload.ts';
import { readRecording } from './measure-recording.ts';

/** Video codecs in MP4 that some browsers do not play, by their four-character code. */
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
    // An unreadable header is no reason to refuse: browsers are more tolerant than libraries.
    return [];
  }
}

/** MP4 is only a container: its video codec must be one that every browser plays. */
export const refuseUnplayableVideo: UploadCheck = async (file) => {
  const unplayable = (await readCodecs(file)).map((codec) => UNPLAYABLE[codec]).find(Boolean);
  if (!unplayable) return;
  throw new UploadRefusedError(
    file.name,
    `its picture is encoded as ${unplayable}, which not every browser plays. Export it as H.264, and upload that.`,
  );
};
