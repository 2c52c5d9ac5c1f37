const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** True for a path of this site: one slash, never two, which would be another host. */
export const isSitePath = (address: string) => /^\/(?![/\\])\S*$/.test(address);

/** True for what a visitor may be sent to: a path of this site, a web address, an e-mail address, a number. */
export function isSafeAddress(address: string): boolean {
  if (isSitePath(address)) return true;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && PROTOCOLS.includes(url.protocol);
}

/** For `validate` of a field with an address: what is wrong with it, and what to do. */
export function validateAddress(value: string | null | undefined): true | string {
  if (!value || isSafeAddress(value)) return true;
  return 'Give a path such as /search, or an address that begins with https://, mailto: or tel:.';
}

/** For `validate` of an address elsewhere, which is required. */
export function validateWebAddress(value: string | null | undefined): true | string {
  if (value && /^https?:\/\//.test(value) && URL.canParse(value)) return true;
  return value
    ? `"${value}" is no address on the web. Give one that begins with https://.`
    : 'Give the address, beginning with https://.';
}
