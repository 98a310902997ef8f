import { callerNetwork } from "../../platform/actor";
import { addressOwner } from "./address-owner";
import { deviceOf } from "./device";
import * as Sessions from "./sessions/index";

/** Finds who asks for a code of this address, or types one, and what shows that its person signed in from here. Every address takes the same reads. */
export async function askerOf(email: string, deviceCookie: string | undefined) {
  const { owner, invitations } = await addressOwner(email);
  const networks = await Sessions.networksOf(owner?.userId ?? "nobody");
  const isOnKnownNetwork = networks.includes(callerNetwork());
  return { email, deviceId: deviceOf(email, deviceCookie), isOnKnownNetwork, owner, invitations };
}
