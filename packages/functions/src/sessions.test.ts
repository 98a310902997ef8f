import { randomUUID } from "node:crypto";
import * as Users from "@highway/core/people/users/index";
import * as Members from "@highway/core/people/users/members/index";
import { advance } from "@highway/core/platform/clock";
import { startMail } from "@highway/local/mail";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import { cookieIn, enter, otherThan, readerOf } from "./walk/signing-in";
import { call, callAs, environment, newOfficer, type Officer, sessionOf } from "./walk/stage";

// The wait that hides how long sending takes is asserted in sign-in.test.ts.
vi.mock(import("@highway/core/platform/clock"), async (original) => ({ ...(await original()), pause: vi.fn() }));

let asked: ReturnType<typeof readerOf>["asked"];
beforeAll(async () => {
  const [mail, queue] = await Promise.all([startMail(), startQueues()]);
  ({ asked } = readerOf(mail.mailbox, queue));
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail, queue);
});

const days = (count: number) => advance(count * 86_400_000);

it("lists the browsers, and one that is revoked is out with its next call", async () => {
  const officer = await asked();
  const other = cookieIn(await enter(officer.email, officer.code, officer.browser), "highway_session")!;
  const list = await callAs(officer, "GET /v1/auth/sessions", {});
  expect(list.body.data).toHaveLength(3);
  const revoked = list.body.data.find(({ id }: { id: string }) => other.includes(id));
  expect((await callAs(officer, "DELETE /v1/auth/sessions/{id}", { path: { id: revoked.id } })).status).toBe(200);
  expect((await callAs({ cookie: other }, "GET /v1/user", {})).status).toBe(401);
  expect((await callAs(officer, "GET /v1/user", {})).status).toBe(200);
});

it("signs out: the cookie is cleared and worth nothing", async () => {
  const officer = await newOfficer();
  const answer = await callAs(officer, "DELETE /v1/auth/session", {});
  expect(answer).toMatchObject({ status: 200, body: { data: [] } });
  expect(answer.cookies[0]).toMatch(/^highway_session=; Path=\/; Max-Age=0;/);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "clear-site-data": '"cache"' });
  expect((await callAs(officer, "GET /v1/user", {})).status).toBe(401);
});

it("signs out everywhere else by one call", async () => {
  const officer = await newOfficer();
  const others = await Promise.all([1, 2, 3].map(async () => `highway_session=${await sessionOf(officer.id)}`));
  expect((await callAs(officer, "DELETE /v1/auth/sessions", {})).status).toBe(200);
  const statusOf = async (cookie: string) => (await callAs({ cookie }, "GET /v1/user", {})).status;
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401, 401]);
  expect(await statusOf(officer.cookie)).toBe(200);
});

const officerOf = async (admin: Officer) => {
  const { id } = await Users.create({
    email: `member-${randomUUID()}@highway.test`,
    fullName: "A Member",
    corpID: admin.corpID,
  });
  return { id, cookie: `highway_session=${await sessionOf(id)}` };
};

it("ends the sessions of a person who is shut out, and letting them in again brings none back", async () => {
  const admin = await newOfficer(undefined, { everyRole: true });
  const member = await officerOf(admin);
  for (const isActive of [false, true]) {
    const change = { path: { id: member.id }, query: {}, body: { isAdmin: false, isActive } };
    expect((await callAs(admin, "PUT /v1/corp/officers/{id}", change)).status).toBe(200);
    expect((await callAs(member, "GET /v1/user", {})).status).toBe(401);
  }
  const anew = { cookie: `highway_session=${await sessionOf(member.id)}` };
  expect((await callAs(anew, "GET /v1/user", {})).status).toBe(200);
});

it("lets an admin sign a person of the corporation out everywhere, and nobody of another", async () => {
  const admin = await newOfficer(undefined, { everyRole: true });
  const member = await officerOf(admin);
  const stranger = await newOfficer();
  const endSessionsOf = (id: string) =>
    callAs(admin, "DELETE /v1/corp/officers/{id}/sessions", { path: { id }, query: {} });
  expect((await endSessionsOf(stranger.id)).status).toBe(404);
  expect((await callAs(stranger, "GET /v1/user", {})).status).toBe(200);
  expect((await endSessionsOf(member.id)).status).toBe(200);
  expect((await callAs(member, "GET /v1/user", {})).status).toBe(401);
  const trail = await callAs(admin, "GET /v1/audit", { query: { scope: "corp" } });
  expect(trail.body.data[0]).toMatchObject({ kind: "sessions.ended", subject: member.id, detail: { browsers: 1 } });
});

it("takes no session that was opened before the time from which the person's hold", async () => {
  const officer = await newOfficer();
  await Members.endSessions(officer.id, officer.corpID);
  expect((await callAs(officer, "GET /v1/user", {})).status).toBe(401);
});

it("ends the sessions of everyone with a new secret", async () => {
  const officer = await newOfficer();
  process.env.AUTH_SECRET = "another-secret";
  const { status } = await callAs(officer, "GET /v1/user", {});
  process.env.AUTH_SECRET = environment.AUTH_SECRET;
  expect(status).toBe(401);
});

it("keeps twenty browsers signed in, and ends the one that was seen the longest time ago", async () => {
  const officer = await newOfficer();
  await sessionOf(officer.id);
  advance(600_000);
  expect((await callAs(officer, "GET /v1/user", {})).status).toBe(200);
  for (let more = 0; more < 18; more++) await sessionOf(officer.id);
  const list = await callAs(officer, "GET /v1/auth/sessions", {});
  expect(list.body.data).toHaveLength(20);
  expect(list.body.data.map(({ id }: { id: string }) => id)).not.toContain(officer.otherSession);
});

it("ends the browser's former session when it signs in again", async () => {
  const officer = await asked();
  const answer = await enter(officer.email, officer.code, officer.browser, officer.cookie);
  expect(answer.status).toBe(201);
  expect((await callAs(officer, "GET /v1/user", {})).status).toBe(401);
});

it("ends a session that is not used for seven days, and any after thirty", async () => {
  const idle = await newOfficer();
  const busy = await newOfficer();
  for (let day = 0; day < 29; day += 5) {
    expect((await callAs(busy, "GET /v1/user", {})).status).toBe(200);
    days(5);
  }
  expect((await callAs(idle, "GET /v1/user", {})).status).toBe(401);
  expect((await callAs(busy, "GET /v1/user", {})).status).toBe(401);
});

it("hears a page only as the person that it shows, whoever has signed in beside it", async () => {
  const [shown, other] = [await newOfficer(), await newOfficer()];
  const headers = { "x-highway-user": shown.id };
  expect((await call("GET /v1/user", { headers, cookies: [shown.cookie] })).status).toBe(200);
  const kept = { clientID: null, basedOn: null, document: {} };
  const path = { id: `rpt_${"0".repeat(26)}` };
  const sent = { path, body: kept, headers, cookies: [other.cookie] };
  expect(await call("PUT /v2/client/working-copies/{id}", sent)).toMatchObject({
    status: 401,
    body: { error: { code: "signedOut" } },
  });
  expect((await callAs(other, "GET /v2/client/working-copies", { query: {} })).body.data).toEqual([]);
});

it("refuses cookies that only look like ours", async () => {
  const { cookie } = await newOfficer();
  const other = await newOfficer();
  const [user, session, secret] = cookie.replace("highway_session=", "").split(".");
  const forged = [
    `${user}.${session}.${"A".repeat(43)}`,
    `${other.id}.${session}.${secret}`,
    `${user}.${session}`,
    `${user}.${session}.${secret}x`,
    "x",
    "",
  ];
  for (const value of forged)
    expect((await callAs({ cookie: `highway_session=${value}` }, "GET /v1/user", {})).status, value).toBe(401);
});

it("writes every attempt, sign-in, sign-out and revocation into the person's trail", async () => {
  const officer = await asked();
  await enter(officer.email, otherThan(officer.code), officer.browser);
  const signedIn = await enter(officer.email, officer.code, officer.browser);
  const cookie = cookieIn(signedIn, "highway_session")!;
  await callAs({ cookie }, "DELETE /v1/auth/session", {});
  const list = await callAs(officer, "GET /v1/audit", { query: {} });
  const since = list.body.data.slice(0, -2);
  expect(since.map(({ kind, actorID }: { kind: string; actorID: string }) => [kind, actorID])).toEqual([
    ["session.closed", officer.id],
    ["session.opened", officer.id],
    ["session.refused", null],
    ["code.asked", null],
  ]);
  expect(list.body.data[0].address).toBe("127.0.0.1");
});
