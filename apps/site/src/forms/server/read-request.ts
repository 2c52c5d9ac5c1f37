import { DEFAULT_LANGUAGE } from '@keelstone/model';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import type { FastifyRequest } from 'fastify';
import { type Entered, firstOf, readAsync, readPageState } from './entered.ts';
import { mostBytesOf } from './files/check-files.ts';
import { isFileField } from './files/check-sent-files.ts';
import { type ReceivedFiles, readMultipart } from './files/read-multipart.ts';
import type { FormRequest } from './form-request.ts';
import type { FormsContext } from './forms-context.ts';

export const MULTIPART = 'multipart/form-data';

/** Forms with files that one process reads at a time, because they are held in memory. */
const MOST_UPLOADS = 8;
let uploads = 0;

const NO_FILES: ReceivedFiles = new Map();

/** What was sent, and the files that the page has loaded; null if it is no form of this site. */
export type ReadRequest = Pick<
  FormRequest,
  'entered' | 'files' | 'isAsync' | 'isAdmitted' | 'isBusy' | 'isTooLong'
> & {
  assets: readonly string[];
};

const isMultipart = ({ headers }: FastifyRequest) =>
  headers['content-type']?.toLowerCase().startsWith(MULTIPART) ?? false;

/** Counts the form of a network; one that was sent by another site does not count. */
function admit({ ip, isForeign }: FastifyRequest, isStep: boolean, { limits }: FormsContext): boolean {
  if (isForeign) return false;
  return limits[isStep ? 'steps' : 'rate'].admits(limits.hashedAddresses.of(ip));
}

async function readWithFiles(request: FastifyRequest, formId: number, context: FormsContext) {
  const isAdmitted = admit(request, false, context);
  const isBusy = uploads >= MOST_UPLOADS;
  const fields = context.forms.find(formId, DEFAULT_LANGUAGE)?.fields.filter(isFileField) ?? [];
  const limits = new Map(fields.map((field) => [field.name, mostBytesOf(field)]));
  uploads += 1;
  try {
    const { entered, files, isTooLong } = await readMultipart(request.raw, {
      mostBytesOf: (name) => (isAdmitted && !isBusy && limits.get(name)) || 0,
    });
    const state = readPageState(entered);
    return state && { entered, files, ...state, isTooLong, isAdmitted, isBusy };
  } finally {
    uploads -= 1;
  }
}

/**
 * Reads a submitted form of any kind, and counts it. Files are read only within the limits of its fields, and not at all
 * if the form will be refused anyway.
 *
 * @throws BodyTooLargeError or NotAFormError
 */
export async function readRequest(
  request: FastifyRequest,
  formId: number,
  context: FormsContext,
): Promise<ReadRequest | null> {
  if (isMultipart(request)) return readWithFiles(request, formId, context);
  const { body } = request;
  const isAsync = !(body instanceof Map);
  const read = isAsync ? readAsync(body) : { entered: body as Entered, assets: [] };
  if (!read) return null;
  const isStep = isAsync && firstOf(read.entered, FORM_NAMES.step) !== '';
  return { ...read, files: NO_FILES, isAsync, isAdmitted: admit(request, isStep, context) };
}
