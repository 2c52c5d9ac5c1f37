import type { CollectionSlug, Payload, Where } from 'payload';
import { NODE_SLUGS } from './read-content.ts';

/** Whether a database is new, has been loaded into, or has the content or the accounts of somebody else. */
type Use = 'none' | 'loaded' | 'foreign';

const isAny = async (payload: Payload, slugs: readonly string[], where?: Where): Promise<boolean> => {
  for (const slug of slugs) {
    const options = { collection: slug as CollectionSlug, where, trash: true };
    if ((await payload.count(options)).totalDocs > 0) return true;
  }
  return false;
};

/** What a database is used for, by its pages, uploads, forms and accounts, those in the trash included. */
export async function findUse(payload: Payload): Promise<Use> {
  if (await isAny(payload, NODE_SLUGS, { demoKey: { exists: true } })) return 'loaded';
  const isUsed = await isAny(payload, [...NODE_SLUGS, 'images', 'svgs', 'files', 'forms', 'users']);
  return isUsed ? 'foreign' : 'none';
}

/** Whether anybody can log in; otherwise the CMS makes the account of an administrator. */
export const hasAccounts = (payload: Payload): Promise<boolean> => isAny(payload, ['users']);
