import type { User } from '@keelstone/editing/payload-types.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
} from 'payload';
import type { AuditSubject } from '../audit/audit-entry.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { record, recordOf } from '../audit/record.ts';
import { actorOf } from '../database/actor-of.ts';
import { readerOf } from '../database/transaction.ts';
import { resetLogIns } from './guard-log-in.ts';

const subjectOf = ({ id, name }: Pick<User, 'id' | 'name'>): AuditSubject => ({
  collection: 'users',
  documentId: Number(id),
  title: name,
});

/** Records a change of password, because later hooks no longer see the password. */
export const recordPasswordChange: CollectionBeforeChangeHook<User> = ({ data, req }) => {
  req.context.changesPassword = Boolean(data.password);
  return data;
};

export const recordUserChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const subject = subjectOf(doc);
  if (operation === 'create') {
    await recordOf(req, { action: 'create', subject, detail: { role: doc.role } });
    return doc;
  }
  const fields = changedFields(previousDoc, doc);
  if (fields.length > 0) {
    const role = previousDoc?.role === doc.role ? {} : { role: doc.role };
    await recordOf(req, { action: 'change', subject, detail: { fields, ...role } });
  }
  if (req.context.changesPassword) {
    resetLogIns(doc.email);
    await recordOf(req, { action: 'password_change', subject });
  }
  return doc;
};

export const recordUserDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await recordOf(req, { action: 'delete', subject: subjectOf(doc), detail: { role: doc.role } });
  return doc;
};

/** Payload has no hook inside the transaction that unlocks an account, so the entry is written after it. */
export const recordUnlock: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  if ((operation as string) !== 'unlock' || !result) return result;
  const { email } = (args as { data?: { email?: string } }).data ?? {};
  resetLogIns(String(email));
  const executor = await readerOf(req);
  const { rows } = await executor.query('select id, name from users where email = $1', [
    String(email).toLowerCase().trim(),
  ]);
  const [row] = rows;
  if (row) {
    const subject = subjectOf({ id: Number(row.id), name: String(row.name) });
    await record(executor, { action: 'unlock', actor: actorOf(req), subject });
  }
  return result;
};
