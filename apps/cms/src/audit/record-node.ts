import type { PayloadRequest } from 'payload';
import type { AuditDetail, AuditEntry, AuditSubject } from './audit-entry.ts';
import { recordOf } from './record.ts';
import type { SeenNode } from './seen-node.ts';

type Outcome = Pick<AuditEntry, 'action' | 'languages' | 'detail'>;

export type NodeSave = {
  before: SeenNode;
  after: SeenNode;
  /** In which languages it published. */
  languages: readonly string[];
  /** What its list calls it, where no visitor saw it. */
  name?: string | null;
  /** A save of a draft changes nothing that visitors see. */
  isDraft: boolean;
  /** Whether it went to the trash by this save, or came from there. */
  passage?: 'trash' | 'untrash' | undefined;
  /** The revision that was restored by this save. */
  revision?: number | undefined;
};

/** What a save was, by what visitors saw before it and see after it. */
export function outcomesOf({ before, after, languages, isDraft, passage, revision }: NodeSave): Outcome[] {
  // Whatever visitors saw of it is gone with it; nobody sees what comes back.
  if (passage) return [{ action: passage, languages: before.languages }];
  const outcomes: Outcome[] = [];
  const gone = before.languages.filter((language) => !after.languages.includes(language));
  if (revision !== undefined) {
    outcomes.push({ action: 'restore', languages: [], detail: { revision, asDraft: true } });
  } else if (!isDraft && after.languages.length > 0) {
    // The mark of an archived page is the same in every language.
    const isOfAll = after.isArchived !== before.isArchived && before.languages.length > 0;
    const published = after.languages.filter((language) => isOfAll || languages.includes(language));
    outcomes.push({ action: after.isArchived ? 'archive' : 'publish', languages: published });
  }
  if (gone.length > 0) outcomes.push({ action: 'unpublish', languages: gone });
  return outcomes;
}

/** Records what a save of a node did for visitors. Nothing for a draft: those are in the revisions of the node. */
export async function recordNodeSave(
  req: PayloadRequest,
  subject: Omit<AuditSubject, 'title'>,
  save: NodeSave,
): Promise<void> {
  const title = save.after.title ?? save.before.title ?? save.name ?? null;
  const planned = req.context.plannedText as AuditDetail | undefined;
  for (const { detail, ...outcome } of outcomesOf(save)) {
    const more = planned && outcome.action === 'publish' ? { ...detail, ...planned } : detail;
    await recordOf(req, { ...outcome, ...(more && { detail: more }), subject: { ...subject, title } });
  }
}
