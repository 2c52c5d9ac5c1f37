import { say } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@keelstone/model';
import { decodePercent } from '@keelstone/model/text/decode-percent';
import { getPayload, type SanitizedConfig } from 'payload';
import { isLoggedIn } from '../access/is-logged-in.ts';
import { bringsForm } from '../access/preview-grant.ts';
import { sayThatDatabaseIsAway } from './database-away.ts';
import { answerResetsEvenly } from './even-resets.ts';
import { explainRefusalsOfMany } from './explain-many.ts';
import { canStoreUploads, guardUploads } from './guard-uploads.ts';
import { type Handler, type IsStaff, refuseRequest } from './handler.ts';
import { limitBodies, MOST_OF_FORM, MOST_OF_STAFF, MOST_OF_STRANGERS } from './limit-bodies.ts';
import { answerMissingFile } from './missing-file.ts';
import { refuseOtherPerson } from './refuse-other-person.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';

/** Payload's admin sends long queries in the body of a POST; Payload appends them to the URL. */
const isQueryInBody = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET');

/**
 * Payload reads such a query as JSON, too, outside of what answers its errors: a stranger's `{` was an error of Next.js,
 * with a stack trace in the log. Of valid JSON, it ignores all but the language, which it appends to another one.
 */
const isReadableQuery = ({ headers }: Request): boolean =>
  headers.get('content-type') === 'application/x-www-form-urlencoded';

/**
 * Adds a language to such a query. The URL stays without a query, because Payload appends the body with a `?` of
 * its own.
 */
async function nameLanguageInBody(request: Request): Promise<Request> {
  const query = await request.text();
  const body = new URLSearchParams(query).has('locale') ? query : `${query}&locale=${DEFAULT_LANGUAGE}`;
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

/** As Payload names them. */
const LOCALES: ReadonlySet<string> = new Set([...LANGUAGES, 'all', '*']);

/**
 * Makes REST requests without a language use the default one. Payload does so only with fallback, which we disable
 * (a missing translation must stay missing); without a language it would mistake the properties of a rich text for
 * languages, and fail.
 */
export function withDefaultLanguage(handler: Handler): Handler {
  return async (request, args) => {
    if (isQueryInBody(request)) {
      return isReadableQuery(request)
        ? handler(await nameLanguageInBody(request), args)
        : refuseRequest(400, say('Send the query of a POST as application/x-www-form-urlencoded.'));
    }
    const url = new URL(request.url);
    const asked = url.searchParams.get('locale');
    // Payload would ask the database for it, or ignore it.
    if (asked && !LOCALES.has(asked)) return refuseRequest(400, say('Name a language of the site.'));
    if (asked !== null) return handler(request, args);
    url.searchParams.set('locale', DEFAULT_LANGUAGE);
    return handler(new Request(url, request), args);
  };
}

/**
 * Spells the path as Payload reads it: it gets the decoded segments from Next.js, so that `/api/users/%6cogin` logs in
 * (RFC 3986, 6.2.2.2). All that looks at the path would take that for another address: a refused log-in would tell which
 * accounts there are, and appear in no audit trail.
 */
export function withPlainPath(handler: Handler): Handler {
  return (request, args) => {
    if (!request.url.includes('%')) return handler(request, args);
    const url = new URL(request.url);
    // A path that cannot be decoded stays: serve.ts refuses it.
    const segments = url.pathname.split('/').map((segment) => encodeURIComponent(decodePercent(segment)));
    url.pathname = segments.join('/');
    return handler(url.href === request.url ? request : new Request(url, request), args);
  };
}

/**
 * Payload looks collections up in an object, so that it takes what every object has, such as `/api/constructor`, for one
 * and fails: anybody could fill the log with errors.
 */
export function refuseInherited(handler: Handler): Handler {
  return async (request, args) => {
    const [, , collection = ''] = new URL(request.url).pathname.split('/');
    return collection in Object.prototype
      ? refuseRequest(404, say('It is not there (any more).'))
      : handler(request, args);
  };
}

/** Whether a request is authenticated, by its headers alone: its body is not read. */
const isStaffIn =
  (config: Promise<SanitizedConfig> | SanitizedConfig) =>
  async (headers: Headers): Promise<boolean> =>
    isLoggedIn(await getPayload({ config }), headers);

/** How many bytes a request may have: the site asks for a form's preview with the form's token instead of a log-in. */
const mostIn =
  (config: Promise<SanitizedConfig> | SanitizedConfig, isStaff: IsStaff) =>
  async (request: Request): Promise<number> => {
    if (bringsForm(request, await getPayload({ config }))) return MOST_OF_FORM;
    return (await isStaff(request.headers)) ? MOST_OF_STAFF : MOST_OF_STRANGERS;
  };

/** All guards in front of Payload's REST API, cheapest first. */
export function guardRest(config: Promise<SanitizedConfig> | SanitizedConfig) {
  const isStaff = isStaffIn(config);
  return (handler: Handler): Handler =>
    withPlainPath(
      sayThatDatabaseIsAway(config)(
        refuseOtherPerson(
          limitBodies(mostIn(config, isStaff))(
            guardUploads(isStaff, async () => canStoreUploads(await getPayload({ config })))(
              refuseUnstorable(
                withDefaultLanguage(
                  answerResetsEvenly(
                    explainRefusalsOfMany(config)(answerMissingFile(config)(refuseInherited(handler))),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    );
}
