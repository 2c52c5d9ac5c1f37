import { languageName } from '@keelstone/languages/languages.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { Use, Uses } from './find-uses.ts';

/** As many as fit into a message; the panel beside the form lists more. */
const MOST_SAID = 5;

/** `Article “First aid” (English and German)`. No comma and no colon: the admin would cut the text there. */
function sayUse({ kind, title, languages, isPublished }: Use): string {
  const words = languages.map((language) => languageName(language, DEFAULT_LANGUAGE)).join(' and ');
  const state = isPublished ? words : words ? `draft in ${words}` : 'draft';
  return `${kind} “${title}”${state ? ` (${state})` : ''}`;
}

/** Why a document cannot be deleted, and what to do. */
export function explainUses({ count, uses }: Uses): string {
  const said = uses.slice(0, MOST_SAID).map(sayUse).join(' · ');
  const more = count > MOST_SAID ? ` · and ${count - MOST_SAID} more` : '';
  const places = count === 1 ? 'one place' : `${count} places`;
  return `Nothing was deleted because this is used in ${places} – ${said}${more}. Replace it there or take it out and then delete it. Its form has “Replace everywhere” under “Used on”.`;
}
