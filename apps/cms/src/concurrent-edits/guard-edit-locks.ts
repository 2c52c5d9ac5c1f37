import { say } from '@keelstone/languages/say.ts';
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
 * Populates the holder with their name for every reader: authors may not read other accounts, and would be shown
 * "User: 4" by Payload. Payload's admin shows the e-mail address; the name takes its place, because the address is
 * private.
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
  const name = user?.name ?? say('Somebody');
  const shown = req.payloadAPI === 'REST' ? {} : { collection: 'users', email: name };
  return { ...doc, user: { ...doc.user, value: { id, name, ...shown } } };
};

/** In the admin, taking over changes the holder to oneself; REST allows no other change. */
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
 * Payload lets any logged-in user create, change and delete any lock by REST. Here, locks are created by the forms'
 * own endpoint (edit-lock.endpoints.ts); by REST, users can only release their own and take over those of documents
 * that they may edit.
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
  // A lock without its holder could be released by nobody and would keep everyone out.
  const users = config.collections.find(({ slug }) => slug === config.admin.user);
  users?.hooks.beforeDelete.push(({ id, req }) => releaseAllLocks(req, id));
  return config;
}
