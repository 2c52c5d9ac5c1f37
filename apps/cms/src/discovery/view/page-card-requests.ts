import { say } from '@keelstone/languages/say.ts';
import type { PageCard } from '../page-card.ts';

export type ShownForm = { type: string; id: number; language: string; data: unknown };

/** How a page would be shown if its form were published. @throws Error with a sentence for the editor */
export async function fetchPageCard(form: ShownForm, signal: AbortSignal): Promise<PageCard> {
  const response = await fetch('/api/discovery/card', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
    signal,
  });
  if (response.ok) return response.json() as Promise<PageCard>;
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  throw new Error(errors?.[0]?.message ?? say('The CMS did not answer. Try again in a moment.'));
}
