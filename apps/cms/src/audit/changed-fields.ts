import { isContent } from '@keelstone/editing/content.ts';

/** Maintained by the CMS, not by a person. */
const UNTOLD = new Set([
  'updatedAt',
  'createdAt',
  'savedBy',
  'translationMarks',
  'versionNote',
  'sessions',
  'loginAttempts',
  'lockUntil',
  'hash',
  'salt',
]);
const MOST_FIELDS = 20;

/** Compares references by id: a populated document and its id are the same reference. */
const asReference = (_: string, value: unknown) =>
  isContent(value) && 'id' in value && 'createdAt' in value ? value.id : (value ?? undefined);

const say = (value: unknown) => JSON.stringify(value ?? null, asReference);

/** Names of all fields that differ, without their content. */
export function differingFields(before: unknown, after: unknown): string[] {
  if (!isContent(before) || !isContent(after)) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !UNTOLD.has(name) && say(before[name]) !== say(after[name])).sort();
}

/** The same, but at most 20: enough to know where to look. */
export const changedFields = (before: unknown, after: unknown): string[] =>
  differingFields(before, after).slice(0, MOST_FIELDS);
