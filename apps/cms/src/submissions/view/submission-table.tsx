'use client';

import { Button } from '@payloadcms/ui';
import { formatTime } from '../../admin/format-time.ts';
import type { ListedSubmission } from '../list-submissions.ts';
import { sayAnswer, sayState } from './say-submission.ts';

type TableProps = {
  submissions: readonly ListedSubmission[];
  onReplay(id: string): void;
  onDelete(submission: ListedSubmission): void;
};

function Answers({ personal }: { personal: NonNullable<ListedSubmission['personal']> }) {
  return (
    <details>
      <summary>{`Sent from ${personal.pagePath}`}</summary>
      <dl>
        {Object.entries(personal.fields).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sayAnswer(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Row({
  submission,
  onReplay,
  onDelete,
}: Omit<TableProps, 'submissions'> & { submission: ListedSubmission }) {
  const { id, formTitle, receivedAt, state, attempts, personal } = submission;
  const isStuck = state === 'dead' || (state === 'waiting' && attempts > 0);
  const name = `${formTitle}, ${formatTime(new Date(receivedAt))}`;
  return (
    <tr data-state={state}>
      <td>
        <time dateTime={receivedAt}>{formatTime(new Date(receivedAt))}</time>
      </td>
      <td>{formTitle}</td>
      <td>{personal ? <Answers personal={personal} /> : 'For editors only'}</td>
      <td>
        {sayState(submission, formatTime)}
        {personal?.lastError && <small>{personal.lastError}</small>}
      </td>
      <td>
        {personal && (
          <div className="submissions__actions">
            {isStuck && (
              <Button
                buttonStyle="secondary"
                size="small"
                aria-label={`Send again: ${name}`}
                onClick={() => onReplay(id)}
              >
                Send again
              </Button>
            )}
            <Button
              buttonStyle="transparent"
              size="small"
              aria-label={`Delete: ${name}`}
              onClick={() => onDelete(submission)}
            >
              Delete
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}

/** Submissions, newest first. Their values are collapsed, and only present for editors. */
export function SubmissionTable({ submissions, ...actions }: TableProps) {
  return (
    <table className="submissions__table">
      <thead>
        <tr>
          {['Received', 'Form', 'What was entered', 'State', 'Actions'].map((name) => (
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
  );
}
