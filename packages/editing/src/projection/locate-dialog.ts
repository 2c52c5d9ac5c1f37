import { dialogAnchor } from '@keelstone/model';
import type { DialogDocument } from '../payload-types.ts';
import type { ProjectionContext } from './projection-context.ts';
import { idOf, type Relation } from './relation.ts';

/** A dialog in the context's language; null where it is not written in that. */
export async function readDialog(id: number, context: ProjectionContext): Promise<DialogDocument | null> {
  const document = await context.documents.read('dialogs', id, context.language);
  return document?.title ? document : null;
}

/**
 * Where a link leads that opens a dialog, and what the dialog is called (U-10). The page will carry the dialog.
 *
 * @returns null where the dialog is not written in the context's language, or what is projected is no page
 */
export async function locateDialog(
  relation: Relation,
  context: ProjectionContext,
): Promise<{ url: string; title: string } | null> {
  if (!relation || !context.dialogs) return null;
  const id = idOf(relation);
  // Noted also while it is not there: writing it later completes what opens it.
  context.dependOn(`dialog:${id}`);
  const document = await readDialog(id, context);
  if (!document) return null;
  context.dialogs.add(id);
  return { url: `#${dialogAnchor(id)}`, title: document.title };
}
