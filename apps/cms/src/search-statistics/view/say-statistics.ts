const numbers = new Intl.NumberFormat('en');
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const sayNumber = (number: number): string => numbers.format(number);

/** @param day such as 2026-11-21 */
export const sayDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

const shares = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** @returns such as `12.5%`; empty when the whole is zero */
export const sayShare = (part: number, whole: number): string =>
  whole === 0 ? '' : shares.format(part / whole);

const FURTHER = 11;

/** @param rank from 1; 11 stands for all further ones */
export const sayRank = (rank: number): string => (rank >= FURTHER ? 'beyond 10' : String(rank));
