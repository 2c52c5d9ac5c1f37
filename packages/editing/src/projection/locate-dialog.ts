import { dialogAnchor } from '@keelstone/model';
import type { DialogDocument } from '../payload-types.ts';
import type { ProjectionContext } from './projection-context.ts';
import { idOf, type Relation } from './relation.ts';

/** Reads a dialog in the context's language; null if it has no text in that language. */
export async function readDialog(id: number, context: ProjectionContext): Promise<DialogDocument | null> {
  const document = await context.documents.read('dialogs', id, context.language);
  return document?.title ? document : null;
}

/**
 * The target of a link that opens a dialog, and the dialog's title (U-10). Records that the page must contain
 * the dialog.
 *
 * @returns null if the dialog has no text in the context's language, or if the projected document is not a page
 */
export async function locateDialog(
  relation: Relation,
  context: ProjectionContext,
): Promise<{ url: string; title: string } | null> {
  if (!relation || !context.dialogs) return null;
  const id = idOf(relation);
  // Recorded even if the dialog is missing, so that the link is completed when it is written.
  context.dependOn(`dialog:${id}`);
  const document = await readDialog(id, context);
  if (!document) return null;
  context.dialogs.add(id);
  return { url: `#${dialogAnchor(id)}`, title: document.title };
}
