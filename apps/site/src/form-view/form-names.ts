/**
 * Names of what a form sends besides its fields. They begin with an underscore: no field an editor makes can have such
 * a name.
 */
export const FORM_NAMES = {
  /** The field for robots (C-8): whoever fills it in is not a person. */
  trap: '_website',
  /** When the form was shown, in whatever manner the server signs it (C-8). */
  stamp: '_stamp',
  /** Path of the page the form stands on. */
  page: '_page',
  /** Which form of the page it is: a page may show the same one twice. */
  view: '_view',
  language: '_language',
} as const;

/** The `view` of a landing page's own form; those of form bars are the sections' ids. */
export const PAGE_FORM = 'page';

/** What a single box sends when it is ticked. */
export const TICKED = 'yes';
