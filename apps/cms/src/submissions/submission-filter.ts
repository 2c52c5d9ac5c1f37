import { say } from '@keelstone/languages/say.ts';
import { type CountedState, SUBMISSION_STATES, type SubmissionFilter } from '@keelstone/outbox';
import type { PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, refusal } from '../access/endpoint.ts';

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

const querySchema = v.object({
  form: v.optional(number),
  state: v.optional(v.picklist([...SUBMISSION_STATES, 'spam'] satisfies CountedState[])),
  desk: v.optional(v.picklist(['mine', 'nobody', 'done'])),
  text: v.optional(v.pipe(v.string(), v.maxLength(200))),
  page: v.optional(number, 1),
});

/** What the list shows. Sent in a body: what is searched for is personal data, which a log of addresses must not keep. */
export type SubmissionQuery = v.InferOutput<typeof querySchema>;

/** @throws APIError with a message for the editor when the query is invalid */
export async function readQuery(req: PayloadRequest): Promise<SubmissionQuery> {
  const { success, output } = v.safeParse(querySchema, await bodyOf(req));
  if (success) return output;
  throw refusal(
    say(
      'Ask by form (a number), state ({submissionStates}, spam), desk (mine, nobody, done), text (200 characters) and page (a number).',
      { submissionStates: SUBMISSION_STATES.join(', ') },
    ),
  );
}

/** The query as the database understands it. @param userId who asks */
export const filterOf = ({ form, state, desk, text }: SubmissionQuery, userId: number): SubmissionFilter => ({
  formId: form,
  state,
  desk: desk === 'mine' ? userId : desk,
  text,
});
