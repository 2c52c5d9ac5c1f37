import { languageName } from '@keelstone/languages/languages.ts';
import { readerLanguage, readerLocale, say } from '@keelstone/languages/say.ts';
import type { Use, Uses } from './find-uses.ts';

/** As many as fit into a message; the panel beside the form lists more. */
const MOST_SAID = 5;

/** `Article “First aid” (English and German)`. */
function sayUse({ kind, title, languages, isPublished }: Use): string {
  const reader = readerLanguage();
  const names = languages.map((language) => languageName(language, reader));
  const words = new Intl.ListFormat(readerLocale()).format(names);
  const state = isPublished ? words : words ? say('draft in {words}', { words }) : say('draft');
  return `${kind} ${say('“{title}”', { title })}${state ? ` (${state})` : ''}`;
}

/** Why a document cannot be deleted, and, in a line of its own, what to do. */
export function explainUses(title: string, { count, uses }: Uses): string {
  const said = uses.slice(0, MOST_SAID).map(sayUse).join(' · ');
  const more = count > MOST_SAID ? say(' · and {number} more', { number: count - MOST_SAID }) : '';
  const places = count === 1 ? say('one place') : say('{count} places', { count });
  const why = say('“{title}” was not deleted because it is used in {places} – {said}{more}.', {
    title,
    places,
    said,
    more,
  });
  const how = say(
    'Replace it there or take it out and then delete it. Its form has “Replace everywhere” under “Used on”.',
  );
  return [why, how].join('\n');
}
