import { DEFAULT_LANGUAGE } from '@keelstone/model';

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/**
 * Lets a REST request that names no language mean the default one. Payload does so itself only while fallback is on;
 * ours is off (a missing translation must stay missing), and without a language it would take the parts of a rich text
 * for the languages of a field, and fail.
 */
export function withDefaultLanguage(handler: Handler): Handler {
  return (request, args) => {
    const url = new URL(request.url);
    if (url.searchParams.has('locale')) return handler(request, args);
    url.searchParams.set('locale', DEFAULT_LANGUAGE);
    return handler(new Request(url, request), args);
  };
}
