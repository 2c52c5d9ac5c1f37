/** Converts a date as Payload stores it to Unix seconds. */
export const toUnixSeconds = (date: string): number => Math.floor(Date.parse(date) / 1000);

export const toUnixSecondsOrNull = (date: string | null | undefined): number | null =>
  date ? toUnixSeconds(date) : null;
