import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import * as v from 'valibot';
import { readResponse } from '../../admin/read-response.ts';

const read = <T>(request: Promise<Response>, schema: v.GenericSchema<unknown, T>) =>
  readResponse(request, schema);

const post = (path: string) => fetch(path, { method: 'POST' });

/** A document of Payload. */
const taskSchema = v.custom<SearchTask>((value) =>
  v.is(v.object({ id: v.number(), state: v.string() }), value),
);

/** Starts a rebuild. @throws Error with a sentence for the editor, such as that one is already open */
export const startRebuild = () => read(post('/api/search_tasks/start'), v.object({ id: v.number() }));

/** Cancels a task. @throws Error with a sentence for the editor */
export const cancelRebuild = (id: number | string) =>
  read(post(`/api/search_tasks/${id}/cancel`), v.unknown());

/** A task's current state, with the name of the user who started it. @throws Error with a sentence for the editor */
export const readTask = (id: number | string) => read(fetch(`/api/search_tasks/${id}?depth=1`), taskSchema);
