import { say } from '@keelstone/languages/say.ts';
import type { UnusedMedium } from '../list-unused-media.ts';
import type { Removal } from '../remove-unused-media.ts';

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (response.ok) return response.json() as Promise<Answer>;
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  throw new Error(errors?.[0]?.message ?? say('The CMS did not answer. Try again in a moment.'));
}

/** Media that nothing uses. @throws Error with a sentence for the editor */
export async function fetchUnusedMedia(): Promise<UnusedMedium[]> {
  return (await ask<{ media: UnusedMedium[] }>('/api/unused-media')).media;
}

/** Removes what is still unused. @throws Error with a sentence for the editor */
export function removeMedia(media: readonly UnusedMedium[]): Promise<Removal> {
  const chosen = media.map(({ collection, id }) => ({ collection, id }));
  return ask<Removal>('/api/unused-media/remove', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ media: chosen }),
  });
}
