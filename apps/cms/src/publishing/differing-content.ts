import type { Content } from './merge-languages.ts';

/** What the CMS notes of a document, which is not its content. */
const NOTED = new Set([
  '_status',
  'createdAt',
  'deletedAt',
  'moderation',
  'reviewNote',
  'reviewRequestedAt',
  'reviewRequestedBy',
  'savedBy',
  'updatedAt',
]);

/** Without what is empty: a field that was never filled is stored in several ways. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(filled) : undefined;
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value;
  const entries = Object.entries(value)
    .map(([name, part]) => [name, filled(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Whether two states of a document say something different. */
export function isDifferentContent(one: Content, other: Content): boolean {
  const contentOf = (document: Content) =>
    filled(Object.fromEntries(Object.entries(document).filter(([name]) => !NOTED.has(name))));
  return JSON.stringify(contentOf(one)) !== JSON.stringify(contentOf(other));
}

/** What the CMS notes of a document, to be put over content from elsewhere. */
export const notedIn = (document: Content): Content =>
  Object.fromEntries(Object.entries(document).filter(([name]) => NOTED.has(name) && name !== 'createdAt'));
