import { SESSION_COOKIE } from "@highway/core/access/cookies";
import { Sessions } from "@highway/core/access/sessions/index";
import { runAs } from "@highway/core/platform/actor";
import { UserFacingError, unknownAddress } from "@highway/core/platform/errors";
import { limit } from "@highway/core/platform/limit";
import { cookiesOf } from "./request";
import { wrapper } from "./wrapper";

export { nothing, one } from "./answer";

/** The wrapper of every call that needs a session, a limit or the table. */
export const endpoint = wrapper({
  async admit({ declared: { allow }, event, origin }) {
    if (allow === "anyone") return { kind: "anyone" };
    const cookie = cookiesOf(event)[SESSION_COOKIE];
    const actor = await runAs({ kind: "anyone" }, origin, () => Sessions.holder(cookie));
    if (actor.kind !== "person") throw new UserFacingError("signedOut", "Please sign in.");
    // Who lacks the role is not told that there is something to reach.
    if (!actor.roles.includes(allow)) throw new UserFacingError("missing", unknownAddress);
    return actor;
  },
  async count({ declared: { limits = [] }, route, origin }, actor) {
    for (const cap of limits)
      await limit(route, cap.by === "actor" && actor.kind === "person" ? actor.userId : origin.address, cap);
  },
});
