import type { Executor } from '@keelstone/read-model';
import { ENDS_IF_STILL } from '../database/publishing-lock.ts';
import type { TaskError, TaskProgress, TaskStage } from './search-task.ts';

/** A task as claimed by a process. */
export type TaskRow = TaskProgress & {
  id: number;
  stage: TaskStage;
  /** The nid of the last node that was repaired. */
  cursor: number;
  faults: TaskError[];
};

const OPEN = "state in ('waiting', 'running')";

export async function hasOpenTask(executor: Executor): Promise<boolean> {
  return (await executor.query(`select from search_tasks where ${OPEN} limit 1`)).rows.length > 0;
}

const toTask = (row: Record<string, unknown>) =>
  ({
    ...row,
    id: Number(row.id),
    cursor: Number(row.cursor),
    done: Number(row.done),
    total: Number(row.total),
    written: Number(row.written),
    removed: Number(row.removed),
    faultCount: Number(row.faultCount),
    faults: row.faults ?? [],
  }) as TaskRow;

/**
 * Claims the open task until the transaction ends. Other processes get nothing in the meantime; a process that dies
 * releases it.
 */
export async function claimTask(executor: Executor): Promise<TaskRow | null> {
  await executor.query(ENDS_IF_STILL);
  const { rows } = await executor.query(
    `select id, state, stage, cursor, done, total, written, removed, fault_count as "faultCount", faults
     from search_tasks where ${OPEN} order by id limit 1 for update skip locked`,
  );
  return rows[0] ? toTask(rows[0]) : null;
}

/** Saves the progress of a claimed task, in the transaction that did the work. */
export async function saveTask(executor: Executor, task: TaskRow): Promise<void> {
  const { id, state, stage, cursor, done, total, written, removed, faultCount, faults: errors } = task;
  await executor.query(
    `update search_tasks set state = $2::enum_search_tasks_state, stage = $3::enum_search_tasks_stage, "cursor" = $4,
       done = $5, total = $6, written = $7, removed = $8, fault_count = $9, faults = $10::jsonb,
       started_at = coalesce(started_at, clock_timestamp()), updated_at = now(),
       finished_at = case when $2 in ('done', 'failed') then clock_timestamp() end
     where id = $1`,
    [id, state, stage, cursor, done, total, written, removed, faultCount, JSON.stringify(errors)],
  );
}

/**
 * Cancels an open task. Waits for the current batch, which is kept.
 *
 * @returns false if it has already ended
 */
export async function cancelTask(executor: Executor, id: number): Promise<boolean> {
  const { rows } = await executor.query(
    `update search_tasks set state = 'cancelled', finished_at = clock_timestamp(), updated_at = now()
     where id = $1 and ${OPEN} returning id`,
    [id],
  );
  return rows.length > 0;
}
