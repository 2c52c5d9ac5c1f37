type Period = { startsAt: number; endsAt: number | null };

/** Assumed duration, in seconds, of an event whose end is missing or before its start. */
const HOUR = 3600;

/** When an event ends, in Unix seconds. */
export const eventEnd = ({ startsAt, endsAt }: Period): number =>
  endsAt !== null && endsAt > startsAt ? endsAt : startsAt + HOUR;
