import { AsyncLocalStorage } from "node:async_hooks";
import { UserFacingError } from "./errors";

/** Who is calling. Set once by the wrapper, read where an owner is needed, so that no id is passed through ten functions. */
export type Actor =
  | { kind: "anyone" }
  | {
      kind: "person";
      userId: string;
      corpId: string;
      sessionId: string;
      /** Every role includes `officer`; `staff` comes from the sign-in address's domain alone. */
      roles: readonly ("officer" | "admin" | "staff")[];
    }
  | { kind: "service"; name: string };

/** Where the call came from, for throttles and the audit trail. */
export type Origin = { address: string; agent: string };

const storage = new AsyncLocalStorage<{ actor: Actor; origin: Origin }>();

export const runAs = <R>(actor: Actor, origin: Origin, run: () => R): R => storage.run({ actor, origin }, run);

export const actor = (): Actor => storage.getStore()?.actor ?? { kind: "anyone" };
export const origin = (): Origin => storage.getStore()?.origin ?? { address: "unknown", agent: "" };

/** The signed-in person. */
export function person() {
  const who = actor();
  if (who.kind !== "person") throw new UserFacingError("signedOut", "Please sign in.");
  return who;
}
