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

/** @returns such as `12.5% of all`; empty when the whole is zero */
export const sayShare = (part: number, whole: number): string =>
  whole === 0 ? '' : `${shares.format(part / whole)} of all`;
