import { rememberFirstField } from '../admin/focus/returned-focus.ts';

/** Of the page that compares a version with others. */
const COMPARISON = /\/collections\/([^/]+)\/(\d+)\/versions\/[^/]+\/?$/;
/** Of the form that takes the place of a page of versions when one is restored. */
const FORM = /^\/admin\/collections\/[^/]+\/\d+(?=\/versions\/)/;
const RESTORE = /^\/api\/[^/]+\/versions\/[^/]+$/;
/** Somebody has saved since, or is editing the document. */
const IS_TOLD = [409, 412, 423];

/** The entity tag of the newest version when the page of a version was opened; null for none. */
let compared: Promise<string | null> = Promise.resolve(null);
/** When the version was saved that each open form shows, by the path of its document. */
const forms = new Map<string, () => unknown>();

/**
 * Notes which version is the newest, when a page of a version is opened.
 *
 * @param path of the page of the admin
 */
export function noteCompared(path: string): void {
  const [, collection, id] = COMPARISON.exec(path) ?? [];
  compared =
    collection === undefined
      ? Promise.resolve(null)
      : fetch(`/api/${collection}/${id}?draft=true&trash=true&depth=0&select[updatedAt]=true`, {
          credentials: 'same-origin',
        }).then(
          ({ ok, headers }) => (ok ? headers.get('etag') : null),
          () => null,
        );
}

/** Notes which version a form shows. @returns forgets it */
export function noteForm(document: string, version: () => unknown): () => void {
  forms.set(document, version);
  return () => {
    if (forms.get(document) === version) forms.delete(document);
  };
}

/** *Revert to published* sends the whole published document. Forms send theirs otherwise, with their version. */
function isRevert(body: unknown): boolean {
  try {
    const { id, _status } = JSON.parse(String(body)) as Record<string, unknown>;
    return id !== undefined && _status === 'published';
  } catch {
    return false;
  }
}

const isRestore = (path: string, { method }: RequestInit) =>
  method?.toUpperCase() === 'POST' && RESTORE.test(path);

async function baseOf(path: string, init: RequestInit): Promise<string | null> {
  const { method, body } = init;
  if (isRestore(path, init)) return compared;
  const version = forms.get(path)?.();
  const names = method?.toUpperCase() === 'PATCH' && typeof version === 'string' && isRevert(body);
  return names ? `"${version}"` : null;
}

/**
 * A `fetch` that says on which version a request is based, where Payload's own buttons (3.90.1) do not: restoring a
 * version, and *Revert to published*. They would replace what somebody has saved since.
 *
 * @param tellRefusal is called with the reason why nothing was restored, of which Payload says nothing
 */
export const withBaseVersion =
  (request: typeof fetch, tellRefusal: (reason: string) => void): typeof fetch =>
  async (input, init = {}) => {
    if (typeof input !== 'string') return request(input, init);
    const path = new URL(input, location.origin).pathname;
    // The form comes without a focus, and the button that was pressed is gone.
    const [form] = (isRestore(path, init) && FORM.exec(location.pathname)) || [];
    if (form) rememberFirstField(form);
    const headers = new Headers(init.headers);
    const base = headers.has('if-match') ? null : await baseOf(path, init);
    if (base === null) return request(input, init);
    headers.set('if-match', base);
    const response = await request(input, { ...init, headers });
    if (RESTORE.test(path) && IS_TOLD.includes(response.status)) {
      const { errors } = (await response
        .clone()
        .json()
        .catch(() => ({}))) as { errors?: { message?: string }[] };
      if (errors?.[0]?.message) tellRefusal(errors[0].message);
    }
    return response;
  };
