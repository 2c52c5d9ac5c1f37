import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import type { ContentType, Language } from '@keelstone/model';

/** In the order of a task's life cycle; the last three are final. */
export const TASK_STATES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
type TaskState = (typeof TASK_STATES)[number];

/** The stages of a rebuild, in order. */
export const TASK_STAGES = ['nodes', 'settings', 'redirects', 'index'] as const;
export type TaskStage = (typeof TASK_STAGES)[number];

/** What could not be repaired, where to find it, and why. */
export type TaskError = {
  collection: ContentType | 'site_settings' | 'redirects';
  /** The document's id in the CMS; null for globals. */
  id: number | null;
  title: string;
  /** For readers of each language; a text for all before 26 November 2026. */
  reason: Record<Language, string> | string;
};

/** A task's progress and results. */
export type TaskProgress = {
  state: TaskState;
  /** How many pages were compared, out of how many. */
  done: number;
  total: number;
  /** Rows of the read model that were missing or wrong, and surplus ones. */
  written: number;
  removed: number;
  faultCount: number;
};

/** The progress in a document. Fields that the form does not show are optional in Payload's types. */
export const progressOf = (task: SearchTask): TaskProgress => ({
  state: task.state ?? 'waiting',
  done: task.done ?? 0,
  total: task.total ?? 0,
  written: task.written ?? 0,
  removed: task.removed ?? 0,
  faultCount: task.faultCount ?? 0,
});

const ENDS: readonly TaskState[] = ['done', 'cancelled', 'failed'];

/** True for tasks that have not ended. */
export const isOpen = ({ state }: Pick<SearchTask, 'state'>): boolean => !ENDS.includes(state ?? 'waiting');
