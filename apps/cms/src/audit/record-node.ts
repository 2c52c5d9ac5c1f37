import type { PayloadRequest } from 'payload';
import type { AuditDetail, AuditEntry, AuditSubject } from './audit-entry.ts';
import { recordOf } from './record.ts';

/** What visitors see of a node, as far as the audit trail records it. */
export type SeenNode = {
  /** In alphabetical order; empty when it is not published. */
  languages: readonly string[];
  isArchived: boolean;
  /** In the first of its languages. */
  title: string | null;
};

/** What visitors see of a node, in one language. */
export type SeenLanguage = { language: string; title: string; archived: boolean };

export function toSeenNode(rows: readonly SeenLanguage[]): SeenNode {
  const english = rows.find(({ language }) => language === 'en') ?? rows[0];
  return {
    languages: rows.map(({ language }) => language),
    isArchived: rows.some(({ archived }) => archived),
    title: english ? english.title : null,
  };
}

type Outcome = Pick<AuditEntry, 'action' | 'languages' | 'detail'>;

export type NodeSave = {
  before: SeenNode;
  after: SeenNode;
  /** Languages that the save published. */
  languages: readonly string[];
  /** The document's label in the list, for when it was never published. */
  name?: string | null;
  /** Draft saves change nothing that visitors see. */
  isDraft: boolean;
  /** Whether the save moved it to the trash or restored it from there. */
  transition?: 'trash' | 'untrash' | undefined;
  /** The revision that the save restored. */
  revision?: number | undefined;
};

/** The audit actions of a save, derived from what visitors saw before and see after it. */
export function outcomesOf({ before, after, languages, isDraft, transition, revision }: NodeSave): Outcome[] {
  // Trashing takes it offline in every language; what is restored from the trash is not published.
  if (transition) return [{ action: transition, languages: before.languages }];
  const outcomes: Outcome[] = [];
  const gone = before.languages.filter((language) => !after.languages.includes(language));
  if (revision !== undefined) {
    outcomes.push({ action: 'restore', languages: [], detail: { revision, asDraft: true } });
  } else if (!isDraft && after.languages.length > 0) {
    // The archived state applies to every language.
    const isOfAll = after.isArchived !== before.isArchived && before.languages.length > 0;
    const published = after.languages.filter((language) => isOfAll || languages.includes(language));
    outcomes.push({ action: after.isArchived ? 'archive' : 'publish', languages: published });
  }
  if (gone.length > 0) outcomes.push({ action: 'unpublish', languages: gone });
  return outcomes;
}

/**
 * Records what a save of a node changed for visitors. Drafts are not recorded: they are among the node's revisions.
 */
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
