import type { CollectionBeforeValidateHook, PayloadRequest, Where } from 'payload';
import { changedFields } from '../audit/changed-fields.ts';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import {
  type EditedDocument,
  idOf,
  isInTrash,
  readPublished,
  readVersion,
  slugOf,
} from './edited-document.ts';
import { isRequested } from './is-requested.ts';
import { readLastSave } from './last-save.ts';
import { StaleSaveError } from './refused-save.ts';

type Data = Record<string, unknown> | undefined;

/** The versions that a save says it is based on; one of them has to be the newest. */
type Base = { versions: string[]; status: 409 | 412 };

/** A compressing proxy weakens the tag; it still means the same version. */
const readEntityTag = (tag: string) =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1');

function basesOf(req: PayloadRequest, data: Data): Base[] {
  const bases: Base[] = [];
  const condition = req.headers.get('if-match');
  if (condition !== null && condition.trim() !== '*') {
    bases.push({ versions: condition.split(',').map(readEntityTag), status: 412 });
  }
  const stated = data?.updatedAt;
  if (stated !== undefined && stated !== null && stated !== '') {
    bases.push({ versions: [String(stated)], status: 409 });
  }
  return bases;
}

/** Not later either: an older version is, if the clock that dated it was ahead. */
const isTheSame = (version: string, newest: string) => Date.parse(version) === Date.parse(newest);

/**
 * Serializes saves of each document, until commit; in the order of the ids. Also those that name no base version:
 * Payload reads a document and writes it whole, with an upload's file names, so that of two programs that set
 * different fields at once, one would be lost.
 */
export async function lockSavesOf(
  req: PayloadRequest,
  slug: string,
  ids: readonly (number | string)[],
): Promise<void> {
  const { query } = await transactionOf(req);
  await query('select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name', [
    ids.map((id) => `save ${slug} ${id}`),
  ]);
}

/** The same for one. */
export const lockSaves = (req: PayloadRequest, edited: EditedDocument): Promise<void> =>
  lockSavesOf(req, slugOf(edited), [idOf(edited)]);

/** What differs between a stored version and the newest one, in the language of the request. */
async function findChanges(req: PayloadRequest, edited: EditedDocument, base: string): Promise<string[]> {
  if (!edited.collection?.versions || Number.isNaN(Date.parse(base))) return [];
  const options = {
    ...(await withTransactionOf(req)),
    collection: edited.collection.slug,
    depth: 0,
    locale: req.locale as 'en',
    fallbackLocale: false,
  } as const;
  const where: Where = {
    and: [{ parent: { equals: edited.id } }, { 'version.updatedAt': { equals: base } }],
  };
  const { docs } = await req.payload.findVersions({ ...options, where, limit: 1 });
  const newest = await req.payload.findByID({ ...options, id: edited.id, draft: true, trash: true });
  return changedFields(docs[0]?.version, newest).filter((name) => name !== 'id' && !name.startsWith('_'));
}

/**
 * The admin's "Revert to published" sends the published content verbatim, after a confirmation. Its `If-Match` says on
 * which version it is based (base-version.ts); what it replaces stays among the versions.
 */
async function isWhatIsPublished(req: PayloadRequest, edited: EditedDocument, data: Data): Promise<boolean> {
  if (data?.id === undefined) return false;
  const published = await readPublished(req, edited);
  if (!published) return false;
  const fields = Object.entries(published).filter(([, value]) => value !== undefined);
  // Some fields only would be a save of these, on top of the draft.
  return fields.every(([name]) => name in data) && changedFields(published, data).length === 0;
}

/**
 * C-14: refuses a save whose base version is no longer the newest. A save without a base version is accepted:
 * programs that set a field need none, and the admin's forms always send it. Call it after {@link lockSaves}.
 *
 * @throws StaleSaveError with 412 or 409, who saved last, and what differs
 */
export async function refuseStaleSave(
  req: PayloadRequest,
  edited: EditedDocument,
  data: Data,
): Promise<void> {
  const bases = basesOf(req, data);
  if (bases.length === 0) return;
  const newest = await readVersion(req, edited);
  if (newest === undefined) return;
  const stale = bases.find(({ versions }) => !versions.some((version) => isTheSame(version, newest)));
  if (!stale) return;
  if (stale.status === 409 && (await isWhatIsPublished(req, edited, data))) {
    req.context.isRevert = true;
    return;
  }
  const save = await readLastSave(req, edited);
  const { fields } = edited.collection ?? edited.global;
  throw new StaleSaveError(
    {
      savedBy: save?.by?.name ?? null,
      savedAt: save?.at ?? null,
      updatedAt: newest,
      changed: await findChanges(req, edited, stale.versions[0] ?? ''),
      isInTrash: await isInTrash(req, edited),
    },
    {
      status: stale.status,
      isOwn: save?.by != null && save.by.id === req.user?.id,
      fields,
    },
  );
}

/**
 * For collections with an import: it writes many documents at once, under the lock for publishing and not under that of each
 * save, of which a transaction cannot hold thousands. A save that has waited for it since it read the document would take
 * back what was imported. Runs after `validateOneByOne`.
 */
export const refuseOvertaken: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || !isRequested(req, collection.slug, originalDoc?.id)) return data;
  const { id, updatedAt } = originalDoc;
  await refuseStaleSave(req, { collection, id: Number(id) }, { updatedAt });
  return data;
};
