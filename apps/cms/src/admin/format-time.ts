import { readerLocale } from '@keelstone/languages/say.ts';

/** The editor's own time zone, such as Europe/Berlin. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time in the editor's time zone, with its name: "Sat 21 Nov 2026, 09:00 CET". */
export function formatTime(time: Date): string {
  return new Intl.DateTimeFormat(readerLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
}
