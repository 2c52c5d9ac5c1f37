import type { ContentType } from '@keelstone/model';
import type { ContentChangeRequest, ContentChangeResult } from '../bulk/content.endpoints.ts';
import type { CalendarResponse } from '../calendar/calendar.endpoint.ts';

/** Thrown when there is no answer, so that it may have been done all the same. */
export class NoResponseError extends Error {}

/** @throws Error with a sentence for the editor */
async function post<Result>(path: string, body: object, failed: string): Promise<Result> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  }).catch(() => null);
  const result = (await response?.json().catch(() => null)) as
    | (Result & { errors?: { message?: string }[] })
    | null
    | undefined;
  if (response?.ok && result) return result;
  const message = result?.errors?.[0]?.message;
  throw message ? new Error(message) : new NoResponseError(failed);
}

export const changeContent = (request: ContentChangeRequest, failed: string): Promise<ContentChangeResult> =>
  post('/api/content/change', request, failed);

/** How many pages a change has changed by now; null if the CMS does not answer. */
export async function countChanged(change: string): Promise<number | null> {
  const response = await fetch(`/api/content/change?change=${change}`, { credentials: 'same-origin' }).catch(
    () => null,
  );
  if (!response?.ok) return null;
  const result: { pages: unknown[] } | null = await response.json().catch(() => null);
  return result?.pages.length ?? null;
}

export type UndoneContent = {
  pages: {
    type: ContentType;
    id: number;
    title: string;
    outcome: 'restored' | 'refused';
    reason?: string;
  }[];
};

export const undoChange = (change: string, failed: string): Promise<UndoneContent> =>
  post('/api/content/undo', { change }, failed);

export const saveFilter = (title: string, url: string, failed: string): Promise<unknown> =>
  post('/api/shortcuts', { title, url }, failed);

/** @throws Error with a sentence for the editor */
export async function removeFilter(id: number, failed: string): Promise<void> {
  const response = await fetch(`/api/shortcuts/${id}`, { method: 'DELETE', credentials: 'same-origin' });
  if (!response.ok) throw new Error(failed);
}

/** @throws Error with a sentence for the editor */
export async function readCalendar(from: Date, to: Date, failed: string): Promise<CalendarResponse> {
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  const response = await fetch(`/api/content/calendar?${query}`, { credentials: 'same-origin' }).catch(
    () => null,
  );
  if (!response?.ok) throw new Error(failed);
  return (await response.json()) as CalendarResponse;
}

/** @throws Error with a sentence for the editor, also if the plan has another time than `from` */
export const movePlan = (
  id: number,
  { from, at }: { from: Date; at: Date },
  failed: string,
): Promise<unknown> => post(`/api/scheduled_changes/${id}/move`, { from, at }, failed);
