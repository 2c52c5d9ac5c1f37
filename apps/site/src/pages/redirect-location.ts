/**
 * Where a redirect sends a visitor, as a Location header has it: percent-encoded once, with the query they came with.
 *
 * @param to a path of this site or a whole address, encoded or not
 * @param query what the visitor asked with, without its `?`; empty for nothing
 * @param siteUrl origin of this site
 */
export function redirectLocation(to: string, query: string, siteUrl: string): string {
  const url = new URL(to, siteUrl);
  url.search = [url.search.slice(1), query].filter(Boolean).join('&');
  return to.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}
