import { isDialogAnchor } from '@keelstone/model/dialog-anchor';

/**
 * Names of what a form sends besides its fields. They begin with an underscore: no field an editor makes can have such
 * a name.
 */
export const FORM_NAMES = {
  /** The field for robots (C-8): whoever fills it in is not a person. */
  trap: '_website',
  /** Milliseconds from the showing of the page to the sending, counted by the browser's side (C-8). */
  elapsed: '_elapsed',
  /** Random, made by the browser's side once for each form: a repeat is known by it (C-8). */
  key: '_key',
  /** Path of the page the form stands on. */
  page: '_page',
  /** Which form of the page it is: a page may show the same one twice. */
  view: '_view',
  language: '_language',
} as const;

/** The `view` of a landing page's own form; those of form bars are the sections' ids, in dialogs it is their anchor. */
export const PAGE_FORM = 'page';

/** Id of the heading that names a form on its page. */
export function formHeadingId(view: string): string {
  if (isDialogAnchor(view)) return `title_${view}`;
  return `${view === PAGE_FORM ? 'page-form' : view}-heading`;
}

/** What a single box sends when it is ticked. */
export const TICKED = 'yes';
