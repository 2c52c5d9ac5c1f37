import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { databaseOf, executorOn } from './cms.ts';
import type { Target } from './read-content.ts';

type Stored = {
  id: number;
  /** Digest of the files that were loaded; empty after a load that was interrupted. */
  hash: string | null | undefined;
  /** Whether staff have saved or deleted it since: it is theirs now, and no load changes it. */
  isEdited: boolean;
};

/** Documents of earlier loads in the CMS, by entry key. */
export type StoredEntries = { get(target: Target): Stored | undefined };

/** Globals have no id; the tables of saves keep them under this one. */
const GLOBAL_ID = 0;

/**
 * The documents that staff have saved, drafts included. The last save alone is not enough: it forgets an account that is
 * deleted, which the audit trail names for 90 days.
 */
async function readEdited(payload: Payload): Promise<(slug: string, id: number) => boolean> {
  const { rows } = await executorOn(databaseOf(payload).drizzle).query(
    `select collection, document_id from editing.last_saves where saved_by is not null
     union
     select collection, coalesce(document_id, ${GLOBAL_ID}) from audit.entries where actor_id is not null`,
  );
  const edited = new Set(rows.map((row) => `${row.collection}/${row.document_id}`));
  return (slug, id) => edited.has(`${slug}/${id}`);
}

type Found = { id: number; demoKey?: string; demoHash?: string; deletedAt?: string | null };

export async function readStored(payload: Payload, slugs: Iterable<string>): Promise<StoredEntries> {
  const stored = new Map<string, Stored>();
  const nameOf = ({ slug, key }: Target) => `${slug}/${key}`;
  const isEdited = await readEdited(payload);
  for (const slug of slugs) {
    const { docs } = await payload.find({
      collection: slug as CollectionSlug,
      where: { demoKey: { exists: true } },
      draft: true,
      trash: true,
      pagination: false,
      depth: 0,
      select: { demoKey: true, demoHash: true, deletedAt: true } as never,
    });
    for (const { id, demoKey = '', demoHash: hash, deletedAt } of docs as Found[]) {
      const name = nameOf({ slug, key: demoKey });
      // Earlier versions loaded a page again that lay in the trash: then the other one is what the site shows.
      if (deletedAt && stored.has(name)) continue;
      stored.set(name, { id, hash, isEdited: Boolean(deletedAt) || isEdited(slug, id) });
    }
  }
  return { get: (target) => stored.get(nameOf(target)) };
}

/** The same for a global, which is always there. */
export async function readStoredGlobal(
  payload: Payload,
  slug: GlobalSlug,
): Promise<Pick<Stored, 'hash' | 'isEdited'>> {
  const { demoHash: hash } = await payload.findGlobal({ slug, depth: 0 });
  return { hash, isEdited: (await readEdited(payload))(slug, GLOBAL_ID) };
}
