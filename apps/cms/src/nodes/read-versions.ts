import type { CollectionSlug, PayloadRequest } from 'payload';
import {
  type ContentState,
  stateOfVersion,
  type VersionState,
} from '../admin/content-state/content-state.ts';
import { withTransactionOf } from '../database/transaction.ts';

/** A saved state of a page, as the list of versions shows it. */
export type ListedVersion = {
  id: number;
  /** ISO 8601. */
  savedAt: string;
  /** Of the document as it was saved, which a save or a restoration names as its base. Revisions are written later. */
  updatedAt: string;
  /** Null for saves by the CMS itself, and if the account was deleted. */
  savedBy: string | null;
  note: string | null;
  state: ContentState;
};

type Stored = {
  id: number;
  updatedAt: string;
  version: VersionState & { updatedAt: string; savedBy?: unknown; versionNote?: string | null };
};

/** More than are kept. */
const ALL = 100;

/** Authors may not read other accounts, but see who wrote a page. */
async function namesOf(req: PayloadRequest, ids: number[]): Promise<Map<number, string>> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'users',
    depth: 0,
    limit: ids.length,
    where: { id: { in: ids } },
    select: { name: true },
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

/** The versions of a page that the requesting user may read, newest first. */
export async function readVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<ListedVersion[]> {
  const { docs } = await req.payload.findVersions({
    ...(await withTransactionOf(req)),
    collection,
    overrideAccess: false,
    user: req.user,
    depth: 0,
    limit: ALL,
    sort: '-updatedAt',
    where: { parent: { equals: id } },
  });
  const versions = docs as unknown as Stored[];
  const saverOf = ({ version }: Stored) => Number(version.savedBy ?? 0);
  const names = await namesOf(
    req,
    [...new Set(versions.map(saverOf))].filter((user) => user > 0),
  );
  return versions.map((stored) => ({
    id: stored.id,
    savedAt: stored.updatedAt,
    updatedAt: stored.version.updatedAt,
    savedBy: names.get(saverOf(stored)) ?? null,
    note: stored.version.versionNote ?? null,
    state: stateOfVersion(stored.version),
  }));
}
