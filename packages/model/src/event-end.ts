type Period = { startsAt: number; endsAt: number | null };

/** An event without an end, or with one before its beginning, is taken to last an hour, in seconds. */
const HOUR = 3600;

/** When an event ends, in Unix seconds. */
export const eventEnd = ({ startsAt, endsAt }: Period): number =>
  endsAt !== null && endsAt > startsAt ? endsAt : startsAt + HOUR;
