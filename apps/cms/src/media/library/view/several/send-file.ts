import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import { say } from '@keelstone/languages/say.ts';
import { jsonRequest } from '../../../../admin/read-response.ts';
import { FIELDS_HEADER, fieldsOfPage } from '../../../../concurrent-edits/fields-header.ts';
import { CREATION_HEADER, randomNumber } from '../../../../concurrent-edits/request-number.ts';

export type Sending = {
  kind: UploadSlug;
  file: File;
  fields: Record<string, string>;
  language: string;
  /** @param share from 0 to 1 */
  onProgress(share: number): void;
};

type UploadResult = {
  doc?: { id: number };
  errors?: { message: string; data?: { errors?: { message: string }[]; created?: number | null } }[];
};

/** By which the CMS knows a file again that is sent once more, because its answer was lost (C-14). */
const numbers = new WeakMap<File, string>();

function numberOf(file: File): string {
  const number = numbers.get(file) ?? randomNumber();
  numbers.set(file, number);
  return number;
}

function readResult(text: string): UploadResult {
  try {
    return JSON.parse(text) as UploadResult;
  } catch {
    return {};
  }
}

/** The fields in question say more than the message above them. */
function explain({ errors = [] }: UploadResult): string {
  const [first] = errors;
  const fields = first?.data?.errors?.map(({ message }) => message) ?? [];
  return fields.join(' ') || first?.message || say('The CMS did not answer. Try again in a moment.');
}

/** Thrown when the session has ended, and nobody has logged in again. */
export class LoggedOutError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LoggedOutError';
  }
}

type Sent = { id: number; isRepetition: boolean };

/** Not by `fetch`, which says nothing of its progress. */
function post({ kind, file, fields, language, onProgress }: Sending): Promise<Sent> {
  const body = new FormData();
  body.append('_payload', JSON.stringify(fields));
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${kind}?locale=${language}&depth=0`);
    request.setRequestHeader(CREATION_HEADER, numberOf(file));
    const ofForm = fieldsOfPage();
    if (ofForm !== null) request.setRequestHeader(FIELDS_HEADER, ofForm);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error(explain({})));
    request.onload = () => {
      const result = readResult(request.responseText);
      const created = result.errors?.[0]?.data?.created;
      if (request.status < 300 && result.doc) resolve({ id: result.doc.id, isRepetition: false });
      else if (request.status === 409 && typeof created === 'number')
        resolve({ id: created, isRepetition: true });
      else reject(new Error(explain(result)));
    };
    request.send(body);
  });
}

/**
 * Uploads a file, when there is a session, and a CMS that responds.
 *
 * @returns the id of its document
 * @throws LoggedOutError if nobody logs in; Error with a sentence for the editor
 */
export async function sendFile(sending: Sending): Promise<number> {
  // Only the admin's `fetch` asks for the password when the session has ended, and waits for a restart. Before the
  // upload: a film would be sent twice. Any request that needs a session will do.
  const { status } = await fetch('/api/shortcuts?limit=1&depth=0');
  if (status === 401 || status === 403) throw new LoggedOutError(say('Log in, and upload the file again.'));
  const { id, isRepetition } = await post(sending);
  if (!isRepetition) return id;
  // Its texts may have been changed since the answer was lost.
  const address = `/api/${sending.kind}/${id}?locale=${sending.language}&depth=0`;
  const changed = await fetch(address, jsonRequest(sending.fields, 'PATCH'));
  if (!changed.ok) throw new Error(explain(readResult(await changed.text())));
  return id;
}
