/** What is shared: the one address of a page, and its title. */
export type Shared = { url: string; title: string };

const query = (parameters: Record<string, string>) =>
  Object.entries(parameters)
    // Mail programs take a plus sign for itself, so spaces are %20 everywhere.
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Where a page is shared with a plain link: nothing is asked of anybody before it is followed (U-7). */
export function shareTargets({ url, title }: Shared): { linkedIn: string; x: string; email: string } {
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    x: `https://x.com/intent/post?${query({ text: title, url })}`,
    email: `mailto:?${query({ subject: title, body: `${title}\r\n${url}` })}`,
  };
}
