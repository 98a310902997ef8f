import { advance } from "@highway/core/platform/clock";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import { cookieIn, enter, otherThan, readerOf } from "./walk/signing-in";
import { call, callAs, environment, newOfficer } from "./walk/stage";

// The wait that hides how long sending takes is asserted in sign-in.test.ts.
vi.mock(import("@highway/core/platform/clock"), async (original) => ({ ...(await original()), pause: vi.fn() }));

let asked: ReturnType<typeof readerOf>["asked"];
beforeAll(async () => {
  const mail = await startMail();
  ({ asked } = readerOf(mail.mailbox));
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail);
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
  expect((await callAs(officer, "GET /v1/user", {})).status).toBe(401);
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
  expect(list.body.data.map(({ kind, actorID }: { kind: string; actorID: string }) => [kind, actorID])).toEqual([
    ["session.closed", officer.id],
    ["session.opened", officer.id],
    ["session.refused", null],
    ["code.asked", null],
  ]);
  expect(list.body.data[0].address).toBe("127.0.0.1");
});
