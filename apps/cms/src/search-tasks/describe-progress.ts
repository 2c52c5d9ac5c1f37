import type { Progress } from '@keelstone/async/progress';
import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { progressOf, type TaskProgress } from './search-task.ts';
import { REBUILD_LABEL, sayFailure, sayProgress } from './task-messages.ts';

/** 100 means finished, so a task that has compared everything but not finished stays at 99. */
function percentageOf({ done, total }: TaskProgress): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((100 * done) / total));
}

/** The URL of a task's progress. */
export const progressPathOf = (id: number | string): string => `/api/search_tasks/${id}/progress`;

/** The progress response of a task: status 0 ends the polling, with the message in `data`. */
export function describeProgress(document: SearchTask): Progress {
  const task = progressOf(document);
  const label = say(REBUILD_LABEL);
  if (task.state === 'failed') return { status: 0, data: sayFailure(task), label };
  if (task.state === 'cancelled') return { status: 0, data: sayProgress(task), label };
  const percentage = task.state === 'done' ? 100 : percentageOf(task);
  return { status: 1, percentage, message: sayProgress(task), label };
}
