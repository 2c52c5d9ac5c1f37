import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { FastifyRequest } from 'fastify';
import { isStep } from './check-steps.ts';
import { type Entered, readAsync, readPageState } from './entered.ts';
import { mostBytesOf } from './files/check-files.ts';
import { isFileField } from './files/check-sent-files.ts';
import { type ReceivedFiles, readMultipart } from './files/read-multipart.ts';
import type { FormRequest } from './form-request.ts';
import type { FormsContext } from './forms-context.ts';

export const MULTIPART = 'multipart/form-data';

const NO_FILES: ReceivedFiles = new Map();

/** What was sent, and the files that the page has loaded; null if it is no form of this site. */
export type ReadRequest = Pick<
  FormRequest,
  'entered' | 'files' | 'isAsync' | 'isAdmitted' | 'isBusy' | 'isTooLong'
> & {
  assets: readonly string[];
};

const UNREAD: ReadRequest = {
  entered: new Map(),
  files: NO_FILES,
  assets: [],
  isAsync: false,
  isAdmitted: false,
};

const isMultipart = ({ headers }: FastifyRequest) =>
  headers['content-type']?.toLowerCase().startsWith(MULTIPART) ?? false;

/** Counts the form of a network; one that was sent by another site does not count. */
function admit({ ip, isForeign }: FastifyRequest, isStep: boolean, { limits }: FormsContext): boolean {
  if (isForeign) return false;
  return limits[isStep ? 'steps' : 'rate'].admits(limits.hashedAddresses.of(ip));
}

async function readWithFiles(request: FastifyRequest, formId: number, context: FormsContext) {
  const form = context.forms.find(formId, DEFAULT_LANGUAGE);
  // Nothing of it will be shown or stored, so it is refused without waiting for its body.
  if (!form || request.isForeign) return UNREAD;
  const isAdmitted = admit(request, false, context);
  const fields = isAdmitted ? form.fields.filter(isFileField) : [];
  const { uploads, hashedSites } = context.limits;
  const network = hashedSites.of(request.ip);
  const hasPlace = fields.length > 0 && uploads.take(network);
  const limits = new Map(fields.map((field) => [field.name, mostBytesOf(field)]));
  try {
    // Of one that is refused, its text is read all the same: the visitor gets it back.
    const { entered, files, isTooLong } = await readMultipart(request.raw, {
      mostBytesOf: (name) => (hasPlace && limits.get(name)) || 0,
    });
    const state = readPageState(entered);
    const isBusy = fields.length > 0 && !hasPlace;
    return state && { entered, files, ...state, isTooLong, isAdmitted, isBusy };
  } finally {
    if (hasPlace) uploads.free(network);
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
  return {
    ...read,
    files: NO_FILES,
    isAsync,
    isAdmitted: admit(request, isStep({ ...read, isAsync }), context),
  };
}
