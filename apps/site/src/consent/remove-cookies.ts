/**
 * Domains for which a cookie that this host can see may have been set: the host and every parent with at least
 * two labels. This includes the registrable domain, whether it has two labels or three; a public suffix such as
 * `co.uk` is included too, and ignored by browsers.
 */
export function cookieDomains(host: string): string[] {
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  const labels = host.split('.');
  if (isAddress || labels.length < 2) return [];
  return labels.slice(0, -1).map((_, position) => labels.slice(position).join('.'));
}

const matches = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

const namesIn = (cookies: string) => cookies.split(/; */).map((cookie) => cookie.split('=', 1)[0] ?? '');

/**
 * Removes cookies from this host and every parent domain (T-1).
 *
 * @param patterns names; one that ends with `*` matches all names with this prefix
 */
export function removeCookies(patterns: readonly string[]): void {
  // Names without a star are always included, because the cookie may not be visible from here.
  const seen = namesIn(document.cookie).filter((name) => patterns.some((pattern) => matches(name, pattern)));
  const names = new Set([...seen, ...patterns.filter((pattern) => !pattern.endsWith('*'))]);
  const places = ['', ...cookieDomains(location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names) {
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not supported everywhere
      document.cookie = `${name}=; path=/; max-age=0${place}`;
    }
  }
}
