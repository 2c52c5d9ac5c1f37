const HEADER = 'x-replaced-redirects';

/** Adds the paths of redirects that a save has moved to the trash to the headers of its response. */
export function nameReplacedRedirects(headers: Headers, paths: readonly string[]): void {
  for (const path of paths) headers.append(HEADER, encodeURIComponent(path));
}

/** The paths of redirects that a save has moved to the trash, by the headers of its response. */
export const readReplacedRedirects = (headers: Headers): string[] =>
  headers.get(HEADER)?.split(', ').map(decodeURIComponent) ?? [];
