import type { AuditAction } from './audit-entry.ts';

type Document = { deletedAt?: string | null } | undefined;

/** Whether a save moved a document to the trash or restored it; undefined for any other save. */
export function trashTransition(
  before: Document,
  after: Document,
): Extract<AuditAction, 'trash' | 'untrash'> | undefined {
  const [was, is] = [Boolean(before?.deletedAt), Boolean(after?.deletedAt)];
  if (was === is) return undefined;
  return is ? 'trash' : 'untrash';
}
