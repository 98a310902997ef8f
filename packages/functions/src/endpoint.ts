import type { Actor } from "@highway/core/platform/actor";
import { limit } from "@highway/core/platform/limit";
import { admit } from "./admit";
import { wrapper } from "./wrapper";

export { nothing, one } from "./answer";

/** The wrapper of every call that needs a session, a limit or the table. */
export const endpoint = wrapper({
  admit,
  async count({ declared: { limits = [] }, route, origin }, actor) {
    for (const cap of limits) await limit(route, (cap.by === "actor" && nameOf(actor)) || origin.address, cap);
  },
});

/** A link's sessions are counted together: whoever has it can open as many as they like. */
function nameOf(actor: Actor): string | undefined {
  if (actor.kind === "person") return actor.userId;
  return actor.kind === "link" ? actor.linkId : undefined;
}
