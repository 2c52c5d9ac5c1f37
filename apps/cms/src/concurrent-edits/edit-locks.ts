import type { PayloadRequest, Where } from 'payload';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import { type EditedDocument, idOf, readVersion, slugOf } from './edited-document.ts';

export const LOCKS = 'payload-locked-documents';

/**
 * How long a lock outlives its last renewal. A tab releases its locks when it closes, so this is for tabs that
 * crash. Browsers run timers of background tabs at least once a minute.
 */
export const LOCK_SECONDS = 120;

export type LockHolder = { id: number; name: string };
/** Without a user if the account was deleted. */
type Lock = {
  id: number;
  document?: { relationTo: string; value: number };
  globalSlug?: string | null;
  user?: { value: LockHolder | number };
};

const ofDocument = (edited: EditedDocument): Where =>
  edited.global
    ? { globalSlug: { equals: edited.global.slug } }
    : {
        and: [
          { 'document.relationTo': { equals: edited.collection.slug } },
          { 'document.value': { equals: edited.id } },
        ],
      };

const ofUser = (id: number | string): Where => ({ 'user.value': { equals: id } });

const notExpired = (): Where => ({
  updatedAt: { greater_than: new Date(Date.now() - LOCK_SECONDS * 1000).toISOString() },
});

async function findLock(req: PayloadRequest, edited: EditedDocument): Promise<Lock | undefined> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: LOCKS,
    depth: 0,
    limit: 1,
    sort: '-updatedAt',
    where: { and: [ofDocument(edited), notExpired()] },
  });
  return docs[0] as unknown as Lock | undefined;
}

// The holder is populated with a name: see guard-edit-locks.ts.
const holderOf = (lock: Lock | undefined): LockHolder | undefined =>
  typeof lock?.user?.value === 'object' ? lock.user.value : undefined;

/** Who else is editing a document. */
export async function findOtherHolder(
  req: PayloadRequest,
  edited: EditedDocument,
): Promise<LockHolder | undefined> {
  const holder = holderOf(await findLock(req, edited));
  return holder && holder.id !== req.user?.id ? holder : undefined;
}

/** A document that somebody is editing, or a global, which has no id. */
export type Edited = { slug: string; id?: number; holder: LockHolder };

/** Everything that others are editing now. */
export async function findEditedByOthers(req: PayloadRequest): Promise<Edited[]> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: LOCKS,
    depth: 0,
    pagination: false,
    where: notExpired(),
  });
  return (docs as unknown as Lock[]).flatMap((lock) => {
    const holder = holderOf(lock);
    if (!holder || holder.id === req.user?.id) return [];
    const { document, globalSlug } = lock;
    if (document) return [{ slug: document.relationTo, id: document.value, holder }];
    return globalSlug ? [{ slug: globalSlug, holder }] : [];
  });
}

/** Whether a user may open and change a document, which holding its lock requires. */
export async function mayEdit(req: PayloadRequest, edited: EditedDocument): Promise<boolean> {
  const { access } = edited.collection ?? edited.global;
  const isAllowed = await access.update({ req, ...(edited.collection && { id: edited.id }) });
  return (
    Boolean(isAllowed) && (edited.global !== undefined || (await readVersion(req, edited)) !== undefined)
  );
}

/** Takes or renews a document's lock in a transaction; takes another user's only with `takeOver`. */
export async function holdLock(
  req: PayloadRequest,
  edited: EditedDocument,
  { takeOver }: { takeOver: boolean },
): Promise<LockHolder> {
  const { query } = await transactionOf(req);
  // Without this, two concurrent requests would both find no lock.
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `lock ${slugOf(edited)} ${idOf(edited)}`,
  ]);
  const { id, name } = req.user as LockHolder;
  const lock = await findLock(req, edited);
  const holder = holderOf(lock);
  if (holder && holder.id !== id && !takeOver) return holder;
  const options = { ...(await withTransactionOf(req)), collection: LOCKS, depth: 0 } as const;
  const user = { relationTo: 'users', value: id } as const;
  // A save may have deleted the lock in the meantime.
  const renewed =
    lock && (await req.payload.update({ ...options, where: { id: { equals: lock.id } }, data: { user } }));
  if (!renewed?.docs.length) {
    await req.payload.delete({ ...options, where: ofDocument(edited) });
    const document = edited.collection && { relationTo: edited.collection.slug, value: edited.id };
    const data = { user, ...(document ? { document } : { globalSlug: edited.global?.slug }) };
    await req.payload.create({ ...options, data: data as never });
  }
  return { id, name };
}

/** Releases the requesting user's lock on a document. */
export async function releaseLock(req: PayloadRequest, edited: EditedDocument): Promise<void> {
  if (!req.user) return;
  await req.payload.delete({
    ...(await withTransactionOf(req)),
    collection: LOCKS,
    depth: 0,
    where: { and: [ofDocument(edited), ofUser(req.user.id)] },
  });
}

/** Releases all locks of a user whose account is about to be deleted. */
export async function releaseAllLocks(req: PayloadRequest, user: number | string): Promise<void> {
  await req.payload.delete({
    ...(await withTransactionOf(req)),
    collection: LOCKS,
    depth: 0,
    where: ofUser(user),
  });
}
