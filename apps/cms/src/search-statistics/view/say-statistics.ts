import { readerLocale, say } from '@keelstone/languages/say.ts';

export const sayNumber = (number: number): string => new Intl.NumberFormat(readerLocale()).format(number);

/** @param day such as 2026-11-21 */
export const sayDay = (day: string): string =>
  new Intl.DateTimeFormat(readerLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** @returns such as `12.5%`; empty when the whole is zero */
export const sayShare = (part: number, whole: number): string =>
  whole === 0
    ? ''
    : new Intl.NumberFormat(readerLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(
        part / whole,
      );

const FURTHER = 11;

/** @param rank from 1; 11 stands for all further ones */
export const sayRank = (rank: number): string => (rank >= FURTHER ? say('beyond 10') : String(rank));
