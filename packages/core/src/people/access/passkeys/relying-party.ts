import { isIP } from "node:net";
import { env } from "../../../platform/declare/env";

/** Lists the addresses at which people open the product. */
export const origins = () => env("ORIGIN").split(",");

/** Names the product to devices: its host. Passkeys are made for a name and never for a bare address, so locally it is "localhost". */
export function relyingPartyId(): string {
  const hosts = origins().map((address) => new URL(address).hostname);
  return hosts.find((host) => !isIP(host)) ?? hosts[0]!;
}
