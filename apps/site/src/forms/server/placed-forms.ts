import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { dialogAnchor, type Form } from '@keelstone/model';
import { PAGE_FORM } from '@keelstone/ui/form-view/form-names.ts';

/** A form on a page; `view` distinguishes it from the other ones there. */
export type PlacedForm = { view: string; form: Form };

/** The forms on a node's page. */
export function placedForms(node: PublishedNode): PlacedForm[] {
  const own = 'form' in node && node.form ? [{ view: PAGE_FORM, form: node.form }] : [];
  return [
    ...own,
    ...node.sections.flatMap((section) =>
      'form' in section ? [{ view: section.id, form: section.form }] : [],
    ),
    ...(node.dialogs ?? []).flatMap(({ id, form }) => (form ? [{ view: dialogAnchor(id), form }] : [])),
  ];
}

/** Whether a node's page contains a form. */
export const holdsForm = (node: PublishedNode | null, id: number): boolean =>
  node !== null && placedForms(node).some(({ form }) => form.id === id);
