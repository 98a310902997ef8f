import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Actor, runAs } from "../actor";
import { advance } from "../clock";
import * as Tickets from "./tickets";

beforeAll(() => runBeside(startTable()));

const userId = `usr_${"1".repeat(26)}`;
const person: Actor = { kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] };
const client: Actor = {
  kind: "link",
  linkId: "lnk_1",
  shareSessionId: "shs_1",
  ownerId: userId,
  corpId: "crp_1",
  reportId: "rpt_1",
  clientId: "cli_1",
  isPreview: false,
  isQuiet: false,
  email: null,
};
const as = <R>(actor: Actor, run: () => R) => runAs(actor, { address: "198.51.100.7", agent: "" }, run);
const issue = (actor: Actor = person, channel = "/one") => as(actor, () => Tickets.issue(channel));

it("says who holds it, once", async () => {
  const { ticket } = await issue();
  expect(await Tickets.redeem(ticket, "/one")).toEqual({ kind: "person", userId, sessionId: "ses_1" });
  expect(await Tickets.redeem(ticket, "/one")).toBeUndefined();
});

it("is given to a client through their link as well", async () => {
  const { ticket } = await issue(client);
  expect(await Tickets.redeem(ticket, "/one")).toEqual({
    kind: "link",
    ownerId: userId,
    linkId: "lnk_1",
    shareSessionId: "shs_1",
  });
});

it("is given to nobody else", async () => {
  await expect(issue({ kind: "anyone" })).rejects.toMatchObject({ code: "signedOut" });
  await expect(issue({ kind: "service", name: "job" })).rejects.toMatchObject({ code: "signedOut" });
});

it("opens no other channel, and is not used up by the attempt", async () => {
  const { ticket } = await issue();
  expect(await Tickets.redeem(ticket, "/another")).toBeUndefined();
  expect(await Tickets.redeem(ticket, "/one")).toBeDefined();
});

it("lasts a minute", async () => {
  const { ticket } = await issue();
  advance(61_000);
  expect(await Tickets.redeem(ticket, "/one")).toBeUndefined();
});

it.each(["", ".", `${userId}.`, `${userId}.short`, `${userId}.${"A".repeat(43)}`, `cli_1.${"A".repeat(43)}`])(
  "is not %s",
  async (ticket) => expect(await Tickets.redeem(ticket, "/one")).toBeUndefined(),
);

describe("when everybody comes back at the same moment", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 }));
  afterEach(() => void vi.useRealTimers());

  it("each is told a turn, no more in any second than the account may open", async () => {
    const waits: number[] = [];
    for (let asked = 0; asked < 300; asked += 10)
      waits.push(...(await Promise.all(Array.from({ length: 10 }, async () => (await issue()).dialInMs))));
    for (const from of waits)
      expect(waits.filter((wait) => wait >= from && wait < from + 500).length).toBeLessThanOrEqual(235);
    // At this rate ten thousand are through in less than half a minute.
    expect(Math.max(...waits)).toBeLessThan((30_000 * 300) / 10_000);
    vi.setSystemTime(Date.now() - 60_000);
    await expect(issue()).rejects.toMatchObject({ code: "tooMany" });
  });
});
