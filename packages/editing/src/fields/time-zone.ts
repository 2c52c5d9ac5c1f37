/** True for the IANA name of a time zone, such as Europe/Berlin, in any spelling that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // Intl has no other way to ask: a name it does not know is an error.
    return false;
  }
}

/** Names to choose from. What is chosen already stays among them, also where it has a newer name by now. */
export function timeZoneNames(chosen: string | null | undefined): string[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  if (chosen) names.add(chosen);
  return [...names].sort();
}

function clockIn(timeZone: string, date: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
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

/** What the clock shows there: an editor enters dates by the clock of their own machine, which may show another hour. */
export function describeTimes({ timeZone, startsAt, endsAt }: Times): string {
  const start = clockIn(timeZone, startsAt);
  const begins = `By the clock there, it begins on ${start.day} at ${start.time}`;
  if (!endsAt) return `${begins}.`;
  const end = clockIn(timeZone, endsAt);
  return `${begins} and ends ${end.day === start.day ? '' : `on ${end.day} `}at ${end.time}.`;
}
