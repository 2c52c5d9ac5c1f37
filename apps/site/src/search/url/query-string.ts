/**
 * One `name=value` of a query string: the name is decoded, the value not yet, because its literal commas are
 * significant.
 */
export type RawParameter = { name: string; rawValue: string };

/**
 * Decodes percent-encoding and `+` like a browser: malformed sequences stay as they are or become U+FFFD; it
 * never throws.
 */
export function decodePart(text: string): string {
  return new URLSearchParams(`v=${text.replaceAll('&', '%26')}`).get('v') ?? '';
}

/**
 * Encodes everything except letters, digits, `-`, `_`, `.` and `~`. Browsers encode some of `!'()*` themselves,
 * so that a URL with these characters unencoded would come back different.
 */
export function encodePart(text: string): string {
  const encodeOctet = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[!'()*]/g, encodeOctet);
}

/** True for a query string, without its `?`, that contains no parameters at all, known or unknown. */
export const isQueryEmpty = (query: string): boolean => splitQuery(query).length === 0;

/** Splits a raw query string, without its `?`, into its parameters, in order. */
export function splitQuery(query: string): RawParameter[] {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name: decodePart(name), rawValue: value.join('=') };
    });
}

/** Parts a raw query by the decoded names of its parameters; both parts stay encoded as they were. */
export function partQuery(query: string, isTaken: (name: string) => boolean) {
  const pairs = query.split('&').filter(Boolean);
  const takes = (pair: string) => isTaken(decodePart(pair.split('=', 1)[0] ?? ''));
  return {
    taken: pairs.filter(takes).join('&'),
    rest: pairs.filter((pair) => !takes(pair)).join('&'),
  };
}
