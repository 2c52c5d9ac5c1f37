import { say } from '@keelstone/languages/say.ts';
import { APIError, type Payload } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { withTransactionOf } from '../database/transaction.ts';
import { isOpen } from './search-task.ts';

/** Thrown when a task is started while another is open. */
export class TaskOpenError extends APIError {
  readonly taskId: number;

  constructor(taskId: number) {
    super(
      say(
        'The search index is being rebuilt already, by task {taskId}. Nothing new was started; wait for that one, or cancel it.',
        { taskId },
      ),
      409,
      { id: taskId },
      true,
    );
    this.name = 'TaskOpenError';
    this.taskId = taskId;
  }
}

/**
 * Starts a rebuild; a CMS process picks it up within a second.
 *
 * @param startedBy the user's id; null for a script
 * @returns the task's id
 * @throws TaskOpenError when one is open: only one can be
 */
export function startTask(payload: Payload, startedBy: number | null): Promise<number> {
  return inTransaction(payload, async (req, executor) => {
    // Two concurrent starts must not both find no open task. The lock numbers are ours.
    await executor.query('select pg_advisory_xact_lock(1264939347, 12)');
    const options = { ...(await withTransactionOf(req)), collection: 'search_tasks' } as const;
    const { docs } = await payload.find({ ...options, sort: '-id', limit: 1, depth: 0 });
    const [newest] = docs;
    if (newest && isOpen(newest)) throw new TaskOpenError(newest.id);
    const { id } = await payload.create({
      ...options,
      data: { kind: 'rebuild', state: 'waiting', stage: 'nodes', startedBy } as never,
    });
    return id;
  });
}
