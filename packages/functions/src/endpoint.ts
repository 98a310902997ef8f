import { limit } from "@highway/core/platform/limit";
import { admit } from "./admit";
import { wrapper } from "./wrapper";

export { nothing, one } from "./answer";

/** The wrapper of every call that needs a session, a limit or the table. */
export const endpoint = wrapper({
  admit,
  async count({ declared: { limits = [] }, route, origin }, actor) {
    for (const cap of limits)
      await limit(route, cap.by === "actor" && actor.kind === "person" ? actor.userId : origin.address, cap);
  },
});
