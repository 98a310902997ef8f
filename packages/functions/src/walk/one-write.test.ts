/** Every call of the product writes what it does, and what the trail says of it, in one write (docs/decisions/081). */
import { codeAt, stepAt } from "@highway/core/people/access/authenticator/totp";
import * as Audit from "@highway/core/people/audit/index";
import { runAs } from "@highway/core/platform/actor";
import { advance, now } from "@highway/core/platform/clock";
import { table as tableOf } from "@highway/core/platform/table/table";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { makesFiles } from "./exports";
import { play } from "./play";
import { ask, cookieIn, readerOf } from "./signing-in";
import { call, callAs, environment, newOfficer, type Officer } from "./stage";

vi.mock(import("@highway/core/platform/clock"), async (original) => ({ ...(await original()), pause: vi.fn() }));

/** What the trail says that was written by itself. */
let alone: string[] = [];
let codeTo: ReturnType<typeof readerOf>["codeTo"];
beforeAll(async () => {
  const [mail, queue] = await Promise.all([startMail(), startQueues({ exports: makesFiles() })]);
  ({ codeTo } = readerOf(mail.mailbox, queue));
  vi.spyOn(console, "warn").mockReturnValue();
  Object.assign(process.env, environment);
  tableOf.client.middlewareStack.add(
    (next) => (given) => {
      const { Item } = given.input as { Item?: { pk?: string; kind?: string } };
      if (Item?.pk?.startsWith("$trail#")) alone.push(Item.kind!);
      return next(given);
    },
    { step: "initialize" },
  );
  return runBeside(startTable(), mail, startOutside(), startFiles(), queue);
});
beforeEach(() => {
  alone = [];
});

/** Reads the kinds of what the trail of an officer says. */
async function noted({ id: userId, corpID: corpId }: Pick<Officer, "id" | "corpID">): Promise<string[]> {
  const person = { kind: "person", userId, corpId, sessionId: "ses_1", roles: ["officer"] } as const;
  const kinds: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await runAs({ ...person, roles: ["officer"] }, { address: "::1", agent: "" }, () =>
      Audit.list({ count: "100", ...(cursor && { cursor }) }),
    );
    if (page.length === 0) return kinds;
    kinds.push(...page.map(({ kind }) => kind));
    cursor = page.at(-1)!.id;
  }
}

/** These changed no record: somebody was refused, looked at what is not theirs, or wrote to us. */
const withoutRecord = ["clients.seen", "feedback.sent", "session.refused", "passkey.refused"];

it("of each call, by its example", async () => {
  const staff = await newOfficer(undefined, { everyRole: true });
  await play(staff);
  expect([...new Set(alone)].filter((kind) => !withoutRecord.includes(kind))).toEqual([]);
  const kinds = await noted(staff);
  for (const kind of [
    ...["ad.created", "ad.saved", "ad.deleted", "corporation.founded", "invitation.sent", "invitation.withdrawn"],
    ...["headshot.changed", "cobrand-headshot.changed", "logo.changed", "picture.kept", "picture.deleted"],
    ...["report.exported", "report.sent", "link.opened", "idea.sent", "idea.deleted", "passkey.added"],
    ...["passkey.renamed", "passkey.removed", "campaign.started", "campaign.changed", "campaign.message"],
  ])
    expect(kinds).toContain(kind);
  // The logo of a corporation was noted twice: by who keeps the file, and by who shows it.
  expect(kinds.filter((kind) => kind === "corp-logo.changed")).toHaveLength(1);
});

const key = (secret: string) => {
  const bits = [...secret].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"));
  return Uint8Array.from(bits.join("").match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2));
};

it("of an app and its recovery codes, from the first code to the last", async () => {
  const officer = await newOfficer();
  const { secret, sealed } = (await callAs(officer, "POST /v1/auth/authenticator/secret", { body: {} })).body.data[0];
  const code = () => codeAt(key(secret), stepAt(now()));
  const added = await callAs(officer, "POST /v1/auth/authenticator", { body: { sealed, code: code() } });
  const [recovery]: string[] = added.body.data[0].recoveryCodes;
  const { browser } = await ask(officer.email);
  const body = { email: officer.email, code: await codeTo(officer.email), recovery };
  expect((await call("POST /v1/auth/session", { body, cookies: [browser] })).status).toBe(201);
  advance(30_000);
  expect((await call("POST /v1/auth/proof", { body: { app: code() }, cookies: [officer.cookie] })).status).toBe(200);
  expect((await callAs(officer, "POST /v1/auth/recovery-codes", { body: {} })).status).toBe(201);
  expect((await callAs(officer, "DELETE /v1/auth/authenticator", {})).status).toBe(200);
  expect((await callAs(officer, "GET /v1/auth/factors", {})).body.data[0]).toMatchObject({
    appSince: null,
    recoveryCodesLeft: 0,
  });
  expect(alone).toEqual([]);
  expect(await noted(officer)).toEqual(
    expect.arrayContaining([
      ...["authenticator.added", "code.asked", "recovery-code.used", "proof.given"],
      ...["recovery-codes.made", "authenticator.removed"],
    ]),
  );
});

it("of somebody who is invited, joins, and is given new sign-in methods", async () => {
  const admin = await newOfficer(undefined, { everyRole: true });
  const email = "ben@lender.test";
  const invited = { email, fullName: "Ben New", isAdmin: false };
  await callAs(admin, "POST /v1/corp/invitations", { query: {}, body: invited });
  const { browser } = await ask(email);
  const entered = await call("POST /v1/auth/session", {
    body: { email, code: await codeTo(email) },
    cookies: [browser],
  });
  const ben = entered.body.data[0];
  const again = { path: { id: ben.id }, query: {} };
  expect((await callAs(admin, "DELETE /v1/corp/officers/{id}/factors", again)).status).toBe(200);
  expect(cookieIn(entered, "highway_session")).toBeDefined();
  expect(alone).toEqual([]);
  expect(await noted(ben)).toContain("officer.joined");
  expect(await noted(admin)).toEqual(
    expect.arrayContaining(["invitation.sent", "second-factors.reset", "sessions.ended"]),
  );
});
