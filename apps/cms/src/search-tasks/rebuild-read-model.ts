import { setTimeout as pause } from 'node:timers/promises';
import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import type { Payload } from 'payload';
import { runTaskStep } from './run-task-step.ts';
import { isOpen, progressOf, type TaskError } from './search-task.ts';
import { startTask, TaskOpenError } from './start-task.ts';
import { reasonOf, sayFailure, titleOf } from './task-messages.ts';

/** Polling interval while other processes are working. */
const REST_MS = 50;

/** Thrown when parts of the read model could not be repaired. */
class RebuildFailedError extends Error {
  constructor(task: SearchTask) {
    const named = ((task.faults ?? []) as TaskError[]).map(
      (error) => `${error.collection} ${error.id ?? ''} “${titleOf(error)}”: ${reasonOf(error)}`,
    );
    super([sayFailure(progressOf(task)), ...named].join('\n'));
    this.name = 'RebuildFailedError';
  }
}

/** Starts a task, or joins the one that is open. */
async function startOrJoin(payload: Payload): Promise<number> {
  return startTask(payload, null).catch((error: unknown) => {
    if (error instanceof TaskOpenError) return error.taskId;
    throw error;
  });
}

/**
 * Makes the read model match the CMS: nodes, settings, redirects. Runs a search task in this process, together with
 * any running CMS processes.
 *
 * @returns the ended task: done, or cancelled
 * @throws RebuildFailedError naming what could not be repaired; everything else was
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
