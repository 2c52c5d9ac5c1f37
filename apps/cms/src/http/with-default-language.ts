import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { Handler } from './handler.ts';

/** Payload's admin sends long questions as POST with the query for a body; Payload puts that behind the address. */
const isQuestionInBody = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET') &&
  headers.get('content-type') === 'application/x-www-form-urlencoded';

/** The same question, with a language. Its address stays bare: Payload adds the body to it with a `?` of its own. */
async function nameLanguageInBody(request: Request): Promise<Request> {
  const query = await request.text();
  const body = new URLSearchParams(query).has('locale') ? query : `${query}&locale=${DEFAULT_LANGUAGE}`;
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

/**
 * Lets a REST request that names no language mean the default one. Payload does so itself only while fallback is on;
 * ours is off (a missing translation must stay missing), and without a language it would take the parts of a rich text
 * for the languages of a field, and fail.
 */
export function withDefaultLanguage(handler: Handler): Handler {
  return async (request, args) => {
    if (isQuestionInBody(request)) return handler(await nameLanguageInBody(request), args);
    const url = new URL(request.url);
    if (url.searchParams.has('locale')) return handler(request, args);
    url.searchParams.set('locale', DEFAULT_LANGUAGE);
    return handler(new Request(url, request), args);
  };
}
