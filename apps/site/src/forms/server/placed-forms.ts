import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { dialogAnchor, type Form } from '@keelstone/model';
import { PAGE_FORM } from '@keelstone/ui/form-view/form-names.ts';

/** A form on a page; `view` tells it from the others there. */
export type PlacedForm = { view: string; form: Form };

/** The forms that stand on a node's page. */
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

/** Whether a form stands on a node's page. */
export const holdsForm = (node: PublishedNode | null, id: number): boolean =>
  node !== null && placedForms(node).some(({ form }) => form.id === id);
