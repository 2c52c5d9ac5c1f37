/** What a request waits for: that somebody logs in again, or that the CMS has restarted. */
export type Waits = {
  /** Resolves when there is a session again, at once if there is one; false if nobody logs in. */
  logIn: () => Promise<boolean>;
  /** Called when a request has to wait for the CMS. */
  onRestart: () => void;
  /** What the editor is told if the connection breaks. */
  unreachable: string;
  /** The same for a document that is created, of which a second attempt would make another. */
  unreachableOnCreate: string;
  /** Waits between two attempts. */
  pause: (ms: number) => Promise<void>;
};

const RETRY_MS = 2000;
const RETRIES = 60;

/** The requests about the session itself, and what the CMS keeps without anybody asking for it. */
const OWN =
  /^\/api\/(users\/(login|logout|me|refresh-token|init|forgot-password|reset-password|unlock)|kept-changes)\b/;

const pathOf = (input: RequestInfo | URL, origin: string): string | null => {
  const url = new URL(input instanceof Request ? input.url : input, origin);
  return url.origin === origin && url.pathname.startsWith('/api/') && !OWN.test(url.pathname)
    ? url.pathname
    : null;
};

/** `POST /api/<collection>`, as forms of new documents send it. */
const isCreation = (path: string, input: RequestInfo | URL, init: RequestInit | undefined) =>
  (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase() === 'POST' &&
  /^\/api\/[^/]+$/.test(path);

/**
 * A `fetch` for the API of the CMS that outlasts the end of a session and a restart: a request that is refused for
 * want of a session is sent again after the log-in, and one that meets a starting CMS when it is there. Neither has
 * been carried out the first time. A request whose connection breaks may have been, so it fails as usual.
 */
export function retryingFetch(request: typeof fetch, origin: string, waits: Waits): typeof fetch {
  const whenStarted = async (send: () => Promise<Response>): Promise<Response> => {
    let response = await send();
    for (
      let left = RETRIES;
      left > 0 && response.status === 503 && response.headers.has('retry-after');
      left -= 1
    ) {
      if (left === RETRIES) waits.onRestart();
      await waits.pause(RETRY_MS);
      // Between the end of one process and the start of the next, nothing responds.
      response = await send().catch(() => response);
    }
    return response;
  };
  return async (input, init) => {
    const path = pathOf(input, origin);
    if (path === null) return request(input, init);
    const broken = isCreation(path, input, init) ? waits.unreachableOnCreate : waits.unreachable;
    // The body of a request can be read once. Browsers say no more than "Failed to fetch".
    const send = () =>
      request(input instanceof Request ? input.clone() : input, init).catch((error: unknown) => {
        throw error instanceof TypeError ? new TypeError(broken, { cause: error }) : error;
      });
    const response = await whenStarted(send);
    if (response.status !== 401 && response.status !== 403) return response;
    return (await waits.logIn()) ? whenStarted(send) : response;
  };
}
