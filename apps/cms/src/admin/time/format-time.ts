import { readerLocale } from '@keelstone/languages/say.ts';

/**
 * A time with its zone: "Sat 21 Nov 2026, 09:00 CET".
 *
 * @param zone otherwise that of the editor
 */
export function formatTime(time: Date, zone?: string): string {
  return new Intl.DateTimeFormat(readerLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(zone && { timeZone: zone }),
  }).format(time);
}
