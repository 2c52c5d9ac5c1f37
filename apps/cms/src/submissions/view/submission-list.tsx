'use client';

import type { SubmissionEdit } from '@keelstone/outbox';
import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
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
const count = (number: number) => (number === 1 ? '1 submission' : `${number} submissions`);

const NOWHERE =
  'Nobody has said yet where submissions are forwarded to, so they wait here. MARKETING_ENDPOINT in the environment of the CMS says it; see docs/forms.md.';

type Stuck = 'dead' | 'waiting';

/** Number of submissions in a state, of the selected form or of all. */
function countIn(state: Stuck, { forms }: Listed, { form }: Shown): number {
  const counted = forms.filter(({ formId }) => form === '' || String(formId) === form);
  return counted.reduce((sum, each) => sum + each[state], 0);
}

const sayEdit = ({ assigneeId, isDone, isSpam }: SubmissionEdit) => {
  if (isSpam !== undefined)
    return isSpam ? 'Marked as spam. It will not be forwarded.' : 'Back among the others.';
  if (isDone !== undefined) return isDone ? 'Done.' : 'Open again.';
  return assigneeId === null ? 'Nobody looks after it now.' : 'Assigned.';
};

/** Submissions by form, state, words and who looks after them; editors can assign,  resend, export and delete them (C-8). */
export function SubmissionList({ first }: { first: Shown }) {
  const [shown, setShown] = useState(first);
  const [list, setList] = useState<Listed | null>(null);
  const [doomed, setDoomed] = useState<ListedSubmission | null>(null);
  const { openModal } = useModal();

  const load = useCallback(async () => setList(await fetchSubmissions(shown)), [shown]);
  useEffect(() => void load().catch(report), [load]);

  if (!list) return <p>Looking what has come …</p>;
  const formId = shown.form === '' ? undefined : Number(shown.form);
  const sendAgain = async (which: Parameters<typeof replay>[0]) => {
    toast.success(`${count(await replay(which))} will be sent again at once.`);
    await load();
  };
  const remove = async ({ id }: ListedSubmission) => {
    await removeSubmission(id);
    toast.success('Deleted.');
    await load();
  };
  const edit = async (submission: ListedSubmission, change: SubmissionEdit) => {
    await editSubmission(submission.id, change);
    toast.success(sayEdit(change));
    await load();
  };
  const erase = async () => {
    toast.success(`Deleted ${count(await eraseAddress(shown.text))} of ${shown.text}.`);
    await load();
  };
  const replayAll = (state: Stuck) => void sendAgain({ state, ...(formId && { formId }) }).catch(report);
  return (
    <>
      {!list.isForwarding && <p className="submissions__note">{NOWHERE}</p>}
      {list.isEditor && <SubmissionSearch shown={shown} onShow={setShown} />}
      <div className="submissions__actions">
        <SubmissionFilter forms={list.forms} shown={shown} onShow={setShown} />
        {list.isEditor && countIn('dead', list, shown) > 0 && (
          <Button buttonStyle="secondary" onClick={() => replayAll('dead')}>
            {`Send again what was given up (${countIn('dead', list, shown)})`}
          </Button>
        )}
        {list.isEditor && list.isForwarding && countIn('waiting', list, shown) > 0 && (
          <Button buttonStyle="secondary" onClick={() => replayAll('waiting')}>
            {`Send at once what waits (${countIn('waiting', list, shown)})`}
          </Button>
        )}
        {list.isEditor && formId && (
          <a href={`/api/submissions/export?form=${formId}`} download>
            Export as CSV
          </a>
        )}
        {Boolean(list.ofAddress) && (
          <Button buttonStyle="secondary" onClick={() => openModal(ERASURE)}>
            {`Delete all of ${shown.text} (${list.ofAddress})`}
          </Button>
        )}
      </div>
      {list.figures && <FormFigures figures={list.figures} />}
      <p role="status">{shown.text && `${count(list.total)} with “${shown.text}”`}</p>
      {list.submissions.length === 0 ? (
        <p>There is nothing here.</p>
      ) : (
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
      <Pages list={list} onPage={(page) => setShown({ ...shown, page })} />
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading="Delete this submission?"
        body="It is gone for good here. What was forwarded already stays where it was forwarded to."
        confirmLabel="Delete"
        onConfirm={async () => {
          if (doomed) await remove(doomed).catch(report);
        }}
      />
      <ConfirmationModal
        modalSlug={ERASURE}
        heading={`Delete all of ${shown.text}?`}
        body={`${count(list.ofAddress ?? 0)}, of all forms, spam and done ones too, are gone for good here. What was forwarded already stays where it was forwarded to, and has to be deleted there.`}
        confirmLabel="Delete all"
        onConfirm={() => erase().catch(report)}
      />
    </>
  );
}

function Pages({ list: { page, pages }, onPage }: { list: Listed; onPage(page: number): void }) {
  if (pages === 1) return null;
  return (
    <nav className="submissions__actions" aria-label="Pages">
      <Button buttonStyle="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span>{`Page ${page} of ${pages}`}</span>
      <Button buttonStyle="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
