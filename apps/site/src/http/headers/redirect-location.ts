/**
 * The Location header of a redirect: percent-encoded once, with the query of the request.
 *
 * @param to a path of this site or an absolute URL, encoded or not
 * @param query of the request, without its `?`; may be empty
 * @param siteUrl origin of this site
 */
export function redirectLocation(to: string, query: string, siteUrl: string): string {
  const url = new URL(to, siteUrl);
  url.search = [url.search.slice(1), query].filter(Boolean).join('&');
  return to.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}
