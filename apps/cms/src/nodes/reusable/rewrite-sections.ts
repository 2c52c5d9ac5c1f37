import type { Content } from '@keelstone/editing/content.ts';
import type { ContentType } from '@keelstone/model';
import { NotFound } from 'payload';
import { recordOf } from '../../audit/record.ts';
import { titleOf } from '../../audit/title-of.ts';
import { findOtherHolder } from '../../concurrent-edits/edit-locks.ts';
import { recordLastSave } from '../../concurrent-edits/last-save.ts';
import { lockSaves } from '../../concurrent-edits/refuse-stale-save.ts';
import { EditLockError } from '../../concurrent-edits/refused-save.ts';
import { lockPublishing } from '../../database/publishing-lock.ts';
import { transactionOf } from '../../database/transaction.ts';
import { republish } from '../../publishing/dependents/republish.ts';
import { PayloadDocumentReader } from '../../publishing/document-reader.ts';
import {
  type Handle,
  isPublished,
  readLatest,
  readMain,
  writeMain,
  writeRevision,
} from '../../publishing/saved-states.ts';

/** What a page is now, in all languages. */
export type PageStates = {
  /** What visitors see; null if it is not published. */
  published: Content | null;
  /** The draft that an editor continues from; null if it is what is published. */
  draft: Content | null;
};

/** Reads a page for a change, which nobody else can save or edit until it ends. */
export async function openPage(handle: Handle): Promise<PageStates> {
  const { collection, id, req } = handle;
  const edited = { collection, id: Number(id) };
  await lockSaves(req, edited);
  const holder = await findOtherHolder(req, edited);
  if (holder) throw new EditLockError(holder.name);
  await lockPublishing(await transactionOf(req));
  const main = await readMain(handle);
  const latest = await readLatest(handle);
  if (!main || !latest || main.deletedAt) throw new NotFound(req.t);
  return {
    published: isPublished(main) ? main : null,
    draft: isPublished(latest.version) ? null : latest.version,
  };
}

/**
 * Writes both states of a page below Payload's operations, which write one language and only one of the two. Each
 * becomes a revision, and visitors see the published one.
 *
 * @param next states that have changed; null for one that has not
 */
export async function writePage(handle: Handle, before: PageStates, next: PageStates): Promise<void> {
  const { collection, id, req } = handle;
  const saved = { savedBy: req.user?.id ?? null, versionNote: null };
  if (next.published) {
    const content = { ...next.published, ...saved };
    await writeMain(handle, { ...content, updatedAt: new Date().toISOString() });
    await writeRevision(handle, content);
  }
  // Later than the published one, so that it stays the latest.
  const draft = next.draft ?? (next.published ? before.draft : null);
  if (draft) await writeRevision(handle, next.draft ? { ...draft, ...saved } : draft);
  if (next.published) {
    const node = { type: collection.slug as ContentType, nid: Number(next.published.nid) };
    const executor = await transactionOf(req);
    await republish([node], { req, executor, documents: new PayloadDocumentReader(req) });
    await recordOf(req, {
      action: 'change',
      subject: {
        collection: collection.slug,
        documentId: Number(id),
        title: titleOf(collection, next.published),
      },
      detail: { fields: ['sections'] },
    });
  }
  await recordLastSave(req, { collection, id: Number(id) });
}

export type Row = Content & { id: string; blockType: string };

const rowsOf = ({ sections }: Content): Row[] => (Array.isArray(sections) ? (sections as Row[]) : []);

export const rowIn = (content: Content | null, id: string): Row | undefined =>
  content ? rowsOf(content).find((row) => row.id === id) : undefined;

/** The page with another section in the place of one; null if it has no such section. */
export function withRow(
  content: Content | null,
  row: Row | undefined,
  marks: (marks: unknown) => unknown,
): Content | null {
  if (!content || !row || !rowIn(content, row.id)) return null;
  return {
    ...content,
    sections: rowsOf(content).map((each) => (each.id === row.id ? row : each)),
    translationMarks: marks(content.translationMarks),
  };
}
