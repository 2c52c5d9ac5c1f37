/** What is shared: the canonical URL of a page, and its title. */
export type Shared = { url: string; title: string };

const query = (parameters: Record<string, string>) =>
  Object.entries(parameters)
    // Mail programs show a plus sign literally, so spaces are always encoded as %20.
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Plain sharing links: no third party is contacted before one is followed (U-7). */
export function shareTargets({ url, title }: Shared): { linkedIn: string; x: string; email: string } {
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    x: `https://x.com/intent/post?${query({ text: title, url })}`,
    email: `mailto:?${query({ subject: title, body: `${title}\r\n${url}` })}`,
  };
}
