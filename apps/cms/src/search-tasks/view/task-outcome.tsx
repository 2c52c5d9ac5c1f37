import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import { formPath } from '../../admin/form-path.ts';
import { formatTime } from '../../admin/time/format-time.ts';
import { progressOf, type TaskError } from '../search-task.ts';
import { reasonOf, sayFailure, sayProgress, titleOf } from '../task-messages.ts';

const HEADINGS: Record<string, AdminText | undefined> = {
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

function addressOf({ collection, id }: TaskError): string {
  if (collection === 'site_settings') return '/admin/globals/site_settings';
  return id === null ? `/admin/collections/${collection}` : formPath(collection, id);
}

function TaskErrors({ faults: errors, count }: { faults: readonly TaskError[]; count: number }) {
  return (
    <>
      <ul>
        {errors.map((error) => (
          <li key={`${error.collection} ${error.id} ${reasonOf(error)}`}>
            <a href={addressOf(error)}>{titleOf(error)}</a>{' '}
            <span className="search-task__aside">{[error.collection, error.id].join(' ')}</span>
            <p>{reasonOf(error)}</p>
          </li>
        ))}
      </ul>
      {count > errors.length && (
        <p>{say('{number} more are not named.', { number: count - errors.length })}</p>
      )}
    </>
  );
}

/** The outcome of a task: when it ended, what was done, and what failed and why. */
export function TaskOutcome({ task }: { task: SearchTask }) {
  const { faults: errors, finishedAt, startedBy } = task;
  const progress = progressOf(task);
  const { faultCount, state } = progress;
  const heading = HEADINGS[state];
  const who = typeof startedBy === 'object' ? startedBy?.name : null;
  return (
    <div className="search-task__outcome" data-state={state}>
      <h2>{heading && say(heading)}</h2>
      <p>{sayProgress(progress)}</p>
      {state === 'failed' && <p>{sayFailure(progress)}</p>}
      {faultCount > 0 && <TaskErrors faults={(errors ?? []) as TaskError[]} count={faultCount} />}
      <p className="search-task__aside">
        {[
          who && say('Started by {who}', { who }),
          finishedAt && say('ended {time}', { time: formatTime(new Date(finishedAt)) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}
