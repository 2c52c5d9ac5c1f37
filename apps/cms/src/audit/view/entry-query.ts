import { readerLanguage } from '@keelstone/languages/say.ts';
import { isLanguage, type Language } from '@keelstone/model';
import { AUDIT_ACTIONS } from '../audit-entry.ts';
import type { EntryFilter } from '../read-entries.ts';

export type EntryQuery = EntryFilter & { language: Language };

type Parameters = Record<string, string | string[] | undefined>;

const LARGEST_ID = 2_147_483_647;

function readNumber(value: string | string[] | undefined): number | undefined {
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value)) return undefined;
  const number = Number(value);
  return number > 0 && number <= LARGEST_ID ? number : undefined;
}

/** A valid day, such as 2026-11-22. */
function readDay(value: string | string[] | undefined): string | undefined {
  if (typeof value !== 'string' || !/^2\d{3}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}

/** Reads the filter from the view's URL; unknown or invalid parameters are ignored. */
export function readEntryQuery(parameters: Parameters = {}): EntryQuery {
  const { language, person, action, day, before } = parameters;
  return {
    language: isLanguage(language) ? language : readerLanguage(),
    person: readNumber(person),
    action: AUDIT_ACTIONS.find((known) => known === action),
    day: readDay(day),
    before: readNumber(before),
  };
}

/** The URL of the view. */
export function auditPath(query: EntryQuery): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return `/admin/audit-trail?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}
