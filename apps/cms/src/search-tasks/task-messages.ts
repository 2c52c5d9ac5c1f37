import { type AdminText, readerLanguage, say } from '@keelstone/languages/say.ts';
import type { TaskError, TaskProgress } from './search-task.ts';

/** The label of a rebuild where its progress is shown. */
export const REBUILD_LABEL: AdminText = 'Rebuild of the search index';

const INDEXES: AdminText =
  'Each process of the website builds its search index anew, beside the one that answers until then.';

const count = (number: number, one: AdminText, many: AdminText) => say(number === 1 ? one : many, { number });

function sayRepairs({ written, removed }: TaskProgress): string {
  if (written + removed === 0) return say('nothing was wrong');
  return say('{entries} written anew, {removed} taken away', {
    entries: count(written, '1 entry', '{number} entries'),
    removed,
  });
}

const sayCompared = (task: TaskProgress) =>
  say('{done} of {pages} compared with what visitors see: {repairs}', {
    done: task.done,
    pages: count(task.total, '1 page', '{number} pages'),
    repairs: sayRepairs(task),
  });

/** A task's progress or outcome, in a sentence or two. */
export function sayProgress(task: TaskProgress): string {
  switch (task.state) {
    case 'waiting':
      return say('It begins in a moment.');
    case 'cancelled':
      return say('Cancelled. {compared}. What was corrected stays, and the rest is as it was.', {
        compared: sayCompared(task),
      });
    case 'done':
      return `${sayCompared(task)}. ${say(INDEXES)}`;
    default:
      return `${sayCompared(task)}.`;
  }
}

/** Why a task has failed, and what to do. */
export function sayFailure(task: TaskProgress): string {
  const what = count(task.faultCount, '1 part of the website', '{number} parts of the website');
  return say(
    '{what} could not be corrected, and visitors see it as before; everything else was done. Open what is named below, correct what is said there, and publish it; then start the rebuild again.',
    { what },
  );
}

/** What could not be repaired: a page, the settings or the redirects. */
export function titleOf({ collection, title }: TaskError): string {
  if (collection === 'site_settings') return say('Site settings');
  return collection === 'redirects' ? say('Redirects') : title;
}

/** Why, in the reader's language. */
export const reasonOf = ({ reason }: TaskError): string =>
  typeof reason === 'string' ? reason : reason[readerLanguage()];
