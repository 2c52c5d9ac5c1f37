import type { TaskProgress } from './search-task.ts';

/** The label of a rebuild where its progress is shown. */
export const REBUILD_LABEL = 'Rebuild of the search index';

const INDEXES =
  'Each process of the website builds its search index anew, beside the one that answers until then.';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function sayCorrections({ written, removed }: TaskProgress): string {
  if (written + removed === 0) return 'nothing was wrong';
  return `${count(written, 'entry', 'entries')} written anew, ${removed} taken away`;
}

const sayCompared = (task: TaskProgress) =>
  `${task.done} of ${count(task.total, 'page', 'pages')} compared with what visitors see: ${sayCorrections(task)}`;

/** A task's progress or outcome, in a sentence or two. */
export function sayProgress(task: TaskProgress): string {
  switch (task.state) {
    case 'waiting':
      return 'It begins in a moment.';
    case 'cancelled':
      return `Cancelled. ${sayCompared(task)}. What was corrected stays, and the rest is as it was.`;
    case 'done':
      return `${sayCompared(task)}. ${INDEXES}`;
    default:
      return `${sayCompared(task)}.`;
  }
}

/** Why a task has failed, and what to do. */
export function sayFailure(task: TaskProgress): string {
  const what = count(task.faultCount, 'part of the website', 'parts of the website');
  return (
    `${what} could not be corrected, and visitors see it as before; everything else was done. ` +
    'Open what is named below, mend what is said there, and publish it; then start the rebuild again.'
  );
}
