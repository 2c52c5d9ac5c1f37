/** Of the page that compares a version with others. */
const COMPARISON = /\/collections\/([^/]+)\/(\d+)\/versions\/[^/]+\/?$/;
/** The version is not the newest any more, or somebody is editing the page. */
const IS_TOLD = [409, 412, 423];
const RESTORE = /^\/api\/[^/]+\/versions\/[^/]+$/;

/** The entity tag of the newest version when the page of a version was opened; null for none. */
let base: Promise<string | null> = Promise.resolve(null);

/**
 * Notes which version is the newest, when a page of a version is opened.
 *
 * @param path of the page of the admin
 */
export function noteRestoreBase(path: string): void {
  const [, collection, id] = COMPARISON.exec(path) ?? [];
  base =
    collection === undefined
      ? Promise.resolve(null)
      : fetch(`/api/${collection}/${id}?draft=true&trash=true&depth=0&select[updatedAt]=true`, {
          credentials: 'same-origin',
        }).then(
          ({ ok, headers }) => (ok ? headers.get('etag') : null),
          () => null,
        );
}

/**
 * A `fetch` that says, with a request to restore a version, which one was the newest on the page. Payload's own button
 * (3.90.1) does not, and would replace what somebody has saved since.
 *
 * @param tellRefusal is called with the reason, of which Payload says nothing
 */
export const withRestoreBase =
  (request: typeof fetch, tellRefusal: (reason: string) => void): typeof fetch =>
  async (input, init) => {
    const isRestore =
      typeof input === 'string' &&
      init?.method?.toUpperCase() === 'POST' &&
      RESTORE.test(new URL(input, location.origin).pathname);
    const headers = new Headers(init?.headers);
    const newest = isRestore && !headers.has('if-match') ? await base : null;
    if (newest === null) return request(input, init);
    headers.set('if-match', newest);
    const response = await request(input, { ...init, headers });
    if (IS_TOLD.includes(response.status)) {
      const { errors } = (await response
        .clone()
        .json()
        .catch(() => ({}))) as { errors?: { message?: string }[] };
      if (errors?.[0]?.message) tellRefusal(errors[0].message);
    }
    return response;
  };
