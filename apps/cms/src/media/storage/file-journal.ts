import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import type { Payload, PayloadRequest } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { readClock } from '../../database/database-clock.ts';
import { readerOf } from '../../database/transaction.ts';
import { filesOf, type UploadDocument } from './files-of.ts';
import { MediaFolder } from './media-folder.ts';
import { findNamedFiles } from './named-files.ts';

/** Files affected by a transaction, and the originals by which their documents are found. */
type Entry = {
  slug: UploadSlug;
  originals: string[];
  names: string[];
  /** Whether an original that no document refers to any more was replaced, and is put aside. */
  isUpdate: boolean;
};

/** By the ids of open transactions. */
const journals = new Map<string, Entry[]>();

type Affected = { slug: UploadSlug; document: UploadDocument; isUpdate: boolean };

function entryOf(transaction: string, { slug, document, isUpdate }: Affected): Entry {
  const entry: Entry = {
    slug,
    isUpdate,
    originals: document.filename ? [document.filename] : [],
    names: filesOf(document),
  };
  journals.set(transaction, [...(journals.get(transaction) ?? []), entry]);
  return entry;
}

/** Records files that a transaction is about to write. */
export function recordNewFiles(transaction: string, slug: UploadSlug, document: UploadDocument): void {
  entryOf(transaction, { slug, document, isUpdate: false });
}

/**
 * Holds files that a transaction is about to remove or overwrite. Payload removes them before it knows whether the
 * change will succeed.
 */
export async function holdFiles(payload: Payload, transaction: string, affected: Affected): Promise<void> {
  const { slug, names } = entryOf(transaction, affected);
  const folder = new MediaFolder(configurationOf(payload).mediaDirectory);
  for (const name of names) await folder.hold(transaction, slug, name);
}

/** Another open transaction may be about to refer to the file; it is settled when that one ends. */
const isClaimed = (slug: UploadSlug, name: string) =>
  [...journals.values()].flat().some((entry) => entry.slug === slug && entry.names.includes(name));

const now = async (payload: Payload) => readClock(await readerOf({ payload } as PayloadRequest));

async function settleEntry(payload: Payload, transaction: string, entry: Entry): Promise<void> {
  const folder = new MediaFolder(configurationOf(payload).mediaDirectory);
  const { slug, originals, names, isUpdate } = entry;
  const named = await findNamedFiles(payload, slug, originals);
  for (const name of names) {
    const held = folder.heldPathOf(transaction, slug, name);
    if (named.has(name)) await folder.restore(held, slug, name);
    else if (!isClaimed(slug, name)) {
      if (isUpdate && originals.includes(name)) await folder.putAside(held, slug, name, await now(payload));
      await folder.remove(slug, name);
    }
  }
}

/**
 * Runs after a transaction, whether committed or rolled back: restores files that documents refer to, and removes
 * those that none refers to; an original that was replaced is put aside. Checks the database, because a commit may fail silently.
 */
export async function settleFiles(payload: Payload, transaction: string): Promise<void> {
  const entries = journals.get(transaction);
  if (!entries) return;
  journals.delete(transaction);
  for (const entry of entries) await settleEntry(payload, transaction, entry);
  await new MediaFolder(configurationOf(payload).mediaDirectory).letGo(transaction);
}
