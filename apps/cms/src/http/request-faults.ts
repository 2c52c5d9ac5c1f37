import type { AdminText } from '@keelstone/languages/say.ts';

/** What Payload's reader of forms says, as if the CMS had failed; the first of a NUL in the name of a file. */
const UNREADABLE_FORMS: Record<string, AdminText> = {
  'Malformed part header':
    'The file could not be read, because its name has a character that no file can have. Rename it, and upload it again.',
  'Unexpected end of form': 'The request could not be read to its end. Send it again.',
  'Request is not eligible for file upload': 'The request could not be read to its end. Send it again.',
};

/** SQLSTATE of a comparison that a type does not have, as `like` of a choice: any filter may name any operator. */
const NO_OPERATOR = '42883';

/**
 * SQLSTATE of a value that is of another type than its column, or does not fit into it. Others of their class, such as a
 * division by zero, are faults of our statements.
 */
const WRONG_VALUE = new Set([
  '22001',
  '22003',
  '22007',
  '22008',
  '22009',
  '22021',
  '22P02',
  '22P05',
  NO_OPERATOR,
]);

/** SQLSTATE of a reference to a row that is not there. */
const NO_SUCH_ROW = '23503';

/** The first SQLSTATE, or other code, of an error and its causes. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? ((error as { code?: string }).code ?? codeOf(error.cause)) : undefined;

/** Payload reads parts of requests as JSON wherever it needs them: `data` and `where` of addresses, `_payload` of forms. */
const isNoJson = (error: Error): boolean => error instanceof SyntaxError && error.message.includes('JSON');

/** The client has closed the connection: nobody reads the response. */
const isAborted = (error: Error): boolean =>
  error.message === 'aborted' && (error as { code?: unknown }).code === 'ECONNRESET';

/**
 * What was wrong with a request that failed with an error of no status: nothing that an operator could mend.
 *
 * @returns what whoever asked is told, with status 400; undefined if the CMS is at fault
 */
export function faultOf(error: unknown): AdminText | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isAborted(error)) return 'The request could not be read to its end. Send it again.';
  if (isNoJson(error)) return 'A part of the request that has to be JSON cannot be read. Send it again.';
  const code = codeOf(error) ?? '';
  if (code === NO_SUCH_ROW)
    return 'The request names something that is not there (any more), such as a folder. Reload, and choose another one.';
  if (WRONG_VALUE.has(code))
    return 'The request has a value that its field cannot have, such as a word for a number.';
  return UNREADABLE_FORMS[error.message];
}
