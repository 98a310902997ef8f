import { advance } from "@highway/core/platform/clock";
import * as Suppression from "@highway/core/sharing/sending/suppression/index";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { patience } from "@highway/local/patience.fixture";
import { openSchedule } from "@highway/local/schedule";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { handler as resumeSends } from "./jobs/resume-sends";
import { call, callAs, environment, newOfficer, type Officer } from "./walk/stage";

let stop: () => Promise<unknown>;
let mailbox: Awaited<ReturnType<typeof startMail>>["mailbox"];
let officer: Officer;
let reportID: string;
beforeAll(async () => {
  const schedule = openSchedule();
  const [table, files, mail] = await Promise.all([
    startTable(),
    startFiles(),
    startMail({ onEvent: schedule.mailEvent }),
  ]);
  stop = async () => {
    await schedule.stop();
    await Promise.all([table.stop(), files.stop(), mail.stop()]);
  };
  Object.assign(process.env, table.environment, files.environment, mail.environment, environment);
  mailbox = mail.mailbox;
  officer = await newOfficer();
  const { clientEndpoints } = await import("@highway/core/clients/endpoints");
  const { reportEndpoints } = await import("@highway/core/reports/endpoints");
  const made = await callAs(officer, "POST /v2/client", { body: clientEndpoints["POST /v2/client"].example.body });
  const { report } = reportEndpoints["POST /v2/client/reports"].example.body;
  const clientID = made.body.data[0]._id;
  const saved = await callAs(officer, "POST /v2/client/reports", {
    body: { clientID, report: { ...report, id: null } },
  });
  reportID = saved.body.data[0].report.id;
});
afterAll(() => stop());

const send = async (...clientEmail: string[]) =>
  (await callAs(officer, "POST /v2/share/send-live-share", { body: { reportID, clientEmail } })).body.data[0];
const mailsTo = async (email: string) => (await mailbox.all()).filter(({ to }) => to.includes(email));
const wayOut = async (email: string) => (await mailsTo(email))[0]!.unsubscribe.split("/").at(-1)!;
const soon = { getRemainingTimeInMillis: () => 50_000 };

const form = { "content-type": "application/x-www-form-urlencoded", origin: undefined };

it("stops mail by one press in a mail program, for this address alone, from every officer, and says so at the next send", async () => {
  await send("ann@example.com", "bob@example.com");
  const token = await wayOut("ann@example.com");
  const pressed = await call("POST /v1/unsubscribe/{token}", {
    path: { token },
    raw: "List-Unsubscribe=One-Click",
    headers: form,
  });
  expect(pressed.status).toBe(200);
  expect(pressed.body.data[0]).toMatchObject({ email: "a•••@e•••.com", isUnsubscribed: true, lang: "en" });
  const { emailSent } = await send("ann@example.com", "bob@example.com");
  expect(emailSent.map(({ status }: { status: string }) => status)).toEqual(["UNSUBSCRIBED", "OK"]);
  expect(await mailsTo("ann@example.com")).toHaveLength(1);
});

it("changes nothing when a mail program looks at the address, and lets the reader take it back", async () => {
  await send("cat@example.com");
  const path = { token: await wayOut("cat@example.com") };
  const look = async () => (await call("GET /v1/unsubscribe/{token}", { path })).body.data[0].isUnsubscribed;
  expect([await look(), await look()]).toEqual([false, false]);
  await call("POST /v1/unsubscribe/{token}", { path, body: {} });
  expect(await look()).toBe(true);
  await call("POST /v1/unsubscribe/{token}", { path, body: { undo: true } });
  expect(await look()).toBe(false);
  expect((await send("cat@example.com")).emailSent[0].status).toBe("OK");
});

it("believes no token that it did not sign", async () => {
  await send("dan@example.com");
  const token = await wayOut("dan@example.com");
  const [hash, owner, mail, signature] = token.split(".") as [string, string, string, string];
  const other = Suppression.hashOf("bob@example.com");
  for (const forged of [
    [other, owner, mail, signature],
    [hash, mail, owner, signature],
    [hash, owner, mail, "A".repeat(43)],
  ])
    for (const route of ["GET", "POST"])
      expect(
        (await call(`${route} /v1/unsubscribe/{token}`, { path: { token: forged.join(".") }, body: {} })).status,
      ).toBe(404);
  expect(await Suppression.reasonFor(other)).toBeUndefined();
});

it("hears of what came back and of complaints, tells the officer, and writes there no more", async () => {
  const { sendID, emailSent } = await send("bounce+1@simulator.test", "complaint+1@simulator.test");
  expect(emailSent.map(({ status }: { status: string }) => status)).toEqual(["OK", "OK"]);
  const sent = async () =>
    (await callAs(officer, "GET /v2/share/sends/{id}", { path: { id: sendID } })).body.data[0].emailSent;
  // The email that bounced says so of itself, and the next one to that address of the one before.
  const bounced = { status: "FAILED", reason: "The email bounced. Check the address." };
  await vi.waitFor(async () => expect(await sent()).toMatchObject([bounced, { status: "OK" }]), patience);
  await vi.waitFor(
    async () =>
      expect((await send("bounce+1@simulator.test", "complaint+1@simulator.test")).emailSent).toMatchObject([
        { status: "FAILED", reason: "An earlier email to this address bounced." },
        { status: "UNSUBSCRIBED" },
      ]),
    patience,
  );
});

it("sends later what the mail service had no room for, once", async () => {
  const { emailSent } = await send("throttle+1@simulator.test");
  expect(emailSent[0].status).toBe("QUEUED");
  const linksTo = async (email: string) => {
    const { body } = await callAs(officer, "GET /v2/share/links", { query: { count: "50" } });
    return body.data.filter(({ audience }: { audience: { email: string } }) => audience.email === email);
  };
  // Nobody has the link of a mail that did not go out.
  expect(await linksTo("throttle+1@simulator.test")).toEqual([]);
  const { SentMailEntity } = await import("@highway/core/sharing/sending/entity");
  const key = { ownerId: officer.id, mailId: emailSent[0].id };
  // The service has room again: the same mail, to an address that takes it.
  await SentMailEntity.patch(key).set({ email: "later@example.com" }).go();
  advance(3_600_000);
  await Promise.all([resumeSends({}, soon), resumeSends({}, soon)]);
  await resumeSends({}, soon);
  expect(await mailsTo("later@example.com")).toHaveLength(1);
  expect((await SentMailEntity.get(key).go()).data).toMatchObject({ state: "sent" });
});

it("marks a mail as unknown whose sender died, and never sends it by itself", async () => {
  const { emailSent } = await send("dead@example.com");
  const { SentMailEntity } = await import("@highway/core/sharing/sending/entity");
  const key = { ownerId: officer.id, mailId: emailSent[0].id };
  const dueAt = new Date(Date.now()).toISOString();
  await SentMailEntity.patch(key).set({ state: "sending", claimId: "dead", outbox: "open-0", dueAt }).go();
  advance(3_600_000);
  await resumeSends({}, soon);
  await resumeSends({}, soon);
  expect((await SentMailEntity.get(key).go()).data).toMatchObject({ state: "unknown" });
  expect(await mailsTo("dead@example.com")).toHaveLength(1);
});

it("lists what was sent, of one report or of all, the newest first, page by page, and to no other officer", async () => {
  const list = async (query: object, who = officer): Promise<{ sendID: string; emailSent: { email: string }[] }[]> =>
    (await callAs(who, "GET /v2/share/sends", { query })).body.data;
  await send("eve@example.com");
  await send("fay@example.com", "gus@example.com");
  const all = await list({ count: "50" });
  expect(all.slice(0, 2).map(({ emailSent }) => emailSent.map(({ email }) => email))).toEqual([
    ["fay@example.com", "gus@example.com"],
    ["eve@example.com"],
  ]);
  expect(await list({ reportID, count: "50" })).toEqual(all);
  expect(await list({ count: "1", offset: "1" })).toEqual([all[1]]);
  expect(await list({}, await newOfficer())).toEqual([]);
});

it("says on the report when it was last sent, and a save leaves that alone", async () => {
  const path = { id: reportID };
  const read = async () => (await callAs(officer, "GET /v2/client/reports/{id}", { path })).body.data[0].report;
  await send("first@example.com");
  const { lastSent: first, ...before } = await read();
  expect(first).toMatch(/Z$/);
  advance(1000);
  await send("second@example.com");
  const report = await read();
  expect(report.lastSent > first).toBe(true);
  expect(report).toMatchObject(before);
  const { body } = await callAs(officer, "PUT /v2/client/reports/{id}", {
    path,
    body: { report: { ...report, lastSent: null } },
  });
  expect(body.data[0].report.lastSent).toBe(report.lastSent);
  const { body: listed } = await callAs(officer, "GET /v2/client/reports", { query: {} });
  expect(listed.data[0].report.lastSent).toBe(report.lastSent);
});
