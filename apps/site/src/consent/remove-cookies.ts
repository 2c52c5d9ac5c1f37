/**
 * Domains on which a cookie that this host can see may have been set: every parent with at least two labels. Those
 * are the host, its parents and the registrable domain, whether that has two labels or three; a public suffix such
 * as `co.uk` is tried too, and browsers pass over it.
 */
export function cookieDomains(host: string): string[] {
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  const labels = host.split('.');
  if (isAddress || labels.length < 2) return [];
  return labels.slice(0, -1).map((_, position) => labels.slice(position).join('.'));
}

const isMeant = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

const namesIn = (cookies: string) =>
  cookies.split(';').map((cookie) => (cookie.split('=', 1)[0] ?? '').trim());

/**
 * Removes cookies from this host and every parent domain (T-1).
 *
 * @param patterns names; one that ends with `*` means all that begin so
 */
export function removeCookies(patterns: readonly string[]): void {
  // Also those that are not to be seen just now: a name without a star is tried in any case.
  const seen = namesIn(document.cookie).filter((name) => patterns.some((pattern) => isMeant(name, pattern)));
  const names = new Set([...seen, ...patterns.filter((pattern) => !pattern.endsWith('*'))]);
  const places = ['', ...cookieDomains(window.location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names) {
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${name}=; path=/; max-age=0${place}`;
    }
  }
}
