import type { UnpublishedLanguage } from '../unpublished-languages.ts';

/** Languages with saved but unpublished changes. @throws Error with a sentence for the editor */
export async function fetchUnpublished(
  collection: string,
  id: number | string,
): Promise<UnpublishedLanguage[]> {
  const response = await fetch(`/api/${collection}/${id}/unpublished`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error('The CMS did not answer. Try again in a moment.');
  return ((await response.json()) as { languages: UnpublishedLanguage[] }).languages;
}
