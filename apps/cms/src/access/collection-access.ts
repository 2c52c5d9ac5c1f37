import type { AccessArgs, CollectionConfig, PayloadRequest } from 'payload';
import { canPublish, isAdministrator, isStaff } from './roles.ts';

type CollectionAccess = NonNullable<CollectionConfig['access']>;
type Asked = { req: PayloadRequest };

/** Nodes: staff write; changing published content needs the right to publish (see guard-publishing.ts). */
export const nodeAccess: CollectionAccess = {
  read: ({ req }: Asked) => isStaff(req),
  readVersions: ({ req }: Asked) => isStaff(req),
  create: ({ req, data }: AccessArgs) => isStaff(req) && (canPublish(req) || data?._status !== 'published'),
  // The admin asks with the status that a button would save, so authors see no Publish button.
  update: ({ req, data }: AccessArgs) => isStaff(req) && (canPublish(req) || data?._status !== 'published'),
  delete: ({ req }: Asked) => {
    if (!isStaff(req)) return false;
    return canPublish(req) || { _status: { not_equals: 'published' } };
  },
};

/** Media and terms: all staff add and describe them; only those who may publish delete them. */
export const mediaAccess: CollectionAccess = {
  read: ({ req }: Asked) => isStaff(req),
  create: ({ req }: Asked) => isStaff(req),
  update: ({ req }: Asked) => canPublish(req),
  delete: ({ req }: Asked) => canPublish(req),
};

/** Terms and redirects affect many pages immediately, so managing them needs the right to publish. */
export const editorAccess: CollectionAccess = {
  read: ({ req }: Asked) => isStaff(req),
  create: ({ req }: Asked) => canPublish(req),
  update: ({ req }: Asked) => canPublish(req),
  delete: ({ req }: Asked) => canPublish(req),
};

/** Users: administrators manage all accounts, everyone else reads and changes only their own. */
export const userAccess: CollectionAccess = {
  admin: ({ req }: Asked) => isStaff(req),
  read: ({ req }: Asked) => isAdministrator(req) || (isStaff(req) && { id: { equals: req.user?.id } }),
  create: ({ req }: Asked) => isAdministrator(req),
  update: ({ req }: Asked) => isAdministrator(req) || (isStaff(req) && { id: { equals: req.user?.id } }),
  delete: ({ req }: Asked) => isAdministrator(req),
  unlock: ({ req }: Asked) => isAdministrator(req),
};
