import { say } from '@keelstone/languages/say.ts';
import type { LockRequest, LockResponse } from '../edit-lock.endpoints.ts';

/** What a form edits. */
export type EditedTarget = { collection: string; id: number } | { global: string };

const apiPath = (target: EditedTarget) =>
  'global' in target ? `/api/globals/${target.global}` : `/api/${target.collection}/${target.id}`;

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer;
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  throw new Error(errors?.[0]?.message ?? say('The CMS did not answer. Try again in a moment.'));
}

/** Takes or renews the lock. @throws Error with a sentence for the editor */
export async function holdLock(target: EditedTarget, takeOver = false): Promise<LockResponse> {
  const request: LockRequest = { ...target, takeOver };
  return read(await fetch('/api/edit-locks/hold', { method: 'POST', body: JSON.stringify(request) }));
}

/** Uses a beacon, which is sent even while the tab is closing. */
export const releaseLock = (target: EditedTarget): boolean =>
  navigator.sendBeacon('/api/edit-locks/release', JSON.stringify(target));

/** Reads the newest version in one language. @throws Error with a sentence for the editor */
export async function readNewest(target: EditedTarget, locale: string): Promise<Record<string, unknown>> {
  const query = new URLSearchParams({ draft: 'true', depth: '0', locale, 'fallback-locale': 'null' });
  return read(await fetch(`${apiPath(target)}?${query}`));
}
