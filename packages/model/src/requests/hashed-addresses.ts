import { hash, randomBytes } from 'node:crypto';

/**
 * How many groups of an IPv6 address are a network. One device may have all addresses of half of it (/64), and changes between
 * several; a household or a rented server may have 65,536 such networks (/48, RFC 6177).
 */
const GROUPS = { network: 4, site: 3 } as const;

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/** An address without the port that some proxies add in `X-Forwarded-For`, and without the brackets of IPv6. */
export function withoutPort(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}

/** The network to which an address is assigned: all of IPv4, the first groups of IPv6. */
function networkOf(forwarded: string, most: number): string {
  const address = withoutPort(forwarded);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const start = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - start.length - rest.length)).fill('0');
  const groups = [...start, ...zeros, ...rest].slice(0, most);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * Hashed IP addresses, for use in memory. The hash of a network stays the same while this process runs; the
 * address can neither be derived from it nor compared with the hashes of other processes.
 */
export class HashedAddresses {
  readonly #secret = randomBytes(32).toString('base64url');
  readonly #groups: number;

  /** @param each what counts as one: a `site` where it matters more that one visitor is not several than the reverse */
  constructor(each: keyof typeof GROUPS = 'network') {
    this.#groups = GROUPS[each];
  }

  /** @param address IPv4 or IPv6, from the socket or a trusted proxy, which may have added a port */
  of(address: string): string {
    // Not an HMAC, whose objects take ten times as long: hashes stay here, so nobody can extend what one was made of.
    return hash('sha256', `${this.#secret} ${networkOf(address, this.#groups)}`, 'base64url').slice(0, 16);
  }
}
