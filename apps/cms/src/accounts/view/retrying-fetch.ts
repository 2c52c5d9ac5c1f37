import * as v from 'valibot';
import { CREATION_HEADER } from '../../concurrent-edits/request-number.ts';
import { guardedPath, headersOf } from './as-person.ts';
import { CreationNumbers, hasFile, sentBy } from './creation-numbers.ts';

/** What a request waits for: that somebody logs in again, or that the CMS has restarted. */
export type Waits = {
  /**
   * Resolves when there is a session again, at once if there is one; false if nobody logs in.
   *
   * @param isAsked whether somebody asks for the request, and not the page by itself
   */
  logIn: (isAsked: boolean) => Promise<boolean>;
  /** How often somebody has logged in again on this page. */
  logIns: () => number;
  /** Called when a change has to wait for the CMS. */
  onRestart: () => void;
  /** What the editor is told if the connection breaks. */
  unreachable: string;
  /** The same for a document that is created, of which a second save would make another. */
  unreachableOnCreate: string;
  /** Called when the connection broke while a document was created, which is tried again. */
  onRepetition: () => void;
  /** What the editor is told if the first attempt had created it. */
  created: string;
  /** Waits between two attempts. */
  pause: (ms: number) => Promise<void>;
};

const RETRY_MS = 2000;
const RETRIES = 60;

/** Repeated by whoever asks, so nobody has to wait for it (../../concurrent-edits/view/use-edit-lock.ts). */
const IS_REPEATED = /^\/api\/edit-locks\b/;

/**
 * `POST /api/<collection>`, as forms of new documents send it, what makes a copy or a template of a document, and what
 * begins a page with a template.
 */
const CREATES = /^(\/api\/[^/]+)(?:\/\d+\/(duplicate|template|page))?$/;
const TEMPLATES = '/api/page_templates';
/** Payload's fields send what would be too long for an address by `POST`. */
const READS = 'x-payload-http-method-override';

/**
 * Next.js calls functions of the server by it, at the address of the page. They only read
 * (../../admin/server-functions.ts), so any of them may be called again.
 */
const CALL = 'next-action';

const methodOf = (input: RequestInfo | URL, init: RequestInit | undefined) =>
  (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();

const isCreation = (path: string, input: RequestInfo | URL, init: RequestInit | undefined) =>
  methodOf(input, init) === 'POST' && CREATES.test(path) && !headersOf(input, init).has(READS);

/** A document of a collection in `PATCH`, and settings in `POST`. */
const CHANGED = /^\/api\/[a-z_]+\/\d+$/;
const SETTINGS = /^\/api\/globals\/[a-z_]+$/;

/** Whether a form sends a document, with which the CMS answers once it is saved. */
function isSave(path: string, input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const method = methodOf(input, init);
  if (method === 'PATCH') return CHANGED.test(path);
  // The names of collections have no hyphen, those of our own endpoints have one.
  const isDocument = isCreation(path, input, init) && !path.includes('-');
  return isDocument || (method === 'POST' && SETTINGS.test(path));
}

const NOT_OF_THE_CMS = 'The answer does not have the document that was saved.';

const documentSchema = v.looseObject({});
const savedSchema = v.union([v.object({ doc: documentSchema }), v.object({ result: documentSchema })]);

/**
 * A `fetch` for which the answer to a save that is not the CMS's is no answer: a proxy or the log-in page of a network may
 * respond in its place, with 200, and the form would give up what was typed.
 */
const answeredByCms =
  (request: typeof fetch, origin: string): typeof fetch =>
  async (input, init) => {
    const response = await request(input, init);
    if (!isSave(guardedPath(input, origin) ?? '', input, init)) return response;
    // Of the CMS's own, this one says when to ask again, and the others give reasons.
    const isStarting = response.headers.has('retry-after');
    const hasReason = response.headers.get('content-type')?.includes('json');
    // Of a proxy that counts requests, too: the CMS gives a reason with it.
    const isFailed = response.status === 429 || (response.status >= 500 && !isStarting);
    if (isFailed && !hasReason && !hasFile(init)) throw new TypeError(NOT_OF_THE_CMS);
    if (!response.ok) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (!v.is(savedSchema, body)) throw new TypeError(NOT_OF_THE_CMS);
    return response;
  };

/** How long the connection may be broken while a document is created: half a minute in all. */
const CREATE_AGAIN_AFTER_MS = [1000, 3000, 8000, 18_000];

type Refusal = { errors?: { data?: { created?: number | null } | null }[] };

/** The id of the document that a former attempt has created; null if it was not created. */
async function createdBefore(response: Response): Promise<number | null> {
  if (response.status !== 409) return null;
  const { errors } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Refusal;
  return errors?.[0]?.data?.created ?? null;
}

/**
 * A `fetch` for the API of the CMS that outlasts the end of a session and a restart: a request that is refused for
 * want of a session is sent again after the log-in, and one that meets a starting CMS when it is there. Neither has
 * been carried out the first time. A request whose connection breaks may have been, so it fails as usual; but not one
 * that creates a document, which the CMS recognizes by its number (../../concurrent-edits/creations.ts).
 */
export function retryingFetch(sends: typeof fetch, origin: string, waits: Waits): typeof fetch {
  const request = answeredByCms(sends, origin);
  const whenStarted = async (send: () => Promise<Response>, isAsked: boolean): Promise<Response> => {
    let response = await send();
    for (
      let left = RETRIES;
      left > 0 && response.status === 503 && response.headers.has('retry-after');
      left -= 1
    ) {
      // Of what the page reads by itself nobody is told: that would cover what became of a save.
      if (left === RETRIES && isAsked) waits.onRestart();
      await waits.pause(RETRY_MS);
      // Between the end of one process and the start of the next, nothing responds.
      response = await send().catch(() => response);
    }
    return response;
  };
  /** Creates a document once, as often as the connection breaks. */
  const create = async (
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    creation: string,
  ): Promise<Response> => {
    const headers = headersOf(input, init);
    headers.set(CREATION_HEADER, creation);
    const url = new URL(input instanceof Request ? input.url : input, origin);
    const attempt = async (): Promise<Response> => {
      const response = await request(input instanceof Request ? input.clone() : input, { ...init, headers });
      const id = await createdBefore(response);
      if (id === null) return response;
      const [, own, made] = CREATES.exec(url.pathname) ?? [];
      const collection = made === 'template' ? TEMPLATES : own;
      const found = await request(`${collection}/${id}${url.search}`, { credentials: 'same-origin' });
      if (!found.ok) return response;
      const doc: unknown = await found.json().catch(() => null);
      if (!v.is(v.looseObject({ id: v.literal(id) }), doc)) throw new TypeError(NOT_OF_THE_CMS);
      return Response.json({ doc, message: waits.created }, { status: 201 });
    };
    for (const pause of CREATE_AGAIN_AFTER_MS) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        if (pause === CREATE_AGAIN_AFTER_MS[0]) waits.onRepetition();
        await waits.pause(pause);
      }
    }
    return attempt();
  };
  const numbers = new CreationNumbers();
  return async (input, init) => {
    const path = guardedPath(input, origin);
    const before = waits.logIns();
    /** A refusal may arrive when another request has led to the log-in already: there is a session again. */
    const isAgain = () => waits.logIns() !== before;
    const hasSession = async (isAsked: boolean) => isAgain() || (await waits.logIn(isAsked)) || isAgain();
    if (path === null) {
      const response = await request(input, init);
      // Payload 3.90.1 shows that a drawer is loading for ever, and says nothing of the session.
      const isFailed = response.status >= 500 && headersOf(input, init).has(CALL);
      return isFailed && (await hasSession(true)) ? request(input, init) : response;
    }
    const sent = sentBy(input, init);
    // One for all attempts, also after a restart or a log-in.
    const creation = isCreation(path, input, init) ? numbers.numberOf(sent) : null;
    const broken = creation ? waits.unreachableOnCreate : waits.unreachable;
    // The body of a request can be read once. Browsers say no more than "Failed to fetch".
    const send = () =>
      (creation
        ? create(input, init, creation)
        : request(input instanceof Request ? input.clone() : input, init)
      ).catch((error: unknown) => {
        if (creation && error instanceof TypeError) numbers.giveUp(sent, creation);
        throw error instanceof TypeError ? new TypeError(broken, { cause: error }) : error;
      });
    const isRepeated = IS_REPEATED.test(path);
    const isAsked = methodOf(input, init) !== 'GET' && !isRepeated;
    const response = await (isRepeated ? send() : whenStarted(send, isAsked));
    if (creation) numbers.answered(sent);
    if (response.status !== 401 && response.status !== 403) return response;
    return (await hasSession(isAsked)) ? whenStarted(send, isAsked) : response;
  };
}
