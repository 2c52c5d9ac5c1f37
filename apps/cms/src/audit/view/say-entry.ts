import type { Messages } from '@keelstone/languages/messages.ts';
import type { AuditAction, AuditDetail } from '../audit-entry.ts';
import type { ListedEntry } from '../read-entries.ts';

/** To the second and in UTC, so that entries of people in different time zones compare. */
export const sayMoment = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

/** The actor, in words. */
export function sayActor({ actor, action }: ListedEntry, messages: Messages['audit']): string {
  if (actor) return actor.name || `#${actor.id}`;
  return action === 'log_in_failed' || action === 'lock_out' ? messages.stranger : messages.system;
}

const ACTION_OF_PLAN: Record<string, AuditAction> = {
  publish: 'publish',
  unpublish: 'unpublish',
  archive: 'archive',
};

/** The details, one sentence each. */
export function sayDetail(detail: AuditDetail, messages: Messages['audit']): string[] {
  const { fields, role, revision, asDraft = false, planned, at, count } = detail;
  const { because, plannedRevision, writer } = detail;
  const action = ACTION_OF_PLAN[planned ?? ''];
  return [
    ...(fields?.length ? [messages.fields(fields)] : []),
    ...(role === undefined ? [] : [messages.role(role)]),
    ...(revision === undefined ? [] : [messages.revision(revision, asDraft)]),
    ...(action && at ? [messages.planned(messages.actions[action], sayMoment(new Date(at)))] : []),
    ...(because === undefined ? [] : [messages.because(messages.actions[because])]),
    ...(plannedRevision === undefined ? [] : [messages.plannedRevision(plannedRevision)]),
    ...(writer === undefined ? [] : [messages.writer(writer)]),
    ...(count === undefined ? [] : [messages.count(count)]),
  ];
}

export type Target = { text: string; href: string | null };

/**
 * The affected document and its link (into the trash if it is there); no link for deleted documents or for what
 * never was a document.
 */
export function targetOf(
  entry: ListedEntry,
  labels: Record<string, string>,
  messages: Messages['audit'],
): Target {
  const { action, collection, documentId, title } = entry;
  if (collection === 'site_settings') {
    return { text: messages.settings, href: '/admin/globals/site_settings' };
  }
  if (collection === 'submissions') return { text: messages.submissions, href: '/admin/submissions' };
  const label = labels[collection] ?? collection;
  if (documentId === null) {
    const isAccount = collection === 'users';
    return { text: isAccount ? messages.unknownAccount : label, href: isAccount ? null : listOf(collection) };
  }
  const text = `${label}: ${title ?? `#${documentId}`}`;
  const href = `${listOf(collection)}${action === 'trash' ? '/trash' : ''}/${documentId}`;
  return { text, href: action === 'delete' ? null : href };
}

const listOf = (collection: string) => `/admin/collections/${collection}`;
