import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import { formatTime } from '../../admin/format-time.ts';
import { progressOf, type TaskFault } from '../search-task.ts';
import { sayProgress } from '../task-words.ts';

const HEADINGS = {
  waiting: '',
  running: '',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'Failed',
} as const;

function addressOf({ collection, id }: TaskFault): string {
  if (collection === 'site_settings') return '/admin/globals/site_settings';
  return `/admin/collections/${collection}${id === null ? '' : `/${id}`}`;
}

function Faults({ faults, count }: { faults: readonly TaskFault[]; count: number }) {
  return (
    <>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.collection} ${fault.id} ${fault.reason}`}>
            <a href={addressOf(fault)}>{fault.title}</a>{' '}
            <span className="search-task__aside">{[fault.collection, fault.id].join(' ')}</span>
            <p>{fault.reason}</p>
          </li>
        ))}
      </ul>
      {count > faults.length && <p>{`${count - faults.length} more are not named.`}</p>}
    </>
  );
}

/** The outcome of a task: when it ended, what was done, and what failed and why. */
export function TaskOutcome({ task }: { task: SearchTask }) {
  const { failure, faults, finishedAt, startedBy } = task;
  const progress = progressOf(task);
  const { faultCount, state } = progress;
  const who = typeof startedBy === 'object' ? startedBy?.name : null;
  return (
    <div className="search-task__outcome" data-state={state}>
      <h2>{HEADINGS[state]}</h2>
      <p>{sayProgress(progress)}</p>
      {failure && <p>{failure}</p>}
      {faultCount > 0 && <Faults faults={(faults ?? []) as TaskFault[]} count={faultCount} />}
      <p className="search-task__aside">
        {[who && `Started by ${who}`, finishedAt && `ended ${formatTime(new Date(finishedAt))}`]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}
