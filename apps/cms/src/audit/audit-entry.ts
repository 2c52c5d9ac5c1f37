import type { AuditActor } from '../database/actor-of.ts';

/** The recorded actions. Names are never removed while entries exist, so that old entries stay readable. */
export const AUDIT_ACTIONS = [
  'publish',
  'archive',
  'unpublish',
  'restore',
  'schedule',
  'unschedule',
  'void_plan',
  'create',
  'change',
  'trash',
  'untrash',
  'delete',
  'import',
  'export',
  'log_in',
  'log_in_failed',
  'lock_out',
  'unlock',
  'log_out',
  'password_change',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The document the action applied to. */
export type AuditSubject = {
  /** Slug of a collection or a global. */
  collection: string;
  /** Null for a global, and for a bulk action. */
  documentId: number | null;
  title: string | null;
};

/** Details without content: names of fields, never their values. */
export type AuditDetail = {
  /** Names of the fields whose values changed. */
  fields?: readonly string[];
  /** The role that was assigned. */
  role?: string;
  /** The revision that was restored. */
  revision?: number;
  asDraft?: boolean;
  /** The planned action and its time (ISO 8601). */
  planned?: string;
  at?: string;
  /** The action that cancelled the plan. */
  because?: AuditAction;
  /** Who wrote the revision that a plan publishes. */
  writer?: string;
  plannedRevision?: number;
  /** Number of documents of a bulk action. */
  count?: number;
};

export type AuditEntry = {
  action: AuditAction;
  actor: AuditActor;
  subject: AuditSubject;
  /** Languages in which it is published, or was until then. */
  languages?: readonly string[];
  detail?: AuditDetail;
};
