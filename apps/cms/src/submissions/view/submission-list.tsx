'use client';

import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { SubmissionEdit } from '@keelstone/outbox';
import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionList as Listed, ListedSubmission } from '../list-submissions.ts';
import { FormFigures } from './form-figures.tsx';
import { SubmissionFilter, SubmissionSearch } from './submission-filter.tsx';
import {
  editSubmission,
  eraseAddress,
  fetchSubmissions,
  removeSubmission,
  replay,
  type Shown,
} from './submission-requests.ts';
import { SubmissionTable } from './submission-table.tsx';

const CONFIRMATION = 'delete-submission';
const ERASURE = 'erase-address';

const report = (error: Error) => void toast.error(error.message);
const count = (number: number) =>
  number === 1 ? say('1 submission') : say('{number} submissions', { number });

const NOWHERE: AdminText =
  'Nobody has said yet where submissions are forwarded to, so they wait here. MARKETING_ENDPOINT in the environment of the CMS says it; see docs/forms.md.';

/** Submissions, and the search that they were found by. */
type Answer = { to: Shown; list: Listed };

type Stuck = 'dead' | 'waiting';

/** Number of submissions in a state, of the selected form or of all. */
function countIn(state: Stuck, { forms }: Listed, { form }: Shown): number {
  const counted = forms.filter(({ formId }) => form === '' || String(formId) === form);
  return counted.reduce((sum, each) => sum + each[state], 0);
}

const sayEdit = ({ assigneeId, isDone, isSpam }: SubmissionEdit) => {
  if (isSpam !== undefined)
    return isSpam ? say('Marked as spam. It will not be forwarded.') : say('Back among the others.');
  if (isDone !== undefined) return isDone ? say('Done.') : say('Open again.');
  return assigneeId === null ? say('Nobody looks after it now.') : say('Assigned.');
};

/** Submissions by form, state, words and who looks after them; editors can assign,  resend, export and delete them (C-8). */
export function SubmissionList({ first }: { first: Shown }) {
  const [shown, setShown] = useState(first);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<ListedSubmission | null>(null);
  const { openModal } = useModal();

  const asked = useRef(0);
  const load = useCallback(async () => {
    asked.current += 1;
    const number = asked.current;
    const list = await fetchSubmissions(shown);
    // A slow answer to an earlier request is nothing to act upon: it is of another search, or of before a change.
    if (asked.current !== number) return;
    setAnswer({ to: shown, list });
    setFailure(null);
  }, [shown]);
  useEffect(() => {
    const loaded = load();
    const number = asked.current;
    loaded.catch((error: Error) => {
      report(error);
      if (asked.current === number) setFailure(error.message);
    });
  }, [load]);

  const underWay = failure ?? say('Looking what has come …');
  if (!answer) return <p>{underWay}</p>;
  const { list } = answer;
  // Another page or filter of the same search leaves what is there until it is answered.
  const isAnswered = answer.to.text === shown.text;
  const show = (next: Shown) => {
    setFailure(null);
    setShown(next);
  };
  const formId = shown.form === '' ? undefined : Number(shown.form);
  const sendAgain = async (which: Parameters<typeof replay>[0]) => {
    toast.success(say('{count} will be sent again at once.', { count: count(await replay(which)) }));
    await load();
  };
  const remove = async ({ id }: ListedSubmission) => {
    await removeSubmission(id);
    toast.success(say('Deleted.'));
    await load();
  };
  const edit = async (submission: ListedSubmission, change: SubmissionEdit) => {
    await editSubmission(submission.id, change);
    toast.success(sayEdit(change));
    await load();
  };
  const erase = async () => {
    toast.success(
      say('Deleted {count} of {text}.', { count: count(await eraseAddress(shown.text)), text: shown.text }),
    );
    await load();
  };
  const replayAll = (state: Stuck) => void sendAgain({ state, ...(formId && { formId }) }).catch(report);
  return (
    <>
      {!list.isForwarding && <p className="submissions__note">{say(NOWHERE)}</p>}
      {list.isEditor && <SubmissionSearch shown={shown} onShow={show} />}
      <div className="submissions__actions">
        <SubmissionFilter forms={list.forms} shown={shown} onShow={show} />
        {list.isEditor && countIn('dead', list, shown) > 0 && (
          <Button buttonStyle="secondary" onClick={() => replayAll('dead')}>
            {say('Send again what was given up ({count})', { count: countIn('dead', list, shown) })}
          </Button>
        )}
        {list.isEditor && list.isForwarding && countIn('waiting', list, shown) > 0 && (
          <Button buttonStyle="secondary" onClick={() => replayAll('waiting')}>
            {say('Send at once what waits ({count})', { count: countIn('waiting', list, shown) })}
          </Button>
        )}
        {list.isEditor && formId && (
          <a href={`/api/submissions/export?form=${formId}`} download>
            {say('Export as CSV')}
          </a>
        )}
        {isAnswered && Boolean(list.ofAddress) && (
          <Button buttonStyle="secondary" onClick={() => openModal(ERASURE)}>
            {say('Delete all of {text} ({ofAddress})', { text: shown.text, ofAddress: list.ofAddress })}
          </Button>
        )}
      </div>
      {isAnswered && list.figures && <FormFigures figures={list.figures} />}
      <p role="status">
        {!isAnswered && underWay}
        {isAnswered &&
          shown.text &&
          say('{count} with “{text}”', { count: count(list.total), text: shown.text })}
      </p>
      {isAnswered && list.submissions.length === 0 && <p>{say('There is nothing here.')}</p>}
      {isAnswered && list.submissions.length > 0 && (
        <SubmissionTable
          submissions={list.submissions}
          staff={list.staff}
          onEdit={(submission, change) => void edit(submission, change).catch(report)}
          onReplay={(id) => void sendAgain({ ids: [id] }).catch(report)}
          onDelete={(submission) => {
            setDoomed(submission);
            openModal(CONFIRMATION);
          }}
        />
      )}
      {isAnswered && <Pages list={list} onPage={(page) => show({ ...shown, page })} />}
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={say('Delete this submission?')}
        body={say('It is gone for good here. What was forwarded already stays where it was forwarded to.')}
        confirmLabel={say('Delete')}
        onConfirm={async () => {
          if (doomed) await remove(doomed).catch(report);
        }}
      />
      <ConfirmationModal
        modalSlug={ERASURE}
        heading={say('Delete all of {text}?', { text: shown.text })}
        body={say(
          '{count}, of all forms, spam and done ones too, are gone for good here. What was forwarded already stays where it was forwarded to, and has to be deleted there.',
          { count: count(list.ofAddress ?? 0) },
        )}
        confirmLabel={say('Delete all')}
        onConfirm={() => erase().catch(report)}
      />
    </>
  );
}

function Pages({ list: { page, pages }, onPage }: { list: Listed; onPage(page: number): void }) {
  if (pages === 1) return null;
  return (
    <nav className="submissions__actions" aria-label={say('Pages')}>
      <Button buttonStyle="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {say('Newer')}
      </Button>
      <span>{say('Page {page} of {pages}', { page, pages })}</span>
      <Button buttonStyle="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {say('Older')}
      </Button>
    </nav>
  );
}
