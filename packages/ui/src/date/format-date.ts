import { type Language, languages } from '@keelstone/languages/languages.ts';
import { siteZone } from './site-zone.ts';

const NUMBERS = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

/**
 * A numeric date in the format of the language (S-15): month/day/year in English, day.month.year in German; in
 * the time zone of the site.
 */
export function formatDate(unixSeconds: number, language: Language): string {
  const zone = siteZone();
  return kept(`${language} ${zone} ${unixSeconds}`, () => {
    const parts = formatOf('en', zone, NUMBERS).formatToParts(unixSeconds * 1000);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((each) => each.type === type)?.value);
    return languages[language].shortDate(part('day'), part('month'), part('year'));
  });
}

/** A date in words, such as `14 March 2026`, in a time zone (that of the site by default). */
export function formatLongDate(unixSeconds: number, language: Language, timeZone = siteZone()): string {
  return kept(`in words ${language} ${timeZone} ${unixSeconds}`, () =>
    format(unixSeconds, language, timeZone, { day: 'numeric', month: 'long', year: 'numeric' }),
  );
}

/** The same pages and cards are rendered again and again, each with dates that take longer than their HTML. */
const dates = new Map<string, string>();
const MOST_DATES = 10_000;

function kept(name: string, make: () => string): string {
  const known = dates.get(name);
  if (known !== undefined) return known;
  const date = make();
  if (dates.size >= MOST_DATES) dates.clear();
  dates.set(name, date);
  return date;
}

/** Hours and minutes in a time zone, such as `16:40`. */
export function formatTime(unixSeconds: number, language: Language, timeZone: string): string {
  return format(unixSeconds, language, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** One part of a date in a time zone: the day of the month, the name of the month or that of the weekday. */
export function formatPart(
  unixSeconds: number,
  language: Language,
  timeZone: string,
  part: Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'weekday' | 'year' | 'timeZoneName'>,
): string {
  return format(unixSeconds, language, timeZone, part);
}

const format = (
  seconds: number,
  language: Language,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string => formatOf(language, timeZone, options).format(seconds * 1000);

/**
 * Cached, because creating a formatter takes longer than rendering the page around it. Content uses only a few
 * time zones.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 500;

function formatOf(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const name = JSON.stringify([language, timeZone, options]);
  const known = formats.get(name);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const format = makeFormat(language, { ...options, timeZone });
  formats.set(name, format);
  return format;
}

/** A time zone unknown to the runtime is an editor's mistake, not a reason to fail: falls back to UTC. */
function makeFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(languages[language].tag, options);
  } catch {
    return new Intl.DateTimeFormat(languages[language].tag, { ...options, timeZone: 'UTC' });
  }
}
