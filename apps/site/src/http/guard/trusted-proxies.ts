import { BlockList, isIP } from 'node:net';
import { withoutPort } from '@keelstone/model/requests/hashed-addresses';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Decides whose `X-Forwarded-For` is taken for true. Some proxies write addresses with ports, which Fastify's own list
 * takes for those of nobody it knows: all that come through a second proxy would be one network.
 *
 * @param entries addresses and networks, such as `10.0.0.0/8`; already checked
 */
export function trustProxies(entries: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (forwarded) => {
    const address = withoutPort(forwarded);
    return isIP(address) !== 0 && proxies.check(address, familyOf(address));
  };
}
