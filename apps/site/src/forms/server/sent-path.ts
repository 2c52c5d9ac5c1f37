import { type Form, type Language, languagePrefix } from '@keelstone/model';
import { isExternal } from '@keelstone/ui/link/safe-url.ts';
import { redirectLocation } from '../../http/headers/redirect-location.ts';

/** The path of the confirmation page, which is the same for all visitors. */
export const sentPath = (formId: number, language: Language, nid: number | null): string =>
  `${languagePrefix(language)}/forms/${formId}/sent${nid === null ? '' : `/${nid}`}`;

/**
 * The target to which an editor sends visitors after a form, encoded for a header; null for a message. Other sites are linked from our
 * confirmation page: browsers block redirects of a form to origins not listed in `form-action`. So is a file: browsers that
 * save it stay where they are, and that it was sent would be said nowhere.
 */
export function confirmationUrl({
  confirmation,
}: Form): { url: string; isElsewhere: boolean; isFile: boolean } | null {
  if (confirmation.kind !== 'redirect') return null;
  const isElsewhere = isExternal(confirmation.url);
  // The site's own origin is not in the result.
  const url = redirectLocation(confirmation.url, '', 'http://localhost');
  return { url, isElsewhere, isFile: url.startsWith('/media/') };
}
