/** Ten thousand pages lose the hub at the same moment: each waits as the browser's client does, asks for a ticket, is told its turn and dials. Time is reckoned, the rest is the product's own code. */
import { runAs } from "@highway/core/platform/actor";
import { CONNECTS_A_SECOND } from "@highway/core/platform/pure/sockets";

const AGAIN_MS = 5_000;

export async function returning(pages: number) {
  const Tickets = await import("@highway/core/platform/push/tickets");
  const realNow = Date.now;
  const start = realNow();
  const asked = Array.from({ length: pages }, () => AGAIN_MS * (0.5 + Math.random())).sort((a, b) => a - b);
  const holder = { kind: "person", userId: `usr_${"0".repeat(26)}`, corpId: "crp_1", sessionId: "ses_1" } as const;
  const dials: number[] = [];
  let refusedTickets = 0;
  try {
    for (const wait of asked) {
      Date.now = () => start + wait;
      const ticket = await runAs({ ...holder, roles: ["officer"] }, { address: "127.0.0.1", agent: "" }, () =>
        Tickets.issue("/v1/markets/hub").catch(() => undefined),
      );
      if (ticket) dials.push(wait + ticket.dialInMs);
      else refusedTickets += 1;
    }
  } finally {
    Date.now = realNow;
  }
  const perSecond = Map.groupBy(dials, (at) => Math.floor(at / 1_000));
  const refused = [...perSecond.values()].reduce((sum, { length }) => sum + Math.max(0, length - CONNECTS_A_SECOND), 0);
  return { backWithinMs: Math.max(...dials), refused: refused + refusedTickets };
}
