import { AsyncLocalStorage } from "node:async_hooks";
import { now } from "./clock";
import { UserFacingError, unknownAddress } from "./errors";
import { networkOf } from "./http/network";

/** The actor is who calls. The wrapper sets it once, and it is read where an owner is needed, so that no id is passed through ten functions. */
export type Actor =
  | { kind: "anyone" }
  | {
      kind: "person";
      userId: string;
      corpId: string;
      sessionId: string;
      /** The roles of the person. Every role includes `officer`; `staff` comes from the sign-in address's domain alone. */
      roles: readonly ("officer" | "admin" | "staff")[];
      /** The person last proved at this time who they are, by the strongest means that they have; absent when they never did in this session. */
      provedAt?: string | undefined;
      /** True while the person may do nothing but set up the second factor that the corporation requires. */
      mustEnroll?: boolean;
    }
  | {
      /** A client who opened a share link, or anyone else who holds it. */
      kind: "link";
      linkId: string;
      shareSessionId: string;
      /** The officer who owns the link. */
      ownerId: string;
      corpId: string;
      reportId: string;
      clientId: string;
      /** True for a copy for the officer's own people, or the officer's own look: nothing that is done with it counts. */
      isPreview: boolean;
      /** True when the officer asked not to be told of this opening. */
      isQuiet: boolean;
      /** The recipient's address; null when the link is for anyone who has it. */
      email: string | null;
    }
  | { kind: "service"; name: string };

/** The origin of a call, for throttles and the audit trail. */
export type Origin = { address: string; agent: string };

const storage = new AsyncLocalStorage<{ actor: Actor; origin: Origin }>();

export const runAs = <R>(actor: Actor, origin: Origin, run: () => R): R => storage.run({ actor, origin }, run);

export const actor = (): Actor => storage.getStore()?.actor ?? { kind: "anyone" };
export const origin = (): Origin => storage.getStore()?.origin ?? { address: "unknown", agent: "" };
/** The network that the call comes from, by which strangers are counted. */
export const callerNetwork = () => networkOf(origin().address);

/** Reads the signed-in person. */
export function person() {
  const who = actor();
  if (who.kind !== "person") throw new UserFacingError("signedOut", "Please sign in.");
  return who;
}

/** A proof of who a person is stands for so long. */
const PROOF_MS = 15 * 60_000;

/** Refuses a deed that wants a fresh proof of who does it. @throws UserFacingError unproved */
export function refuseUnproved({ provedAt }: { provedAt?: string | undefined } = person()): void {
  if (!provedAt || Date.parse(provedAt) + PROOF_MS <= now())
    throw new UserFacingError("unproved", "Confirm that it is you, then try again.");
}

/** Reads the client who opened a share link. */
export function viewer() {
  const who = actor();
  if (who.kind !== "link") throw new UserFacingError("signedOut", openAgain);
  return who;
}
/** The answer to a call without the session of a share link, whether such a link exists or not. */
export const openAgain = "Please open the link in your email again.";

/** Reads the corporation that a call asks about: the person's own, or for staff any. @throws UserFacingError missing */
export function within(corpID?: string): string {
  const { corpId, roles } = person();
  if (corpID === undefined || corpID === corpId) return corpId;
  if (!roles.includes("staff")) throw new UserFacingError("missing", unknownAddress);
  return corpID;
}

/** Tells whether the signed-in person may decide for their own corporation. */
const isInCharge = () => person().roles.some((role) => role === "admin" || role === "staff");

/**
 * Reads the corporation that the person decides for: an admin decides for their own, staff for any. A person who may not decide gets the answer of an
 * unknown address, before anything is read.
 * @throws UserFacingError missing
 */
export function inCharge(corpID?: string): string {
  const asked = within(corpID);
  if (!isInCharge()) throw new UserFacingError("missing", unknownAddress);
  return asked;
}
