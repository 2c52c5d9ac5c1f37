import type { AccessArgs, CollectionConfig, PayloadRequest } from 'payload';
import { canPublish, isAdministrator, isStaff } from './roles.ts';

type CollectionAccess = NonNullable<CollectionConfig['access']>;
type AccessArguments = { req: PayloadRequest };

/** For fields that the CMS itself sets. */
export const notByRequests = { create: () => false, update: () => false };

/** Nodes: staff write; changing published content needs the right to publish (see guard-publishing.ts). */
export const nodeAccess: CollectionAccess = {
  read: ({ req }: AccessArguments) => isStaff(req),
  readVersions: ({ req }: AccessArguments) => isStaff(req),
  create: ({ req, data }: AccessArgs) => isStaff(req) && (canPublish(req) || data?._status !== 'published'),
  // The admin asks with the status that a button would save, so authors see no Publish button.
  update: ({ req, data }: AccessArgs) => isStaff(req) && (canPublish(req) || data?._status !== 'published'),
  delete: ({ req }: AccessArguments) => {
    if (!isStaff(req)) return false;
    return canPublish(req) || { _status: { not_equals: 'published' } };
  },
};

/** Media and terms: all staff add and describe them; only those who may publish delete them. */
export const mediaAccess: CollectionAccess = {
  read: ({ req }: AccessArguments) => isStaff(req),
  create: ({ req }: AccessArguments) => isStaff(req),
  update: ({ req }: AccessArguments) => canPublish(req),
  delete: ({ req }: AccessArguments) => canPublish(req),
};

/** Terms and redirects affect many pages immediately, so managing them needs the right to publish. */
export const editorAccess: CollectionAccess = {
  read: ({ req }: AccessArguments) => isStaff(req),
  create: ({ req }: AccessArguments) => canPublish(req),
  update: ({ req }: AccessArguments) => canPublish(req),
  delete: ({ req }: AccessArguments) => canPublish(req),
};

/** Users: administrators manage all accounts, everyone else reads and changes only their own. */
export const userAccess: CollectionAccess = {
  admin: ({ req }: AccessArguments) => isStaff(req),
  read: ({ req }: AccessArguments) =>
    isAdministrator(req) || (isStaff(req) && { id: { equals: req.user?.id } }),
  create: ({ req }: AccessArguments) => isAdministrator(req),
  update: ({ req }: AccessArguments) =>
    isAdministrator(req) || (isStaff(req) && { id: { equals: req.user?.id } }),
  delete: ({ req }: AccessArguments) => isAdministrator(req),
  unlock: ({ req }: AccessArguments) => isAdministrator(req),
};
