import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import type { ContentType } from '@keelstone/model';

/** In the order of a task's life; the last three are ends. */
export const TASK_STATES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** What a rebuild goes through, in this order. */
export const TASK_STAGES = ['nodes', 'settings', 'redirects', 'index'] as const;
export type TaskStage = (typeof TASK_STAGES)[number];

/** What could not be corrected, where an editor finds it, and why. */
export type TaskFault = {
  collection: ContentType | 'site_settings' | 'redirects';
  /** Of the document in the CMS; null for what is there once. */
  id: number | null;
  title: string;
  reason: string;
};

/** How far a task is, and what it found. */
export type TaskProgress = {
  state: TaskState;
  /** How many pages were compared, of how many. */
  done: number;
  total: number;
  /** How many rows of the read model were missing or wrong, and how many were too many. */
  written: number;
  removed: number;
  faultCount: number;
};

/** The same of a document: fields that the form does not show may be missing there, as far as Payload's types know. */
export const progressOf = (task: SearchTask): TaskProgress => ({
  state: task.state ?? 'waiting',
  done: task.done ?? 0,
  total: task.total ?? 0,
  written: task.written ?? 0,
  removed: task.removed ?? 0,
  faultCount: task.faultCount ?? 0,
});

const ENDS: readonly TaskState[] = ['done', 'cancelled', 'failed'];

/** True while there is something to wait for. */
export const isOpen = ({ state }: Pick<SearchTask, 'state'>): boolean => !ENDS.includes(state ?? 'waiting');
