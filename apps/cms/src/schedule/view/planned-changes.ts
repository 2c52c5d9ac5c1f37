import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import type { Language } from '@keelstone/model';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import type { ConflictsResponse } from '../conflicts-response.ts';

type Document = { collection: string; id: number | string };

const reasons = v.looseTuple([v.object({ message: v.string() })]);
const refusalSchema = v.object({
  errors: v.looseTuple([v.object({ data: v.object({ errors: reasons }) })]),
});
/** As far as an answer of the CMS is told from one of a proxy. */
const changesSchema = v.object({ docs: v.array(v.looseObject({ id: v.number(), state: v.string() })) });
const conflictsSchema = v.object({ conflicts: v.record(v.string(), v.array(v.string())) });

/** How many changes are shown. */
const SHOWN = '8';

async function read<Result>(
  request: Promise<Response>,
  schema: v.GenericSchema<unknown, Result>,
): Promise<Result> {
  // The field in question says more than the message above it.
  const answer = await request.then((response) => response.clone().json()).catch(() => null);
  const { success, output } = v.safeParse(refusalSchema, answer);
  if (success) throw new Error(output.errors[0].data.errors[0].message);
  return readResponse(request, schema);
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
  const { docs } = (await read(fetch(`/api/scheduled_changes?${query}`), changesSchema)) as unknown as {
    docs: ScheduledChange[];
  };
  const conflicts = docs.some(({ state }) => state === 'planned')
    ? await readConflicts({ collection, id })
    : {};
  return docs.reverse().map((change) => ({ ...change, conflicts: conflicts[change.id] ?? [] }));
}

async function readConflicts({ collection, id }: Document): Promise<ConflictsResponse['conflicts']> {
  const query = new URLSearchParams({ type: collection, id: String(id) });
  return (await read(fetch(`/api/content/conflicts?${query}`), conflictsSchema)).conflicts;
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
  const planned = { document: { relationTo: collection, value: Number(id) }, ...plan };
  await read(fetch('/api/scheduled_changes', jsonRequest(planned)), v.unknown());
}

/** Cancels a scheduled change, or removes a failed one from the list. @throws Error with a sentence for the editor */
export async function removeChange(id: number): Promise<void> {
  const request = fetch(`/api/scheduled_changes/${id}`, { method: 'DELETE' });
  const { status } = await request.catch(() => ({ status: 0 }));
  // Somebody else has removed it meanwhile.
  if (status !== 404) await read(request, v.unknown());
}
