import { type Form, type Language, languagePrefix } from '@keelstone/model';
import { isExternal } from '@keelstone/ui/link/safe-url.ts';

/** Where it is said that a form has arrived: a page that is the same for everybody. */
export const sentPath = (formId: number, language: Language, nid: number | null): string =>
  `${languagePrefix(language)}/forms/${formId}/sent${nid === null ? '' : `/${nid}`}`;

/**
 * Where an editor leads visitors after a form; null for a message. Another site is reached by way of our page: browsers
 * follow no redirect of a form to where forms may not be sent (`form-action`).
 */
export function confirmationUrl({ confirmation }: Form): { url: string; isElsewhere: boolean } | null {
  if (confirmation.kind !== 'redirect') return null;
  return { url: confirmation.url, isElsewhere: isExternal(confirmation.url) };
}
