import type { UnpublishedLanguage } from '../unpublished-languages.ts';

/** In which languages something was saved and is not published. @throws Error in an editor's words */
export async function fetchUnpublished(
  collection: string,
  id: number | string,
): Promise<UnpublishedLanguage[]> {
  const response = await fetch(`/api/${collection}/${id}/unpublished`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error('The CMS did not answer. Try again in a moment.');
  return ((await response.json()) as { languages: UnpublishedLanguage[] }).languages;
}
