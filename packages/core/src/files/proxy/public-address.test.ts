import { expect, it } from "vitest";
import { isPublicAddress } from "./remote-picture";

it.each([
  "1.1.1.1",
  "8.8.8.8",
  "93.184.216.34",
  "172.15.255.255",
  "172.32.0.1",
  "100.63.255.255",
  "2606:2800:220:1::1",
  "2a00:1450:4001:81b::200e",
])("%s is on the internet", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  [
    "this machine",
    ["127.0.0.1", "127.255.255.254", "::1", "0.0.0.0", "::", "::ffff:127.0.0.1", "::ffff:7f00:1", "::127.0.0.1"],
  ],
  [
    "a private network",
    ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12::1", "::ffff:10.0.0.1"],
  ],
  [
    "what lies beside it, AWS's credentials among it",
    ["169.254.169.254", "169.254.170.2", "fe80::1", "fe80::1%eth0", "fd00:ec2::254"],
  ],
  ["a provider's inside", ["100.64.0.1", "100.127.255.255", "192.0.0.1", "198.18.0.1"]],
  [
    "everyone or nobody",
    ["224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "ff02::1", "203.0.113.5", "198.51.100.1", "2001:db8::1"],
  ],
  [
    "IPv4 in another dress",
    ["64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2001::1", "::ffff:0:127.0.0.1"],
  ],
  ["no address", ["", "localhost", "127.1", "0x7f000001", "2130706433", "1.2.3", "1.2.3.4.5"]],
])("%s is not", (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
