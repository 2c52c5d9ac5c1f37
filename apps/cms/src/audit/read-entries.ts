import type { Executor } from '@keelstone/read-model';
import type { AuditChannel } from '../database/actor-of.ts';
import type { AuditAction, AuditDetail } from './audit-entry.ts';

/** Filters: one person, one action and one day (UTC, `2026-11-22`), or all. */
export type EntryFilter = {
  person?: number | undefined;
  action?: AuditAction | undefined;
  day?: string | undefined;
  /** Only entries older than this one. */
  before?: number | undefined;
};

export type ListedEntry = {
  id: number;
  at: Date;
  action: AuditAction;
  channel: AuditChannel;
  actor: { id: number; name: string } | null;
  collection: string;
  documentId: number | null;
  title: string | null;
  languages: readonly string[];
  detail: AuditDetail;
};

export type EntryPage = {
  entries: ListedEntry[];
  /** Pass as `before` for the next page; null when there are no older entries. */
  next: number | null;
};

export type Person = { id: number; name: string };

const MATCHES = `($1::integer is null or actor_id = $1 or (collection = 'users' and document_id = $1))
  and ($2::text is null or action = $2)
  and ($3::date is null or at >= $3::date::timestamp at time zone 'UTC'
       and at < ($3::date + 1)::timestamp at time zone 'UTC')
  and ($4::bigint is null or id < $4)`;

function toEntry(row: Record<string, unknown>): ListedEntry {
  return {
    id: Number(row.id),
    at: new Date(Number(row.at_ms)),
    action: row.action as AuditAction,
    channel: row.channel as AuditChannel,
    actor: row.actor_id === null ? null : { id: Number(row.actor_id), name: String(row.actor_name ?? '') },
    collection: String(row.collection),
    documentId: row.document_id === null ? null : Number(row.document_id),
    title: row.title === null ? null : String(row.title),
    languages: (row.languages ?? []) as string[],
    detail: (row.detail ?? {}) as AuditDetail,
  };
}

/** Entries, the newest first. @param limit how many at most */
export async function readEntries(
  executor: Executor,
  { person, action, day, before }: EntryFilter,
  limit: number,
): Promise<EntryPage> {
  const { rows } = await executor.query(
    `select *, extract(epoch from at) * 1000 as at_ms from audit.entries where ${MATCHES} order by id desc limit $5::integer + 1`,
    [person ?? null, action ?? null, day ?? null, before ?? null, limit],
  );
  const entries = rows.slice(0, limit).map(toEntry);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** Everyone who appears in the trail, by their most recent name. */
export async function readPeople(executor: Executor): Promise<Person[]> {
  const { rows } = await executor.query(
    `select distinct on (actor_id) actor_id, actor_name from audit.entries
     where actor_id is not null order by actor_id, id desc`,
  );
  return rows
    .map(({ actor_id, actor_name }) => ({ id: Number(actor_id), name: String(actor_name ?? '') }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
