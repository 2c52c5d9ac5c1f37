import { readDialog } from '@keelstone/editing/projection/locate-dialog.ts';
import { projectForm } from '@keelstone/editing/projection/project-form.ts';
import { projectMediaItems } from '@keelstone/editing/projection/project-media-items.ts';
import { projectRichText } from '@keelstone/editing/projection/project-rich-text.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import type { Dialog } from '@keelstone/model';

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

/** The dialogs that the links of a page open, including those opened from within dialogs, each once. */
export async function projectDialogs(context: ProjectionContext): Promise<Dialog[]> {
  const dialogs: Dialog[] = [];
  // Iterating over a set includes elements added on the way.
  for (const id of context.dialogs ?? []) {
    const dialog = await projectDialog(id, context);
    if (dialog) dialogs.push(dialog);
  }
  return dialogs;
}
