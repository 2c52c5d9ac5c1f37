'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { SubmissionList as Listed, ListedSubmission } from '../list-submissions.ts';
import { SubmissionFilter } from './submission-filter.tsx';
import { fetchSubmissions, removeSubmission, replay, type Shown } from './submission-requests.ts';
import { SubmissionTable } from './submission-table.tsx';

const CONFIRMATION = 'delete-submission';

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

/** Submissions by form and state; editors can resend, export and delete them (C-8). */
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
  const replayAll = (state: Stuck) => void sendAgain({ state, ...(formId && { formId }) }).catch(report);
  return (
    <>
      {!list.isForwarding && <p className="submissions__note">{NOWHERE}</p>}
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
      </div>
      {list.submissions.length === 0 ? (
        <p>There is nothing here.</p>
      ) : (
        <SubmissionTable
          submissions={list.submissions}
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
