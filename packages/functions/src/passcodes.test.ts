import { randomInt } from "node:crypto";
import { SESSION_COOKIE } from "@highway/core/people/access/cookies";
import { runAs } from "@highway/core/platform/actor";
import { advance } from "@highway/core/platform/clock";
import { UserFacingError } from "@highway/core/platform/errors";
import { send } from "@highway/core/platform/mail/mail";
import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import * as Links from "@highway/core/sharing/links/index";
import * as Passcodes from "@highway/core/sharing/passcodes/index";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import { cookieOf, linkTo, look, openLink, type SavedReport, savedReport } from "./walk/sharing";
import { otherThan, readerOf } from "./walk/signing-in";
import { call, callAs, environment, newOfficer, sessionOf, storedItems } from "./walk/stage";

vi.mock(import("@highway/core/platform/mail/mail"), async (original) => {
  const mail = await original();
  return { ...mail, send: vi.fn(mail.send) };
});

let saved: SavedReport;
let mailsTo: ReturnType<typeof readerOf>["mailsTo"];
let codeTo: ReturnType<typeof readerOf>["codeTo"];
beforeAll(async () => {
  const mail = await startMail();
  const stop = await runBeside(startTable(), mail);
  Object.assign(process.env, environment);
  ({ mailsTo, codeTo } = readerOf(mail.mailbox));
  saved = await savedReport();
  return stop;
});

const minutes = (count: number) => advance(count * 60_000);
let recipients = 0;
/** A link behind a passcode, to an address that nothing else was mailed to. */
async function locked() {
  const email = `client${recipients++}@example.test`;
  return { email, ...(await linkTo(saved, { hasPasscode: true, audience: { kind: "person", email } })) };
}
async function asked() {
  const link = await locked();
  await look(link.token, { resend: true });
  return { ...link, code: await codeTo(link.email) };
}
const standing = ({ body }: Awaited<ReturnType<typeof look>>) => body.error?.current ?? body.data[0];

it("mails the code to a client of an officer whose saved header holds an address that no mail can name", async () => {
  const officer = await savedReport({}, await newOfficer("dana", { header: { email: "dana,priya@summit.test" } }));
  const email = "client-of-dana@example.test";
  const { token } = await linkTo(officer, { hasPasscode: true, audience: { kind: "person", email } });
  expect((await look(token, { resend: true })).status).toBe(200);
  expect(await mailsTo(email)).toMatchObject([{ replyTo: [officer.officer.email] }]);
});

it("masks names until the code, which it mails when somebody asks and never before", async () => {
  const { email, token } = await locked();
  expect(standing(await look(token))).toMatchObject({
    isAuth: false,
    state: "code",
    clientName: "E••• M••",
    clientID: null,
    clientEmail: "c•••@e•••.test",
    isCodeSent: false,
    triesLeft: 5,
    codesLeft: 4,
    pausedUntil: null,
    resendAfter: null,
    lockedAt: null,
  });
  expect(await mailsTo(email)).toEqual([]);
  const answer = standing(await look(token, { resend: true }));
  expect(answer).toMatchObject({ isAuth: false, isCodeSent: true, codesLeft: 3, clientEmail: "c•••@e•••.test" });
  expect(Date.parse(answer.resendAfter)).toBeGreaterThan(Date.now());
  const [mail] = await mailsTo(email);
  expect(mail!.subject).toMatch(/^\d{6} is your code to open your report$/);
  expect(mail!.text).toContain("It works once, for 10 minutes.");
});

it("opens with the mailed code, once, and says then who it is", async () => {
  const { link, token, code } = await asked();
  const answer = await look(token, { passcode: code });
  expect(standing(answer)).toMatchObject({
    isAuth: true,
    state: "open",
    clientName: "Elena Marchetti",
    clientID: saved.client._id,
  });
  const cookies = [cookieOf(link.id, answer)!];
  expect((await call("GET /v2/share/live-share-load", { query: { link: link.id }, cookies })).status).toBe(200);
  expect(await look(token, { passcode: code })).toMatchObject({ status: 400, cookies: [] });
});

it("opens once when the right code comes twice at the same moment", async () => {
  const { token, code } = await asked();
  const answers = await Promise.all([look(token, { passcode: code }), look(token, { passcode: code })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it("takes the code of one link for no other", async () => {
  const [one, other] = [await asked(), await asked()];
  expect((await look(other.token, { passcode: one.code })).status).toBe(one.code === other.code ? 200 : 400);
});

it("says how many tries are left, and pauses after five, also when they come all at once", async () => {
  const { token, code } = await asked();
  const wrong = otherThan(code);
  const first = await look(token, { passcode: wrong });
  expect(first).toMatchObject({ status: 400, body: { error: { current: { triesLeft: 4, isAuth: false } } } });
  expect(first.body.error.alertMessage).toBe("That code doesn't match. Check the newest email. You have 4 tries left.");
  const rest = await Promise.all(Array.from({ length: 9 }, () => look(token, { passcode: wrong })));
  expect(rest.filter(({ status }) => status === 400)).toHaveLength(3);
  expect(rest.filter(({ status }) => status === 429)).toHaveLength(6);
  const right = await look(token, { passcode: code });
  expect(right.status).toBe(429);
  expect(right.body.error.alertMessage).toMatch(
    /^This link is paused for safety\. You can ask for a new code in 15 minutes\.$/,
  );
  expect(standing(right).state).toBe("paused");
  expect(Date.parse(standing(right).pausedUntil)).toBeGreaterThan(Date.now() + 14 * 60_000);
  expect((await look(token, { resend: true })).status).toBe(429);
  minutes(15);
  expect((await look(token, { passcode: code })).status).toBe(400);
});

it("counts tries where no code was asked for as well", async () => {
  const { token } = await locked();
  for (let at = 0; at < 5; at++) await look(token, { passcode: "111111" });
  expect((await look(token, { resend: true })).status).toBe(429);
});

it("refuses a code after ten minutes", async () => {
  const { token, code } = await asked();
  minutes(10);
  expect((await look(token, { passcode: code })).status).toBe(400);
});

it("mails another code after 45 seconds, four in all, then pauses", async () => {
  const { email, token, code } = await asked();
  const early = await look(token, { resend: true });
  expect([early.status, early.body.error.alertMessage]).toEqual([429, expect.stringMatching(/in 4\d seconds\.$/)]);
  for (let at = 0; at < 3; at++) {
    advance(45_000);
    expect((await look(token, { resend: true })).status).toBe(200);
  }
  expect(await mailsTo(email)).toHaveLength(4);
  const newest = await codeTo(email);
  expect((await look(token, { passcode: code })).status).toBe(code === newest ? 200 : 400);
  advance(45_000);
  const fifth = await look(token, { resend: true });
  expect(fifth.body.error.alertMessage).toBe("That was the last code for now. Check the newest email.");
  minutes(10);
  expect((await look(token, { resend: true })).body.error.alertMessage).toMatch(/^This link is paused/);
  minutes(15);
  expect((await look(token, { resend: true })).status).toBe(200);
  expect((await look(token, { passcode: await codeTo(email) })).status).toBe(200);
});

it("mails one code when several browsers ask at the same moment", async () => {
  const { email, token } = await locked();
  await Promise.all(Array.from({ length: 6 }, () => look(token, { resend: true })));
  expect(await mailsTo(email)).toHaveLength(1);
});

it("counts no code that could not be mailed, and says so", async () => {
  const { email, token } = await locked();
  vi.mocked(send).mockRejectedValueOnce(new Error("The mail service is down."));
  const failed = await look(token, { resend: true });
  expect(failed).toMatchObject({ status: 500, body: { error: { alertMessage: "Something went wrong." } } });
  expect(standing(await look(token, { resend: true }))).toMatchObject({ codesLeft: 3 });
  expect(await mailsTo(email)).toHaveLength(1);
});

it("keeps no code readable in the table", async () => {
  const { link, code } = await asked();
  const items = (await storedItems()) as { linkId?: string; codes?: number }[];
  const item = JSON.stringify(items.find(({ linkId, codes }) => linkId === link.id && codes === 1));
  expect(item).toContain("codeHash");
  expect(item).not.toMatch(new RegExp(`\\b${code}\\b`));
});

it("asks the client who typed the code for it again in no other tab", async () => {
  const { token, code, link } = await asked();
  const cookies = [cookieOf(link.id, await look(token, { passcode: code }))!];
  expect(standing(await look(token, {}, { cookies }))).toMatchObject({ isAuth: true });
});

it("asks for a code even where another link of the same report is open", async () => {
  const open = await openLink(saved);
  const { link, token } = await locked();
  const stolen = open.cookie.replace(open.link.id.slice(4), link.id.slice(4));
  expect(standing(await look(token, {}, { cookies: [open.cookie, stolen] }))).toMatchObject({ isAuth: false });
});

/** What a call was told of a code: that the link is open, or why the code was not taken. */
const outcomeOf = (spending: Promise<Passcodes.PasscodeAnswer>) =>
  spending.then(
    (answer) => (answer.kind === "open" ? "opened" : answer.refused!.code),
    (error) => (error instanceof UserFacingError ? error.code : String(error)),
  );

const guess = () => String(randomInt(1_000_000)).padStart(6, "0");

it.each([
  [1000, "one address", () => "203.0.113.9"],
  [1000, "ever another address", () => `2001:db8::${randomInt(1 << 30).toString(16)}`],
])("opens nothing to %i guesses from %s, and locks until the officer unlocks", async (tries, _, address) => {
  const { link, token, email } = await locked();
  const outcomes: string[] = [];
  const attempt = async (deed: () => Promise<Passcodes.PasscodeAnswer>) =>
    outcomes.push(await outcomeOf(runAs({ kind: "anyone" }, { address: address(), agent: "" }, deed)));
  for (let guesses = 0; guesses < tries; guesses += 50) {
    // Fifty at a time, all upon the same look at the link; codes are asked for and pauses waited out for as long as that helps.
    if (guesses < 750) await look(token, { resend: true });
    const item = (await Links.byToken(token))!;
    await Promise.all(Array.from({ length: 50 }, () => attempt(() => Passcodes.spend(item, guess()))));
    if (guesses < 750) minutes(15);
  }
  expect(outcomes).toHaveLength(tries);
  expect([...new Set(outcomes)].sort()).toEqual(["invalid", "tooMany"]);
  // Of each round's five guesses, four are answered as wrong and the last one ends it: no more than twenty were ever compared with a code.
  expect(outcomes.filter((outcome) => outcome === "invalid").length).toBeLessThanOrEqual(16);
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(16);
  expect(standing(await look(token, { passcode: guess() }))).toMatchObject({
    isAuth: false,
    state: "locked",
    clientName: "E••• M••",
  });
  const list = async () => (await callAs(officer, "GET /v2/share/links", { query: {} })).body.data;
  const officer = { cookie: await newCookie() };
  expect((await list()).find(({ id }: { id: string }) => id === link.id).lockedAt).toMatch(/Z$/);
  const told = await mailsTo(saved.officer.email);
  expect(told.filter(({ text }) => text.includes(`Sent to: ${email}`)).map(({ subject }) => subject)).toEqual([
    "One of your links is locked",
  ]);
  await callAs(officer, "POST /v2/share/links/{id}/unlock", { path: { id: link.id } });
  expect(standing(await look(token, { resend: true }))).toMatchObject({ lockedAt: null, codesLeft: 3, triesLeft: 5 });
  expect((await look(token, { passcode: await codeTo(email) })).status).toBe(200);
});

it("locks though its officer cannot be told, and lets the holder see it, who gets no further by the right code or another mail", async () => {
  const { token, email } = await locked();
  const open = await openLink(saved);
  await look(token, { resend: true });
  const code = await codeTo(email);
  for (let round = 0; round < 4; round++) {
    if (round === 3) vi.mocked(send).mockRejectedValueOnce(new Error("The mail service is down."));
    for (let at = 0; at < 5; at++) await look(token, { passcode: otherThan(code) });
    if (round < 3) minutes(15);
  }
  for (const body of [{ passcode: code }, { resend: true }]) {
    const answer = await look(token, body);
    expect([answer.status, standing(answer).lockedAt, answer.cookies]).toEqual([429, expect.stringMatching(/Z$/), []]);
  }
  expect(await mailsTo(email)).toHaveLength(1);
  // Other links of the same report are as open as they were.
  expect((await open.through("GET /v2/share/live-share-load")).status).toBe(200);
});

it("takes no more than a hundred wrong codes of one address, however many links it has, and counts no right one", async () => {
  const links = await Promise.all(Array.from({ length: 26 }, () => locked()));
  const address = "198.51.100.7";
  const from = (token: string, passcode: string) =>
    runAs({ kind: "anyone" }, { address, agent: "" }, async () =>
      Passcodes.spend((await Links.byToken(token))!, passcode),
    );
  const { token, code } = await asked();
  await from(token, code);
  toNextWindow(900);
  const outcomes = [];
  for (const link of links) for (let at = 0; at < 4; at++) outcomes.push(await outcomeOf(from(link.token, "000000")));
  expect(outcomes.filter((outcome) => outcome === "invalid")).toHaveLength(100);
  expect(outcomes.slice(100)).toEqual(Array(4).fill("tooMany"));
});

/** The tests before have moved the clock. */
const newCookie = async () => `${SESSION_COOKIE}=${await sessionOf(saved.officer.id)}`;
