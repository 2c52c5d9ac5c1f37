import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';

type Refusal = { errors?: { message?: string }[] };

async function ask<Answer>(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin', method });
  const answer = (await response.json().catch(() => ({}))) as Answer & Refusal;
  if (response.ok) return answer;
  throw new Error(answer.errors?.[0]?.message ?? say('The CMS does not answer. Try again.'));
}

/** Starts a rebuild. @throws Error with a sentence for the editor, such as that one is already open */
export const startRebuild = () => ask<{ id: number }>('/api/search_tasks/start', 'POST');

/** Cancels a task. @throws Error with a sentence for the editor */
export const cancelRebuild = (id: number | string) => ask(`/api/search_tasks/${id}/cancel`, 'POST');

/** A task's current state, with the name of the user who started it. @throws Error with a sentence for the editor */
export const readTask = (id: number | string) => ask<SearchTask>(`/api/search_tasks/${id}?depth=1`);
