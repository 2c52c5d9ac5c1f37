import type { MediaSlug } from '@keelstone/editing/media/media-collections.ts';
import { type AdminText, readerLocale, say } from '@keelstone/languages/say.ts';

/** Label of each media collection. */
export const KINDS: Record<MediaSlug, AdminText> = {
  images: 'Image',
  svgs: 'Drawing',
  files: 'File',
  audio: 'Sound recording',
  videos: 'Video',
  remote_videos: 'Remote video',
  captions: 'Captions',
};

const DAY_MS = 86_400_000;
const KILOBYTE = 1024;
const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** A file size in file managers' units; empty for remote videos, which have no file. */
export function saySize(bytes: number): string {
  if (bytes === 0) return say('no file');
  const step = Math.min(Math.floor(Math.log(bytes) / Math.log(KILOBYTE)), UNITS.length - 1);
  const value = bytes / KILOBYTE ** step;
  const digits = value < 10 && step > 0 ? 1 : 0;
  const number = new Intl.NumberFormat(readerLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return `${number.format(value)} ${UNITS[step]}`;
}

/** A number of media. */
export const sayMedia = (number: number) =>
  number === 1 ? say('1 medium') : say('{number} media', { number });

/** How long ago something was uploaded, coarsely. */
export function sayAge(createdAt: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(createdAt)) / DAY_MS));
  if (days === 0) return say('today');
  if (days < 60) return days === 1 ? say('yesterday') : say('{days} days ago', { days });
  const months = Math.round(days / 30.4);
  return months < 24
    ? say('{months} months ago', { months })
    : say('{years} years ago', { years: Math.round(days / 365.25) });
}
