import * as v from 'valibot';
import { fetchNewest, readResponse } from '../admin/read-response.ts';
import type { LockRequest, LockResponse } from './edit-lock.endpoints.ts';

/** What a form edits. */
export type EditedTarget = { collection: string; id: number } | { global: string };

/** Of a document, in the REST API. */
export const apiPath = (target: EditedTarget) =>
  'global' in target ? `/api/globals/${target.global}` : `/api/${target.collection}/${target.id}`;

const lockSchema = v.object({
  holder: v.object({ name: v.string(), isOwn: v.boolean() }),
  version: v.nullable(v.string()),
  lastSave: v.nullable(v.object({ name: v.nullable(v.string()), isOwn: v.boolean() })),
});

/** Takes or renews the lock. @throws Error with a sentence for the editor */
export function holdLock(target: EditedTarget, takeOver = false): Promise<LockResponse> {
  const request: LockRequest = { ...target, takeOver };
  return readResponse(
    fetch('/api/edit-locks/hold', { method: 'POST', body: JSON.stringify(request) }),
    lockSchema,
  );
}

/** Uses a beacon, which is sent even while the tab is closing. */
export const releaseLock = (target: EditedTarget): boolean =>
  navigator.sendBeacon('/api/edit-locks/release', JSON.stringify(target));

/** Reads the newest version in one language, also of what is in the trash. @throws Error with a sentence for the editor */
export const readNewest = (target: EditedTarget, locale: string): Promise<Record<string, unknown>> =>
  readResponse(fetchNewest(apiPath(target), locale), v.record(v.string(), v.unknown()));
