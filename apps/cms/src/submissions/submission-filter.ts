import { SUBMISSION_STATES } from '@keelstone/outbox';
import { APIError, type PayloadRequest } from 'payload';
import * as v from 'valibot';

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

const querySchema = v.object({
  form: v.optional(number),
  state: v.optional(v.picklist(SUBMISSION_STATES)),
  page: v.optional(number, '1'),
});

/** The filter in the URL. */
export type SubmissionQuery = v.InferOutput<typeof querySchema>;

/** @throws APIError with a message for the editor when the URL is invalid */
export function readQuery(req: PayloadRequest): SubmissionQuery {
  const given = Object.entries(req.query).filter(
    ([name, value]) => name in querySchema.entries && value !== '',
  );
  const { success, output } = v.safeParse(querySchema, Object.fromEntries(given));
  if (success) return output;
  throw new APIError(
    `Ask by form (a number), state (${SUBMISSION_STATES.join(', ')}) and page (a number).`,
    400,
    null,
    true,
  );
}
