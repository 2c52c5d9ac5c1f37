import { createHmac, randomBytes } from 'node:crypto';

const PREFIX_64 = 4;

/** An address by the network it is given to: all of IPv4, the first half of IPv6. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const start = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - start.length - rest.length)).fill('0');
  const groups = [...start, ...zeros, ...rest].slice(0, PREFIX_64);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * Stands for visitors' addresses in memory. The same network has the same mark while this process runs; nobody can tell
 * the address from it, nor compare it with another process's.
 */
export class HashedAddresses {
  readonly #secret = randomBytes(32);

  /** @param address IPv4 or IPv6, as the socket or a trusted proxy says */
  of(address: string): string {
    return createHmac('sha256', this.#secret).update(networkOf(address)).digest('base64url').slice(0, 16);
  }
}
