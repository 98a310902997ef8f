import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Addresses that are not the internet: IANA's registries of special-purpose addresses, RFC 6890 and its successors. */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  special.addSubnet(network, prefix, "ipv4");

/** Of IPv6, only blocks that are given out count. Within them, what leads to IPv4 or is documentation does not. */
const publicBlocks = new BlockList();
publicBlocks.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23], // protocol assignments, Teredo among them
  ["2001:db8::", 32],
  ["2002::", 16], // 6to4
  ["3fff::", 20],
] as const)
  special.addSubnet(network, prefix, "ipv6");

/** Tells whether an IP address is the internet's own: not of this machine, this network, or AWS's own services beside it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  return (
    isIPv6(address) && !address.includes("%") && publicBlocks.check(address, "ipv6") && !special.check(address, "ipv6")
  );
}
