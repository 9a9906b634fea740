import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not the public internet: private, loopback, link-local, carriers' own, documentation, multicast. */
const PRIVATE_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of IPv6 only these are public: loopback, mapped IPv4, NAT64, unique local, link-local and multicast lie outside. */
const GLOBAL_V6 = ['2000::', 3] as const;
/** Networks in there that are not: protocols such as Teredo, documentation, and 6to4, which stands for an address of IPv4. */
const PRIVATE_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refusedV4 = new BlockList();
for (const [net, bits] of PRIVATE_V4) refusedV4.addSubnet(net, bits, 'ipv4');
const globalV6 = new BlockList();
globalV6.addSubnet(...GLOBAL_V6, 'ipv6');
const refusedV6 = new BlockList();
for (const [net, bits] of PRIVATE_V6) refusedV6.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refusedV4.check(address, 'ipv4');
    case 6:
      // An address with a zone is of a network beside this machine.
      return !address.includes('%') && globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
    default:
      return false;
  }
}
