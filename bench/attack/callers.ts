/** Every call, made by ten callers to whom the records that it names do not belong. */
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import type { Part } from "./stage";

/** Words that stand in the victim's client and report alone, so that an answer that holds one has told of them. */
const client = { name: "Zyxmark Quillon", primaryEmail: "zyxmark@example.test" };
const marks = /zyxmark|77 brookmark/i;

/** Those who decide for the corporation see the names of its clients; staff open any officer's report by its id. */
const mayRead: Record<string, RegExp> = {
  admin: /^\w+ \/v1\/corp\/officers\/\{id\}\/clients/,
  staff: /^\w+ \/v1\/corp\/officers\/\{id\}\/clients|generate-report-link/,
};

export async function callers(): Promise<Part> {
  const Users = await import("@highway/core/people/users/index");
  const LinkList = await import("@highway/core/sharing/links/list/index");
  const { runAs } = await import("@highway/core/platform/actor");
  const { cookiesOf, exampleCall, play } = await import("../../packages/functions/src/walk/play");
  const walk = await import("../../packages/functions/src/walk/stage");
  const { cookieOf, linkTo, look, openLink, savedReport } = await import("../../packages/functions/src/walk/sharing");
  const { call, callAs, declarations, newOfficer, sessionOf } = walk;

  const victim = await newOfficer();
  const saved = await savedReport(client, victim);
  const { owned } = await play(victim, { upTo: "read" });
  const shared = await linkTo(saved);
  const of = new Map(owned)
    .set("cli", saved.client._id)
    .set("rpt", saved.report.id)
    .set("lnk", shared.link.id)
    .set("token", owned.get("token") ?? "");
  of.delete("share");

  const person = async (corpID: string, isAdmin = false) => {
    const email = `${crypto.randomUUID()}@lender.test`;
    const { id } = await Users.create({ email, fullName: "A Rival", corpID, isAdmin });
    return [`highway_session=${await sessionOf(id)}`];
  };
  const owner = { kind: "person", userId: victim.id, corpId: victim.corpID, sessionId: "ses_1" } as const;
  const asVictim = <R>(deed: () => R) =>
    runAs({ ...owner, roles: ["officer"] }, { address: "198.51.100.7", agent: "attack" }, deed);
  /** Somebody who had opened a link of the victim's, before that ended. */
  const formerClient = async (end: (linkId: string) => Promise<unknown>) => {
    const opened = await openLink(saved);
    await asVictim(() => end(opened.link.id));
    const secret = opened.cookie.split("=")[1]!;
    return [opened.cookie, `highway_share_${shared.link.id}=${secret}`];
  };
  const locked = async () => {
    const { link, token } = await linkTo(saved, { hasPasscode: true });
    for (let tries = 0; tries < 6; tries++) await look(token, { passcode: "000000" });
    return [`highway_share_${link.id}=${"A".repeat(43)}`, cookieOf(link.id, await look(token)) ?? ""].filter(Boolean);
  };
  const otherOfficer = await newOfficer();
  const other = await play(otherOfficer, { upTo: "read" });
  const ended = await newOfficer();
  await callAs(ended, "DELETE /v1/auth/session", {});
  const staff = await newOfficer(undefined, { everyRole: true });

  const cookies: Record<string, string[]> = {
    stranger: [],
    "officer of the same corporation": await person(victim.corpID),
    "officer of another corporation": cookiesOf(otherOfficer, other.owned),
    "admin of another corporation": await person(otherOfficer.corpID, true),
    admin: await person(victim.corpID, true),
    staff: [staff.cookie],
    "ended session": [ended.cookie],
    "client of another link": [
      other.owned.get("share")!,
      `highway_share_${shared.link.id}=${other.owned.get("share")!.split("=")[1]}`,
    ],
    "client of a revoked link": await formerClient(LinkList.revoke),
    "holder of a locked link": await locked(),
  };
  let done = 0;
  const bad: string[] = [];
  for (const [who, brought] of Object.entries(cookies))
    for (const [route, declared] of declarations as [string, Endpoint][]) {
      // Signing out is what these callers may do to themselves, and would end the attack.
      if (route.startsWith("DELETE /v1/auth/session")) continue;
      const answer = await call(route, { ...exampleCall(declared, (kind) => of.get(kind)), cookies: brought });
      done += 1;
      const said =
        JSON.stringify(answer.body ?? null) + (answer.bytes ? Buffer.from(answer.bytes).toString("latin1") : "");
      if (answer.status >= 500) bad.push(`${who}, ${route}: ${answer.status}`);
      if (marks.test(said) && !mayRead[who]?.test(route)) bad.push(`${who}, ${route}: told of the victim's client`);
    }
  // The corporation's own admin may have signed the victim out.
  const again = { cookie: `highway_session=${await sessionOf(victim.id)}` };
  const still = await callAs(again, "GET /v2/client/reports/{id}", { path: { id: saved.report.id } });
  if (still.status !== 200 || !marks.test(JSON.stringify(still.body))) bad.push("the victim's report was changed");
  return { what: "calls by ten callers who do not own what they name", done, bad };
}
