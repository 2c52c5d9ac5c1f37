import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import { say } from '@keelstone/languages/say.ts';

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
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
};

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

/** Not by `fetch`, which says nothing of its progress. */
function post({ kind, file, fields, language, onProgress }: Sending): Promise<number> {
  const body = new FormData();
  body.append('_payload', JSON.stringify(fields));
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${kind}?locale=${language}&depth=0`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error(explain({})));
    request.onload = () => {
      const result = readResult(request.responseText);
      if (request.status < 300 && result.doc) resolve(result.doc.id);
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
  return post(sending);
}
