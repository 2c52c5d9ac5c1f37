import type { ReplayOptions, SubmissionEdit } from '@keelstone/outbox';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import type { SubmissionList } from '../list-submissions.ts';
import { listSchema } from './submission-list-schema.ts';

/** The filter; an empty string means all. */
export type Shown = { form: string; state: string; desk: string; text: string; page: number };

const send = <T>(path: string, body: unknown, schema: v.GenericSchema<unknown, T>): Promise<T> =>
  readResponse(fetch(path, jsonRequest(body)), schema);

/** @throws Error with a sentence for the editor */
export const fetchSubmissions = ({ form, state, desk, text, page }: Shown): Promise<SubmissionList> =>
  send(
    '/api/submissions/search',
    {
      ...(form && { form: Number(form) }),
      ...(state && { state }),
      ...(desk && { desk }),
      ...(text && { text }),
      page,
    },
    listSchema,
  );

/** Queues submissions for delivery again. @returns how many. @throws Error with a sentence for the editor */
export async function replay(which: ReplayOptions): Promise<number> {
  const { replayed } = await send('/api/submissions/replay', which, v.object({ replayed: v.number() }));
  return replayed;
}

/** Deletes permanently. @throws Error with a sentence for the editor */
export async function removeSubmission(id: string): Promise<void> {
  await readResponse(fetch(`/api/submissions/${id}`, { method: 'DELETE' }), v.unknown());
}

/** Assigns a submission, or says that it is done or spam. @throws Error with a sentence for the editor */
export async function editSubmission(id: string, edit: SubmissionEdit): Promise<void> {
  await readResponse(fetch(`/api/submissions/${id}`, jsonRequest(edit, 'PATCH')), v.unknown());
}

/**
 * Deletes everything that was sent with an e-mail address.
 *
 * @returns how many submissions that were
 * @throws Error with a sentence for the editor
 */
export async function eraseAddress(address: string): Promise<number> {
  const { deleted } = await send('/api/submissions/erase', { address }, v.object({ deleted: v.number() }));
  return deleted;
}
