import { say } from '@keelstone/languages/say.ts';
import { type UploadCheck, UploadRefusedError } from './check-upload.ts';
import { readUpload } from './uploaded-file.ts';

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`);
const SECOND = 1000;

const toMilliseconds = ([hours = '0', minutes = '0', seconds = '0', rest = '0']: (string | undefined)[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * SECOND + Number(rest);

/** The error in one cue's timing, or undefined. Source: WebVTT, W3C Candidate Recommendation, 4.1. */
function findTimingError(line: string, number: number): string | undefined {
  const times = TIMING.exec(line);
  if (!times) return say('the times in line {number} cannot be read', { number });
  const [start, end] = [toMilliseconds(times.slice(1, 5)), toMilliseconds(times.slice(5, 9))];
  return end > start ? undefined : say('line {number} ends before it begins', { number });
}

/**
 * Checks that a text is WebVTT with at least one cue.
 *
 * @returns the error, as a continuation of "it is no WebVTT"; undefined when browsers can show it
 */
export function findWebVttError(text: string): string | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return say('its first line is not WEBVTT');
  if (text.includes('\u0000') || text.includes('\uFFFD')) return say('it is not written in UTF-8');
  const timings = lines
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.includes('-->'));
  if (timings.length === 0) return say('there is no caption in it');
  for (const { line, number } of timings) {
    const error = findTimingError(line.trim(), number);
    if (error) return error;
  }
  return undefined;
}

/** Refuses captions that browsers cannot read: only the people who need them would notice. */
export const refuseOtherThanWebVtt: UploadCheck = async (file) => {
  const error = findWebVttError((await readUpload(file)).toString('utf8'));
  if (error) {
    throw new UploadRefusedError(
      file.name,
      say('it is no WebVTT ({error}). Export the captions as WebVTT (.vtt), and upload that.', { error }),
    );
  }
  file.mimetype = 'text/vtt';
};
