import * as v from 'valibot';
import { escapeColons } from './explain-refusal.ts';
import type { Handler } from './handler.ts';

/** What Payload responds to a change of many documents, of which some were refused: only the message is shown. */
const refusedSchema = v.looseObject({
  docs: v.array(v.unknown()),
  errors: v.pipe(v.array(v.looseObject({ message: v.string() })), v.minLength(1)),
  message: v.string(),
});

/** More would not fit on a screen. */
const MOST_REASONS = 8;

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Says why documents of a selection were not changed or deleted, below how many they are. */
export const explainRefusalsOfMany =
  (handler: Handler): Handler =>
  async (request, args) => {
    const response = await handler(request, args);
    if (response.status !== 400 || !['PATCH', 'DELETE'].includes(request.method)) return response;
    const body = v.safeParse(refusedSchema, await readJson(response.clone()));
    if (!body.success) return response;
    const { message, errors } = body.output;
    const reasons = [...new Set(errors.map((error) => error.message))].slice(0, MOST_REASONS);
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const explained = { ...body.output, message: [message, ...reasons.map(escapeColons)].join('\n') };
    return Response.json(explained, { status: 400, headers });
  };
