import type { AuditActor } from '../database/actor-of.ts';

/** What is recorded. The names are kept for as long as entries are: one that goes out of use stays readable. */
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

/** What it was done to. */
export type AuditSubject = {
  /** Slug of a collection or a global. */
  collection: string;
  /** Null for a global, and for many documents at once. */
  documentId: number | null;
  title: string | null;
};

/** More about it, in a few words that hold no content: names of fields, never their values. */
export type AuditDetail = {
  /** Fields whose values changed, by name. */
  fields?: readonly string[];
  /** A role that was given. */
  role?: string;
  /** The revision that was restored, and as what. */
  revision?: number;
  asDraft?: boolean;
  /** What was planned, and for when (ISO 8601). */
  planned?: string;
  at?: string;
  /** What voided the plan. */
  because?: AuditAction;
  /** Who wrote the text that a plan publishes, and which revision it was. */
  writer?: string;
  plannedRevision?: number;
  /** How many documents, where it was many at once. */
  count?: number;
};

export type AuditEntry = {
  action: AuditAction;
  actor: AuditActor;
  subject: AuditSubject;
  /** Languages in which visitors see it, or saw it until then. */
  languages?: readonly string[];
  detail?: AuditDetail;
};
