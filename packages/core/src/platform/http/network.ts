import { isIPv6 } from "node:net";

/**
 * Tells the network that a caller's address belongs to, by which callers are counted. Whoever has one IPv6 address has all of its /64, and could
 * come from another one with each call.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, ofVersion4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ofVersion4) return ofVersion4;
  const [head = "", tail] = address.split("%", 1)[0]!.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const last = groups(tail);
  const places = last.length + (last.at(-1)?.includes(".") ? 1 : 0);
  const left = groups(head);
  const all = [...left, ...Array<string>(Math.max(0, 8 - left.length - places)).fill("0"), ...last];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
