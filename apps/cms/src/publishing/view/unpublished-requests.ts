import type { Publication } from '../unpublished-languages.ts';

/** Languages with saved but unpublished changes, and where the page is. @throws Error with a sentence for the editor */
export async function fetchPublication(collection: string, id: number | string): Promise<Publication> {
  const response = await fetch(`/api/${collection}/${id}/unpublished`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error('The CMS did not answer. Try again in a moment.');
  return (await response.json()) as Publication;
}
