import { type Actor, runAs } from "../../platform/actor";
import * as Permissions from "./index";

export type Role = Extract<Actor, { kind: "person" }>["roles"][number];
let count = 0;

/** Makes a person of the named corporation, or of a new one when none is named. */
export async function personOf(roles: Role[] = ["officer"], corp?: string) {
  const corpId = corp ?? (await Permissions.createCorporation({ name: "Summit" })).id;
  const userId = `usr_${String(++count).padStart(26, "0")}`;
  const as = <R>(run: () => R) =>
    runAs({ kind: "person", userId, corpId, sessionId: "ses_x", roles }, { address: "::1", agent: "" }, run);
  return { corpId, userId, as };
}
