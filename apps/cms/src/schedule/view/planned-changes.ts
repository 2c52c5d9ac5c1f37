import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import type { ConflictsResponse } from '../conflicts-response.ts';

type Document = { collection: string; id: number | string };
type Refusal = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] };

/** How many changes are shown. */
const SHOWN = '8';

async function ask<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  const result = (await response.json()) as Result & Refusal;
  if (response.ok) return result;
  const [refusal] = result.errors ?? [];
  const message = refusal?.data?.errors?.[0]?.message ?? refusal?.message;
  throw new Error(message ?? say('The CMS does not answer. Try again.'));
}

/** A scheduled change, and what is wrong with it as long as it is open, in sentences. */
export type ForeseenChange = ScheduledChange & { conflicts: string[] };

/** A page's scheduled changes and their outcomes, the next one first. */
export async function readChanges({ collection, id }: Document): Promise<ForeseenChange[]> {
  const query = new URLSearchParams({
    'where[document.relationTo][equals]': collection,
    'where[document.value][equals]': String(id),
    sort: '-at',
    limit: SHOWN,
    depth: '0',
  });
  const { docs } = await ask<{ docs: ScheduledChange[] }>(`/api/scheduled_changes?${query}`);
  const conflicts = docs.some(({ state }) => state === 'planned')
    ? await readConflicts({ collection, id })
    : {};
  return docs.reverse().map((change) => ({ ...change, conflicts: conflicts[change.id] ?? [] }));
}

async function readConflicts({ collection, id }: Document): Promise<ConflictsResponse['conflicts']> {
  const query = new URLSearchParams({ type: collection, id: String(id) });
  return (await ask<ConflictsResponse>(`/api/content/conflicts?${query}`)).conflicts;
}

type Plan = {
  action: ScheduledChange['action'];
  at: Date;
  languages: readonly Language[];
  /** Which version the form shows: no other one is planned. */
  updatedAt: unknown;
};

/** Schedules a change. @throws Error with a sentence for the editor */
export async function planChange({ collection, id }: Document, plan: Plan): Promise<void> {
  await ask('/api/scheduled_changes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      document: { relationTo: collection, value: Number(id) },
      ...plan,
    }),
  });
}

/** Cancels a scheduled change, or removes a failed one from the list. @throws Error with a sentence for the editor */
export async function removeChange(id: number): Promise<void> {
  await ask(`/api/scheduled_changes/${id}`, { method: 'DELETE' });
}
