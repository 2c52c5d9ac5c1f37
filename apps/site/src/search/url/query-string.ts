/** One `name=value` of a query string: the name decoded, the value not yet (its commas still mean something). */
export type RawParameter = { name: string; rawValue: string };

/**
 * Decodes percent-encoding and `+` as a browser does: what is malformed stays as it is or becomes U+FFFD; it never
 * throws.
 */
export function decodePart(text: string): string {
  return new URLSearchParams(`v=${text.replaceAll('&', '%26')}`).get('v') ?? '';
}

/**
 * Encodes everything but letters, digits, `-`, `_`, `.` and `~`. Browsers encode some of `!'()*` by themselves, so that
 * a URL which leaves them bare would come back different from what was sent.
 */
export function encodePart(text: string): string {
  const encodeOctet = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[!'()*]/g, encodeOctet);
}

/** True for a query string, without its `?`, in which there is no parameter at all, known or unknown. */
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
