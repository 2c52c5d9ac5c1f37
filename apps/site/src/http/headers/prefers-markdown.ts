/** True if a client prefers Markdown to HTML (RFC 9110, 12.5.1). */
export function prefersMarkdown(accept: string | undefined): boolean {
  // A fast path for nearly all requests.
  if (!accept || !/markdown/i.test(accept)) return false;
  const qualities = new Map<string, number>();
  for (const entry of accept.toLowerCase().split(',')) {
    // Not by a regular expression: a header of nothing but spaces would take it a tenth of a second.
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    qualities.set(type, quality === undefined ? 1 : Number(quality));
  }
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}
