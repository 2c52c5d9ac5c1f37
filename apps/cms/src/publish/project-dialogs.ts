import { type Dialog, dialogAnchor } from '@keelstone/model';
import type { DialogDocument } from '../payload-types.ts';
import { projectForm } from './project-form.ts';
import { projectMediaItems } from './project-media-items.ts';
import { projectRichText } from './project-rich-text.ts';
import type { ProjectionContext } from './projection-context.ts';
import { idOf, type Relation } from './relation.ts';

/** A dialog in the context's language; null where it is not written in that. */
async function readDialog(id: number, context: ProjectionContext): Promise<DialogDocument | null> {
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
  context.show(`dialog:${id}`);
  const document = await readDialog(id, context);
  if (!document) return null;
  context.dialogs.add(id);
  return { url: `#${dialogAnchor(id)}`, title: document.title };
}

async function projectDialog(id: number, context: ProjectionContext): Promise<Dialog | null> {
  const document = await readDialog(id, context);
  return (
    document && {
      id,
      title: document.title,
      body: await projectRichText(document.body, context),
      media: await projectMediaItems(document.media ?? [], context),
      form: await projectForm(document.form, context),
    }
  );
}

/** The dialogs that the links of a page open, and those that links inside them open, each once. */
export async function projectDialogs(context: ProjectionContext): Promise<Dialog[]> {
  const dialogs: Dialog[] = [];
  // A set hands out what is added to it while somebody goes through it.
  for (const id of context.dialogs ?? []) {
    const dialog = await projectDialog(id, context);
    if (dialog) dialogs.push(dialog);
  }
  return dialogs;
}
