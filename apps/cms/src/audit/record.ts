import type { Executor } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { actorOf } from '../database/actor-of.ts';
import { transactionOf } from '../database/transaction.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Long enough for lists; the full title is in the document. */
const LONGEST_TITLE = 200;

/**
 * Adds an entry to the audit trail in the executor's transaction, so that entry and action are committed together.
 */
export async function record(
  executor: Executor,
  { action, actor, subject, languages = [], detail }: AuditEntry,
): Promise<void> {
  await executor.query(
    `insert into audit.entries
       (action, channel, actor_id, actor_name, collection, document_id, title, languages, detail)
     values ($1, $2, $3::integer, $4, $5, $6::integer, $7, string_to_array(nullif($8::text, ''), ','), $9::jsonb)`,
    [
      action,
      actor.channel,
      actor.id,
      actor.name,
      subject.collection,
      subject.documentId,
      subject.title?.slice(0, LONGEST_TITLE) ?? null,
      languages.join(','),
      detail === undefined ? null : JSON.stringify(detail),
    ],
  );
}

/**
 * Records an action in the request's own transaction: if either fails, both are rolled back.
 *
 * @throws NoTransactionError when the request has none
 */
export async function recordOf(req: PayloadRequest, entry: Omit<AuditEntry, 'actor'>): Promise<void> {
  await record(await transactionOf(req), { ...entry, actor: actorOf(req) });
}
