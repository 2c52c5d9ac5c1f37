import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not of the public internet (IANA's special-purpose registry), and Azure's host address. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** What of IPv6 is public begins here; loopback, local, mapped and translated addresses do not. */
const PUBLIC_V6 = '2000::/3';
/** Except protocol assignments (Teredo among them), 6to4, which contains IPv4 addresses, and documentation. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const specialV4 = listOf(SPECIAL_V4, 'ipv4');
const publicV6 = listOf([PUBLIC_V6], 'ipv6');
const specialV6 = listOf(SPECIAL_V6, 'ipv6');

/** Whether an IP address belongs to the public internet: no machine of this network, and no cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialV4.check(address, 'ipv4');
  if (isIP(address) === 6 && !address.includes('%'))
    return publicV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
  return false;
}
