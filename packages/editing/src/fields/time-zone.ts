import { readerLocale, say } from '@keelstone/languages/say.ts';

/** True for the IANA name of a time zone, such as Europe/Berlin, in any spelling that the runtime accepts. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // Intl offers no other way to check: it throws for an unknown name.
    return false;
  }
}

/** Names to choose from. The current value is always included, even if it has been renamed since. */
export function timeZoneNames(chosen: string | null | undefined): string[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  if (chosen) names.add(chosen);
  return [...names].sort();
}

function clockIn(timeZone: string, date: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat(readerLocale(), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    day: `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

type Times = { timeZone: string; startsAt: string; endsAt?: string | null | undefined };

/**
 * Describes the local times in the zone: editors enter dates in the time zone of their computer, which may be
 * different.
 */
export function describeTimes({ timeZone, startsAt, endsAt }: Times): string {
  const start = clockIn(timeZone, startsAt);
  if (!endsAt) return say('By the clock there, it begins on {day} at {time}.', start);
  const end = clockIn(timeZone, endsAt);
  const times = { ...start, endDay: end.day, end: end.time };
  return end.day === start.day
    ? say('By the clock there, it begins on {day} at {time} and ends at {end}.', times)
    : say('By the clock there, it begins on {day} at {time} and ends on {endDay} at {end}.', times);
}
