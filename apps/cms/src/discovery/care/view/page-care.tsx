'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, toast, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../../admin/read-response.ts';
import { useLeaveWarning } from '../../../admin/unsaved/use-leave-warning.ts';
import { useUnsent } from '../../../admin/unsaved/use-unsent.ts';
import type { CareResponse } from '../page-care.endpoints.ts';
import './page-care.css';

const PATH = '/api/page-care';

const careSchema = v.object({
  owner: v.nullable(v.number()),
  reviewOn: v.nullable(v.string()),
  staff: v.array(v.object({ id: v.number(), name: v.string() })),
  mayChange: v.boolean(),
});

type Changes = Partial<Pick<CareResponse, 'owner' | 'reviewOn'>>;
const NOTHING: Changes = {};

/** What was changed since these were sent. */
const changedSince = (sent: Changes, now: Changes): Changes =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as keyof Changes] !== value));

/** Beside the form of a page: who looks after it, and when it should be read again. */
export function PageCare() {
  const { user } = useAuth();
  const { id, collectionSlug } = useDocumentInfo();
  const [care, setCare] = useState<CareResponse | null>(null);
  const [changes, setChanges] = useUnsent(`${user?.id} ${collectionSlug}/${id} care`, NOTHING);
  const isChanged = Object.keys(changes).length > 0;
  const isModified = useFormModified();
  // Owner and day are no part of the form.
  useLeaveWarning(isChanged, say('What you typed here is not saved yet. Leave the page?'), isModified);
  useEffect(() => {
    if (!id || !collectionSlug) return;
    const query = new URLSearchParams({ type: collectionSlug, id: String(id) });
    readResponse(fetch(`${PATH}?${query}`), careSchema)
      .then(setCare)
      .catch((error: Error) => toast.error(error.message));
  }, [id, collectionSlug]);
  if (!care) return null;

  const { owner, reviewOn } = { ...care, ...changes };
  const change = (more: Changes) => setChanges((before) => ({ ...before, ...more }));
  const save = () => {
    // Nothing else: a colleague may have changed the other meanwhile.
    readResponse(fetch(PATH, jsonRequest({ type: collectionSlug, id, ...changes })), v.unknown())
      .then(() => {
        setCare({ ...care, ...changes });
        setChanges((now) => changedSince(changes, now));
        toast.success(say('Owner and day are kept. Nothing else was saved.'));
      })
      .catch((error: Error) => toast.error(error.message));
  };
  return (
    <section className="page-care" aria-label={say('Who looks after it')}>
      <h2>{say('Who looks after it')}</h2>
      <label>
        {say('Owner')}
        <select
          value={owner ?? ''}
          disabled={!care.mayChange}
          onChange={({ target }) => change({ owner: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{say('Nobody')}</option>
          {care.staff.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('Read it again on')}
        <input
          type="date"
          value={reviewOn ?? ''}
          disabled={!care.mayChange}
          onChange={({ target }) => change({ reviewOn: target.value || null })}
        />
      </label>
      {isChanged && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={save}>
          {say('Keep owner and day')}
        </Button>
      )}
    </section>
  );
}
