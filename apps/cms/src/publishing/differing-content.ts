import type { Content } from '@keelstone/editing/content.ts';

/** Bookkeeping fields of the CMS, which are not content. */
const BOOKKEEPING = new Set([
  '_status',
  'createdAt',
  'deletedAt',
  'moderation',
  'reviewNote',
  'reviewRequestedAt',
  'reviewRequestedBy',
  'savedBy',
  'translationMarks',
  'updatedAt',
  'versionNote',
]);

/** Whether a field has content, not what the CMS keeps about it. */
export const isContentField = ({ name }: { name: string }): boolean => !BOOKKEEPING.has(name);

/** Removes empty values, because a field that was never filled is stored in several ways. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(filled) : undefined;
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value;
  const entries = Object.entries(value)
    .map(([name, part]) => [name, filled(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Whether two states of a document differ in content. A revision does not say whose it is. */
export function isDifferentContent(one: Content, other: Content): boolean {
  const contentOf = ({ id: _, ...document }: Content) =>
    filled(Object.fromEntries(Object.entries(document).filter(([name]) => isContentField({ name }))));
  return JSON.stringify(contentOf(one)) !== JSON.stringify(contentOf(other));
}

/** The bookkeeping fields of a document, to be merged over content from elsewhere. */
export const recordedIn = (document: Content): Content =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => BOOKKEEPING.has(name) && name !== 'createdAt'),
  );
