import type { Content } from '@keelstone/editing/content.ts';
import { type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import { Forbidden, type PayloadRequest } from 'payload';
import { canPublish } from '../../access/roles.ts';
import { recordLastSave } from '../../concurrent-edits/last-save.ts';
import { databaseOf, transactionOf } from '../../database/transaction.ts';
import { publishMainDocument } from '../../publishing/node-hooks.ts';
import {
  type Handle,
  isPublished,
  readLatest,
  readMain,
  writeMain,
  writeRevision,
} from '../../publishing/saved-states.ts';
import { type ReplacedRedirect, restoreRedirects } from '../../redirects/automatic-redirects.ts';
import { type OpenPlan, readOpenPlans, restorePlans } from '../../schedule/restore-plans.ts';
import { refuseMissing } from '../../usage/refuse-missing.ts';

/** A page before one of many changes: everything that undoing brings back. */
export type FormerState = {
  main: Content;
  /** The latest revision, if it is a draft. */
  draft: Content | null;
  plans: OpenPlan[];
  /** That the change has taken the place of. Changes of former releases have none. */
  redirects?: ReplacedRedirect[];
};

const typeOf = ({ collection }: Handle) => collection.slug as ContentType;

/** @returns null if the page does not exist */
export async function readFormerState(handle: Handle): Promise<FormerState | null> {
  const main = await readMain(handle);
  if (!main) return null;
  const latest = await readLatest(handle);
  return {
    main,
    draft: latest && !isPublished(latest.version) ? latest.version : null,
    plans: await readOpenPlans({ type: typeOf(handle), id: Number(handle.id) }, handle.req),
  };
}

/**
 * Changes with each save, in a draft as well: nobody must publish what was saved since they looked, or overwrite it by
 * undoing.
 */
export async function revisionOf(handle: Handle): Promise<string> {
  return String((await readLatest(handle))?.id ?? '');
}

/** Remembers for a day how a page was before a change, in the change's transaction. */
export async function storeFormerState(
  handle: Handle,
  { change, former }: { change: string; former: FormerState },
): Promise<void> {
  const { query } = await transactionOf(handle.req);
  await query(`delete from editing.undoable_changes where made_at < now() - interval '1 day'`);
  await query(
    `insert into editing.undoable_changes (change, made_by, type, document_id, revision, former)
     values ($1::uuid, $2::integer, $3, $4::integer, $5, $6::jsonb)`,
    [
      change,
      handle.req.user?.id ?? null,
      typeOf(handle),
      handle.id,
      await revisionOf(handle),
      JSON.stringify(former),
    ],
  );
}

/** Whether anything was done under a number, whoever did it. */
export async function isKnownChange(change: string, req: PayloadRequest): Promise<boolean> {
  const { rows } = await databaseOf(req.payload).pool.query(
    'select from editing.undoable_changes where change = $1::uuid limit 1',
    [change],
  );
  return rows.length > 0;
}

export type UndoableDocument = { type: ContentType; id: number };

/** The pages of a change that its maker may still undo. */
export async function readUndoable(change: string, req: PayloadRequest): Promise<UndoableDocument[]> {
  const { rows } = await databaseOf(req.payload).pool.query(
    `select type, document_id from editing.undoable_changes
     where change = $1::uuid and made_by = $2::integer order by type, document_id`,
    [change, req.user?.id ?? null],
  );
  return rows.map(({ type, document_id }) => ({ type, id: Number(document_id) }));
}

/** The title of a page with all languages, in the first one that has any. */
export const titleOf = ({ title }: Content): string | null => {
  const titles = LANGUAGES.map((language) => ((title ?? {}) as Content)[language]);
  return titles.find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? null;
};

/** Takes the stored state of a page, which cannot be undone again; null if somebody has saved it since. */
async function takeFormerState(change: string, handle: Handle): Promise<FormerState | null> {
  const { query } = await transactionOf(handle.req);
  const { rows } = await query(
    `delete from editing.undoable_changes
     where change = $1::uuid and type = $2 and document_id = $3::integer and made_by = $4::integer and revision = $5
     returning former`,
    [change, typeOf(handle), handle.id, handle.req.user?.id ?? null, await revisionOf(handle)],
  );
  return (rows[0]?.former as FormerState | undefined) ?? null;
}

/**
 * Makes a page what it was before a change, below Payload's operations: they write one language, and either the
 * published content or the draft. What visitors saw is published again, redirects lead on again, its plans are open again,
 * and both states become revisions.
 *
 * @returns false if somebody has saved the page since; it stays as it is then
 * @throws Forbidden if visitors would see it, and the user may not publish
 * @throws APIError if it refers to what was deleted since
 */
export async function restoreFormerState(change: string, handle: Handle): Promise<boolean> {
  const former = await takeFormerState(change, handle);
  if (!former) return false;
  const { main, draft, plans, redirects = [] } = former;
  const { collection, id, req } = handle;
  const now = await readMain(handle);
  const latest = await readLatest(handle);
  const current = [isPublished(now) ? now : null, latest?.version ?? null];
  await refuseMissing(collection, { stored: [main, draft], current }, req);
  const wasWritten = now?.updatedAt !== main.updatedAt;
  const isSeen = wasWritten && [main, now].some((content) => content && isPublished(content));
  // Somebody may have lost the right to publish since the change.
  if (isSeen && !canPublish(req)) throw new Forbidden(req.t);
  // A draft counts as long as it is later than the main document, so the latter is written if there was no draft.
  if (wasWritten || !draft) {
    await writeMain(handle, { ...main, updatedAt: new Date().toISOString() });
    if (isPublished(main) || !draft) await writeRevision(handle, main);
  }
  if (draft) await writeRevision(handle, draft);
  if (wasWritten) {
    const languages = Object.keys((main.title ?? {}) as object) as Language[];
    const save = { languages, isDraft: !isPublished(main), name: titleOf(main) };
    await publishMainDocument({ type: typeOf(handle), id: Number(id), ...save }, req);
  }
  await restoreRedirects(redirects, req);
  await restorePlans(plans, req);
  await recordLastSave(req, { collection, id: Number(id) });
  return true;
}
