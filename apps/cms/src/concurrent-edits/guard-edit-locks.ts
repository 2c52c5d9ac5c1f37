import type { CollectionAfterReadHook, PayloadRequest, SanitizedConfig } from 'payload';
import { isAdministrator, isStaff } from '../access/roles.ts';
import { withTransactionOf } from '../database/transaction.ts';
import { LOCKS, mayEdit, releaseAllLocks } from './edit-locks.ts';
import type { EditedDocument } from './edited-document.ts';

type StoredLock = {
  id: number;
  document?: { relationTo: string; value: number };
  globalSlug?: string | null;
  user?: { relationTo: 'users'; value: unknown };
};

const idIn = (value: unknown): number =>
  Number(typeof value === 'object' && value !== null ? (value as { id: number }).id : value);

/**
 * Who holds a lock stands in it by name, whoever reads it: authors may read no other accounts, so that Payload would
 * say "User: 4" to them. What Payload's admin shows is the e-mail address, which is nobody's business: there, the name
 * stands in its place.
 */
const nameHolder: CollectionAfterReadHook<StoredLock> = async ({ doc, req }) => {
  if (!doc.user) return doc;
  const id = idIn(doc.user.value);
  const user = await req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
  });
  const name = user?.name ?? 'Somebody';
  const shown = req.payloadAPI === 'REST' ? {} : { collection: 'users', email: name };
  return { ...doc, user: { ...doc.user, value: { id, name, ...shown } } };
};

/** In the admin, taking over is changing the holder to oneself: nothing else may be changed by REST. */
const isTakeOver = (data: unknown, req: PayloadRequest): boolean => {
  const { user, ...rest } = (data ?? {}) as Partial<StoredLock>;
  return Object.keys(rest).length === 0 && user?.relationTo === 'users' && user.value === req.user?.id;
};

async function editedIn(req: PayloadRequest, id: number | string): Promise<EditedDocument | undefined> {
  const lock = (await req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection: LOCKS,
    id,
    depth: 0,
    disableErrors: true,
  })) as StoredLock | null;
  const collection = req.payload.collections[lock?.document?.relationTo as 'page']?.config;
  if (collection) return { collection, id: idIn(lock?.document?.value) };
  const global = req.payload.config.globals.find(({ slug }) => slug === lock?.globalSlug);
  return global && { global };
}

/**
 * Payload lets whoever is logged in make, change and delete any lock by REST. Here the forms' own endpoint makes them
 * (edit-lock.endpoints.ts); by REST one's own are let go of, and others' taken over by those who may edit the document.
 */
export function guardEditLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (!locks)
    throw new Error(`Payload has no collection ${LOCKS} any more: look for what guards edit locks now.`);
  locks.access = {
    ...locks.access,
    read: ({ req }) => isStaff(req),
    create: () => false,
    update: async ({ req, id, data }) => {
      if (!isStaff(req) || id === undefined || !isTakeOver(data, req)) return false;
      const edited = await editedIn(req, id);
      return edited !== undefined && (await mayEdit(req, edited));
    },
    delete: ({ req }) => isAdministrator(req) || (isStaff(req) && { 'user.value': { equals: req.user?.id } }),
  };
  locks.hooks.afterRead.push(nameHolder);
  // A lock that is left without its holder would be nobody's, and keep everybody out.
  const users = config.collections.find(({ slug }) => slug === config.admin.user);
  users?.hooks.beforeDelete.push(({ id, req }) => releaseAllLocks(req, id));
  return config;
}
