import { setTimeout as pause } from 'node:timers/promises';
import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import type { Payload } from 'payload';
import { runTaskStep } from './run-task-step.ts';
import { isOpen, type TaskFault } from './search-task.ts';
import { startTask, TaskOpenError } from './start-task.ts';

/** How long to leave the work to others who are at it. */
const REST_MS = 50;

/** Thrown when parts of the read model could not be corrected. */
export class RebuildFailedError extends Error {
  constructor({ failure, faults }: SearchTask) {
    const named = ((faults ?? []) as TaskFault[]).map(
      ({ collection, id, title, reason }) => `${collection} ${id ?? ''} “${title}”: ${reason}`,
    );
    super([failure, ...named].join('\n'));
    this.name = 'RebuildFailedError';
  }
}

/** A new task, or the one that is open: then it is worked on together. */
async function startOrJoin(payload: Payload): Promise<number> {
  return startTask(payload, null).catch((error: unknown) => {
    if (error instanceof TaskOpenError) return error.taskId;
    throw error;
  });
}

/**
 * Makes the read model say what the CMS says: nodes, settings, redirects. It is a search task that this process works
 * on, together with whatever processes of the CMS are running.
 *
 * @returns the task as it ended: done, or cancelled by somebody
 * @throws RebuildFailedError naming what could not be corrected; everything else was
 */
export async function rebuildReadModel(payload: Payload): Promise<SearchTask> {
  const id = await startOrJoin(payload);
  for (;;) {
    if ((await runTaskStep(payload)) === 'worked') continue;
    const task = await payload.findByID({ collection: 'search_tasks', id, depth: 0 });
    if (task.state === 'failed') throw new RebuildFailedError(task);
    if (!isOpen(task)) return task;
    await pause(REST_MS);
  }
}
