'use client';

import { say } from '@keelstone/languages/say.ts';
import type { SubmissionEdit } from '@keelstone/outbox';
import { Button } from '@payloadcms/ui';
import { formatTime } from '../../admin/time/format-time.ts';
import type { ListedSubmission, SubmissionList } from '../list-submissions.ts';
import { SCANS, sayState } from './say-submission.ts';

type Actions = {
  staff: SubmissionList['staff'];
  onEdit(submission: ListedSubmission, edit: SubmissionEdit): void;
  onReplay(id: string): void;
  onDelete(submission: ListedSubmission): void;
};

type Personal = NonNullable<ListedSubmission['personal']>;

function Answers({ id, sender, answers, files, pagePath }: Personal & { id: string }) {
  return (
    <details>
      <summary>{sender ?? say('Somebody who left no name')}</summary>
      <p>{say('Sent from {pagePath}', { pagePath })}</p>
      <dl>
        {answers.map(({ name, label, value, words }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {value}
              {words && <q>{words}</q>}
            </dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && <Files id={id} files={files} />}
    </details>
  );
}

/** Files are downloaded only, never opened on a page of the CMS. */
function Files({ id, files }: { id: string; files: Personal['files'] }) {
  return (
    <ul>
      {files.map(({ position, name, bytes, scan }) => (
        <li key={position}>
          <a href={`/api/submissions/${id}/files/${position}`} download={name}>
            {name}
          </a>{' '}
          <small>{`${Math.ceil(bytes / 1000)} kB, ${say(SCANS[scan])}`}</small>
        </li>
      ))}
    </ul>
  );
}

/** Who looks after it. Somebody who has left stays listed, so that the choice shown is true. */
function Assignee({ submission, name, staff, onEdit }: RowProps & { name: string }) {
  const { assigneeId } = submission;
  const hasLeft = assigneeId !== null && !staff.some(({ id }) => id === assigneeId);
  return (
    <select
      aria-label={say('Assigned to: {name}', { name })}
      value={assigneeId ?? ''}
      onChange={({ target }) =>
        onEdit(submission, { assigneeId: target.value ? Number(target.value) : null })
      }
    >
      <option value="">{say('Nobody')}</option>
      {hasLeft && <option value={assigneeId}>{say('Somebody who has left')}</option>}
      {staff.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name}
        </option>
      ))}
    </select>
  );
}

type RowProps = Actions & { submission: ListedSubmission };

function Row(row: RowProps) {
  const { submission, onEdit, onReplay, onDelete } = row;
  const { id, formTitle, receivedAt, state, isSpam, isDone, attempts, personal } = submission;
  const isStuck = !isSpam && (state === 'dead' || (state === 'waiting' && attempts > 0));
  const name = [personal?.sender ?? formTitle, formatTime(new Date(receivedAt))].join(', ');
  const actions: [label: string, act: () => void][] = [
    [isDone ? say('Reopen') : say('Done'), () => onEdit(submission, { isDone: !isDone })],
    ...(isStuck ? [[say('Send again'), () => onReplay(id)] as [string, () => void]] : []),
    [isSpam ? say('Not spam') : say('Spam'), () => onEdit(submission, { isSpam: !isSpam })],
    [say('Delete'), () => onDelete(submission)],
  ];
  return (
    <tr data-state={isSpam ? 'spam' : state} data-done={isDone || undefined}>
      <td>
        <time dateTime={receivedAt}>{formatTime(new Date(receivedAt))}</time>
      </td>
      <td>{formTitle}</td>
      <td>{personal ? <Answers id={submission.id} {...personal} /> : say('For editors only')}</td>
      <td>
        {sayState(submission, formatTime)}
        {isDone && <small>{say('Done')}</small>}
        {personal?.lastError && <small>{personal.lastError}</small>}
      </td>
      <td>{personal && <Assignee {...row} name={name} />}</td>
      <td>
        {personal && (
          <div className="submissions__actions">
            {actions.map(([label, act]) => (
              <Button
                key={label}
                buttonStyle={label === 'Delete' ? 'transparent' : 'secondary'}
                size="small"
                aria-label={`${label}: ${name}`}
                onClick={act}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </td>
    </tr>
  );
}

/** Submissions, newest first. Their values are collapsed, and only present for editors. */
export function SubmissionTable({
  submissions,
  ...actions
}: Actions & { submissions: readonly ListedSubmission[] }) {
  return (
    <section className="submissions__scroll" aria-label={say('Submissions')}>
      <table className="submissions__table">
        <thead>
          <tr>
            {[
              say('Received'),
              say('Form'),
              say('What was entered'),
              say('State'),
              say('Assigned to'),
              say('Actions'),
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {submissions.map((submission) => (
            <Row key={submission.id} submission={submission} {...actions} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
