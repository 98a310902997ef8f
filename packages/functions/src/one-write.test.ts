/** What a person does to a record, and what the trail says of it, are one write: a function that is cut short leaves both or neither. */
import { randomUUID } from "node:crypto";
import { startFiles } from "@highway/local/files";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";

let stop: () => Promise<unknown>;
const alone: string[] = [];
beforeAll(async () => {
  const table = await startTable();
  const files = await startFiles();
  stop = () => Promise.all([table.stop(), files.stop()]);
  Object.assign(process.env, table.environment, { ORIGIN: "https://app.example.test" }, files.environment);
  const { table: tableOf } = await import("@highway/core/platform/table/table");
  tableOf.client.middlewareStack.add(
    (next) => (given) => {
      const { Item } = given.input as { Item?: { pk?: string } };
      if (Item?.pk?.startsWith("$trail#")) alone.push(String((Item as { kind?: string }).kind));
      return next(given);
    },
    { step: "initialize" },
  );
});
afterAll(() => stop());

const scenario = {
  name: "One",
  properties: [{ address: "12 Shore Ln", purchaseDetails: [{ price: 400_000 }] }],
  loans: [{ term: 30, rate: 6.5, downPaymentPercentage: 20 }],
};

it("of clients, reports, links, worksheets and co-brands", async () => {
  const { runAs } = await import("@highway/core/platform/actor");
  const Audit = await import("@highway/core/people/audit/index");
  const Clients = await import("@highway/core/clients/index");
  const Reports = await import("@highway/core/reports/index");
  const Links = await import("@highway/core/sharing/links/index");
  const LinkList = await import("@highway/core/sharing/links/list/index");
  const Worksheets = await import("@highway/core/closing-costs/index");
  const Cobrands = await import("@highway/core/branding/cobrands/index");
  const userId = `usr_${randomUUID()}`;
  const person = { kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer" as const] } as const;
  const kinds = await runAs(
    { ...person, roles: ["officer"] },
    { address: "198.51.100.7", agent: "vitest" },
    async () => {
      const client = await Clients.create({ name: "Elena" });
      await Clients.update({ id: client._id, client: { ...client, name: "Elena M" } });
      const { report } = await Reports.create({ clientID: client._id, report: scenario });
      const { report: saved } = await Reports.update({ id: report.id, report: { ...report, name: "Two" } });
      const audience = { kind: "anyone" } as const;
      const { link } = await Links.create({ audience, report: saved, tool: "lc2", client, hasPasscode: false });
      await LinkList.expire(link.id, null);
      await LinkList.unlock(link.id);
      await LinkList.revoke(link.id);
      await Reports.remove(report.id);
      await Clients.remove(client._id);
      await Clients.restore(client._id);
      const ccID = await Worksheets.save({ ccData: { name: "Wake", data: {} } as never });
      await Worksheets.save({ ccID, ccData: { name: "Wake County", data: {} } as never });
      await Worksheets.remove(ccID);
      const { cbID } = await Cobrands.create({ name: "Sam Agent" } as never);
      await Cobrands.save({ cbID, name: "Sam Realtor" } as never);
      await Cobrands.remove(cbID);
      return (await Audit.list({ count: 100 } as never)).map(({ kind }) => kind);
    },
  );
  const deeds = {
    client: ["created", "saved", "deleted", "restored"],
    report: ["created", "saved", "deleted"],
    link: ["created", "expiry-set", "unlocked", "revoked"],
    worksheet: ["created", "saved", "deleted"],
    cobrand: ["created", "saved", "deleted"],
  };
  const expected = Object.entries(deeds).flatMap(([of, done]) => done.map((deed) => `${of}.${deed}`));
  expect(kinds.filter((kind) => expected.includes(kind)).sort()).toEqual(expected.sort());
  expect(alone.filter((kind) => expected.includes(kind))).toEqual([]);
});

it("of sign-ins, rights, permissions, themes, headers and the pricing provider", async () => {
  const { runAs } = await import("@highway/core/platform/actor");
  const Audit = await import("@highway/core/people/audit/index");
  const Sessions = await import("@highway/core/people/access/sessions/index");
  const Permissions = await import("@highway/core/people/permissions/index");
  const Corporations = await import("@highway/core/people/corporations/index");
  const Users = await import("@highway/core/people/users/index");
  const Settings = await import("@highway/core/people/users/settings/index");
  const Themes = await import("@highway/core/branding/themes/index");
  const Pricing = await import("@highway/core/pricing/index");
  const here = { address: "198.51.100.7", agent: "vitest" };
  process.env.AUTH_SECRET = "the-auth-secret-of-the-tests";
  process.env.STAFF_DOMAIN = "staff.test";
  const { id: corpID } = await Permissions.createCorporation({ name: "Summit" });
  const member = (isAdmin: boolean) =>
    Users.create({ email: `${randomUUID()}@lender.test`, fullName: "A Person", corpID, isAdmin });
  const [{ id: userId }, { id: benId }] = [await member(true), await member(false)];
  const signIn = (id: string) => runAs({ kind: "anyone" }, here, () => Sessions.open(id));
  const [sessionId, other] = [await signIn(userId), await signIn(userId)].map((cookie) => cookie.split(".")[1]!);
  await signIn(benId);
  const admin = { kind: "person", userId, corpId: corpID, sessionId: sessionId!, roles: ["officer", "admin"] } as const;
  const proved = { ...admin, provedAt: new Date().toISOString() };
  const events = await runAs({ ...proved, roles: ["officer", "admin"] }, here, async () => {
    await Permissions.change({ changes: { requirePasscode: true, hideAlertDetails: true } });
    await Permissions.changeCorporation({ changes: { disclaimer: "Estimates only." } });
    await Permissions.setLogo(undefined, null);
    await Corporations.endSessions({ id: benId });
    await Corporations.setOfficer({ id: benId, change: { isAdmin: true } });
    await Pricing.setForMember({ id: benId, known: { businessID: "1", hasOptimalBlue: true, originatorID: "2" } });
    const theme = await Themes.create({ corpID, name: "Sea", primary: "#123456", secondary: "#654321" });
    await Themes.update({ id: theme._id, theme: { name: "Sky", primary: "#123456", secondary: "#654321" } });
    await Themes.use({ corp: theme._id });
    await Themes.use({ own: theme._id });
    await Themes.remove({ id: theme._id });
    await Settings.setHeader({ title: "Advisor" });
    await Sessions.revoke(other!);
    await Sessions.endOthers();
    await Sessions.end();
    return Audit.list({ scope: "corp", count: "100" });
  });
  const expected = [
    "session.opened",
    "session.opened",
    "session.opened",
    "permission.changed",
    "permission.changed",
    "corporation.changed",
    "corp-logo.removed",
    "sessions.ended",
    "officer.changed",
    "pricing.changed",
    "theme.created",
    "theme.saved",
    "corp-theme.chosen",
    "theme.chosen",
    "theme.deleted",
    "header.changed",
    "session.revoked",
    "sessions.revoked",
    "session.closed",
  ];
  expect(events.map(({ kind }) => kind).sort()).toEqual(expected.toSorted());
  expect(alone.filter((kind) => expected.includes(kind))).toEqual([]);
  const opened = events.filter(({ kind }) => kind === "session.opened");
  expect(opened.map(({ actorID }) => actorID).sort()).toEqual([userId, userId, benId].sort());
});

it("two people who change different permissions at once both keep theirs, each with its own line", async () => {
  const { runAs } = await import("@highway/core/platform/actor");
  const Audit = await import("@highway/core/people/audit/index");
  const Permissions = await import("@highway/core/people/permissions/index");
  const { id: corpID } = await Permissions.createCorporation({ name: "Harbor" });
  const admin = { kind: "person", userId: "usr_1", corpId: corpID, sessionId: "ses_1" } as const;
  await runAs({ ...admin, roles: ["officer", "admin"] }, { address: "198.51.100.7", agent: "vitest" }, async () => {
    const names = ["requirePasscode", "langVis", "hideAlertDetails", "allowSiteBanners"] as const;
    const before = (await Permissions.managedCorporation()).permissions;
    await Promise.all(names.map((name) => Permissions.change({ changes: { [name]: !before[name] } })));
    const after = (await Permissions.managedCorporation()).permissions;
    expect(names.map((name) => after[name])).toEqual(names.map((name) => !before[name]));
    const noted = (await Audit.list({ scope: "corp", count: "100" })).map(({ detail }) => detail);
    expect(noted).toHaveLength(names.length);
    for (const permission of names)
      expect(noted).toContainEqual({ permission, from: before[permission], to: !before[permission] });
  });
});
