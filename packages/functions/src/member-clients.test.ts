/** What admins and staff see and set of the clients of their officers. */
import * as Clients from "@highway/core/clients/index";
import * as Permissions from "@highway/core/people/permissions/index";
import * as Users from "@highway/core/people/users/index";
import { runAs } from "@highway/core/platform/actor";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { callAs, environment, newOfficer, sessionOf } from "./walk/stage";

beforeAll(async () => {
  const stop = await runBeside(startTable(), startMail());
  Object.assign(process.env, environment);
  return stop;
});

/** Somebody of a corporation, signed in. */
async function member(corpID: string, isAdmin = false) {
  const email = `${crypto.randomUUID()}@lender.test`;
  const { id } = await Users.create({ email, fullName: "Ben Cho", corpID, isAdmin });
  return { id, cookie: `highway_session=${await sessionOf(id)}` };
}
const addClient = (ownerId: string, input: Parameters<typeof Clients.create>[0]) => {
  const owner = { kind: "person", userId: ownerId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] } as const;
  return runAs({ ...owner, roles: ["officer"] }, { address: "198.51.100.7", agent: "vitest" }, () =>
    Clients.create(input),
  );
};

const all = "GET /v1/corp/officers/{id}/clients";
const one = "GET /v1/corp/officers/{id}/clients/{clientID}";
const put = "PUT /v1/corp/officers/{id}/clients/{clientID}";
type Who = { cookie: string };

async function lender() {
  const { id: corpID } = await Permissions.createCorporation({ name: "Summit" });
  const [admin, ben] = [await member(corpID, true), await member(corpID)];
  const elena = await addClient(ben.id, { name: "Elena", primaryEmail: "elena@example.com", ficoMin: 752 });
  return { corpID, admin, ben, elena, path: { id: ben.id, clientID: elena._id } };
}

it("an admin marks a client as a demo and notes a campaign, and the officer has both from the next read on", async () => {
  const { admin, ben, elena, path } = await lender();
  const { body: listed } = await callAs(admin, all, { path: { id: ben.id }, query: { searchText: "ele" } });
  const seen = { _id: elena._id, name: "Elena", isDemo: false, schedules: [], hasEmail: true };
  expect(listed.data).toEqual([{ ...seen, lastUpdated: elena.lastUpdated }]);

  const sent = { isDemo: true, schedules: [{ name: "90 Day Kit", active: true }], lastUpdated: elena.lastUpdated };
  const [saved] = (await callAs(admin, put, { path, query: {}, body: sent })).body.data;
  expect(saved.schedules).toMatchObject([{ id: expect.stringMatching(/^cmp_/), name: "90 Day Kit", active: true }]);
  const campaigns = await callAs(ben, "GET /v1/marketing-kit/schedules/{clientId}", { path: { clientId: elena._id } });
  expect(campaigns.body.data).toEqual(saved.schedules);
  const [own] = (await callAs(ben, "GET /v2/client/{id}", { path: { id: elena._id } })).body.data;
  expect(own).toEqual({ ...elena, isDemo: true, schedules: saved.schedules, lastUpdated: saved.lastUpdated });

  const emptied = { path: { id: elena._id }, body: { name: "Elena", primaryEmail: "" } };
  expect((await callAs(ben, "PUT /v2/client/{id}", emptied)).body.error.fields).toEqual({
    primaryEmail: "Email is required for the client's active drip campaign",
  });
  const ended = { ...saved, schedules: saved.schedules.map((each: object) => ({ ...each, active: false })) };
  const body = {
    isDemo: false,
    schedules: ended.schedules.map(({ id, name, active }: Record<string, unknown>) => ({ id, name, active })),
    lastUpdated: saved.lastUpdated,
  };
  const [after] = (await callAs(admin, put, { path, query: {}, body })).body.data;
  expect(after).toEqual({ ...ended, isDemo: false, lastUpdated: after.lastUpdated });
  expect((await callAs(ben, "PUT /v2/client/{id}", emptied)).status).toBe(200);
});

it("is noted in the officer's own trail, with who did it, in the write that does it", async () => {
  const { admin, ben, elena, path } = await lender();
  await callAs(admin, one, { path, query: {} });
  const body = { isDemo: true, schedules: [], lastUpdated: elena.lastUpdated };
  await callAs(admin, put, { path, query: {}, body });
  const { body: trail } = await callAs(ben, "GET /v1/audit", { query: {} });
  const noted = trail.data.filter(({ actorID }: { actorID: string }) => actorID === admin.id);
  expect(noted.map(({ kind, subject, detail }: Record<string, unknown>) => [kind, subject, detail])).toEqual([
    ["client.marked", elena._id, { demo: true, campaigns: 0 }],
    ["clients.seen", ben.id, { clients: 1 }],
  ]);
});

it("takes each campaign once, and makes a new one of an id that the client does not have", async () => {
  const { admin, elena, path } = await lender();
  const kit = { name: "Kit", active: false };
  const sent = { isDemo: false, schedules: [{ ...kit, id: "cmp_of_nobody" }, kit], lastUpdated: elena.lastUpdated };
  const [saved] = (await callAs(admin, put, { path, query: {}, body: sent })).body.data;
  const [first, second] = saved.schedules.map(({ id }: { id: string }) => id);
  expect(first).toMatch(/^cmp_.{26}$/);
  expect(second).not.toBe(first);
  const twice = { ...sent, schedules: [first, first].map((id) => ({ ...kit, id })), lastUpdated: saved.lastUpdated };
  const refused = await callAs(admin, put, { path, query: {}, body: twice });
  expect([refused.status, refused.body.error.fields]).toEqual([400, { schedules: "List each campaign once" }]);
});

it("is refused for a client without an address, for a client that was changed since, and for one that is not the officer's", async () => {
  const { admin, ben, elena, path } = await lender();
  const bo = await addClient(ben.id, { name: "Bo" });
  const campaign = { isDemo: false, schedules: [{ name: "Kit", active: true }], lastUpdated: bo.lastUpdated };
  const noEmail = await callAs(admin, put, { path: { ...path, clientID: bo._id }, query: {}, body: campaign });
  expect([noEmail.status, noEmail.body.error.alertMessage]).toEqual([
    400,
    "This client has no email address, which an active campaign needs. Ask the officer to add one first.",
  ]);
  const body = { isDemo: true, schedules: [], lastUpdated: elena.lastUpdated };
  expect((await callAs(admin, put, { path, query: {}, body })).status).toBe(200);
  const late = await callAs(admin, put, { path, query: {}, body });
  expect([late.status, late.body.error.current]).toMatchObject([409, { _id: elena._id, isDemo: true }]);
  expect(JSON.stringify(late.body)).not.toContain("elena@example.com");
  const other = await lender();
  const elsewhere = { ...path, clientID: other.elena._id };
  expect((await callAs(admin, put, { path: elsewhere, query: {}, body })).status).toBe(404);
});

it("is closed to officers and to another corporation's admin, and open to staff for any", async () => {
  const { corpID, ben, elena, path } = await lender();
  const stranger = (await lender()).admin;
  const body = { isDemo: true, schedules: [], lastUpdated: elena.lastUpdated };
  const tries = async (who: Who, query = {}) => [
    (await callAs(who, all, { path: { id: ben.id }, query })).status,
    (await callAs(who, one, { path, query })).status,
    (await callAs(who, put, { path, query, body })).status,
  ];
  expect(await tries(ben)).toEqual([404, 404, 404]);
  expect(await tries(stranger)).toEqual([404, 404, 404]);
  expect(await tries(stranger, { corpID })).toEqual([404, 404, 404]);
  const staff = await newOfficer(undefined, { everyRole: true });
  expect(await tries(staff, { corpID })).toEqual([200, 200, 200]);
});

it("keeps views of a demo client's report from the officer's mailbox, whatever the client is called", async () => {
  const { admin, ben, path, elena } = await lender();
  const report = {
    properties: [{ address: "12 Shore Ln", purchaseDetails: [{ price: 400_000 }] }],
    loans: [{ term: 30, rate: 6.5, downPaymentPercentage: 20 }],
  };
  const isOfficerTold = async () => {
    const made = await callAs(ben, "POST /v2/client/reports", { body: { clientID: elena._id, report } });
    const body = { id: made.body.data[0].report.id, tool: "lc2", clientName: "Elena" } as const;
    const link = await callAs(ben, "POST /v2/share/get-live-share", { body });
    const token = /data=([\w-]+)/.exec(link.body.data[0].url)![1]!;
    const query = { "share-data": token, tool: "lc2" } as const;
    const opened = await callAs({ cookie: "" }, "POST /v2/share/live-share-view", { query, body: {} });
    const cookie = opened.cookies.find((each) => each.startsWith("highway_share_"))!.split(";")[0]!;
    const told = await callAs({ cookie }, "POST /v2/share/send-live-share-notif", { query: {}, body: {} });
    return told.body.data[0].notified;
  };
  expect(await isOfficerTold()).toBe(true);
  const body = { isDemo: true, schedules: [], lastUpdated: elena.lastUpdated };
  expect((await callAs(admin, put, { path, query: {}, body })).status).toBe(200);
  expect(await isOfficerTold()).toBe(false);
});
