import { randomUUID } from "node:crypto";
import { codeAt, stepAt } from "@highway/core/people/access/authenticator/totp";
import { advance, now } from "@highway/core/platform/clock";
import { limit } from "@highway/core/platform/table/limit";
import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import { startMail } from "@highway/local/mail";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import { passkeyDevice } from "./passkey-device.fixture";
import { ask, cookieIn, otherThan, readerOf } from "./walk/signing-in";
import { call, callAs, environment, newOfficer, type Officer, storedItems } from "./walk/stage";

// The wait that hides how long sending takes is asserted in sign-in.test.ts.
vi.mock(import("@highway/core/platform/clock"), async (original) => ({ ...(await original()), pause: vi.fn() }));

const warned = vi.spyOn(console, "warn").mockReturnValue();
let mailsTo: ReturnType<typeof readerOf>["mailsTo"];
let codeTo: ReturnType<typeof readerOf>["codeTo"];
beforeAll(async () => {
  const [mail, queue] = await Promise.all([startMail(), startQueues()]);
  ({ mailsTo, codeTo } = readerOf(mail.mailbox, queue));
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail, queue);
});

const minutes = (count: number) => advance(count * 60_000);
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** An app that shows the codes of a secret written in base 32. */
function appWith(secret: string) {
  const bits = [...secret].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g)!;
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
  return (halfMinutesOn = 0) => codeAt(key, stepAt(now()) + halfMinutesOn);
}

const begin = async (officer: Pick<Officer, "cookie">): Promise<{ secret: string; sealed: string; uri: string }> =>
  (await callAs(officer, "POST /v1/auth/authenticator/secret", { body: {} })).body.data[0];

/** Sets up an app, and waits until its next code. */
async function withApp(officer: Pick<Officer, "cookie">) {
  const { secret, sealed } = await begin(officer);
  const app = appWith(secret);
  const added = await callAs(officer, "POST /v1/auth/authenticator", { body: { sealed, code: app() } });
  expect(added.status).toBe(201);
  const { recoveryCodes }: { recoveryCodes: string[] } = added.body.data[0];
  advance(30_000);
  return { app, recoveryCodes, secret };
}

/** Asks for a code, and says how to send it together with what else is shown. */
async function signingIn(email: string) {
  const { browser } = await ask(email);
  const code = await codeTo(email);
  return (more: object = {}) => call("POST /v1/auth/session", { body: { email, code, ...more }, cookies: [browser] });
}
const prove = (officer: Pick<Officer, "cookie">, body: object) =>
  call("POST /v1/auth/proof", { body, cookies: [officer.cookie] });
const factorsOf = async (officer: Pick<Officer, "cookie">) =>
  (await callAs(officer, "GET /v1/auth/factors", {})).body.data[0];

it("sets up an app by its first code, keeps its secret encrypted, and gives ten recovery codes once", async () => {
  const officer = await newOfficer();
  const { secret, sealed, uri } = await begin(officer);
  expect(uri).toBe(`otpauth://totp/${encodeURIComponent(`Highway:${officer.email}`)}?secret=${secret}&issuer=Highway`);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const code = appWith(secret)();
  const wrong = await callAs(officer, "POST /v1/auth/authenticator", { body: { sealed, code: otherThan(code) } });
  expect(wrong).toMatchObject({ status: 400, body: { error: { fields: { code: expect.stringContaining("time") } } } });
  const added = await callAs(officer, "POST /v1/auth/authenticator", { body: { sealed, code } });
  const { recoveryCodes } = added.body.data[0];
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const each of recoveryCodes) expect(each).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
  const all = JSON.stringify(await storedItems());
  expect(all).not.toContain(secret);
  for (const each of recoveryCodes) expect(all).not.toContain(each);
  expect(await factorsOf(officer)).toMatchObject({ appSince: expect.any(String), recoveryCodesLeft: 10 });
  expect((await callAs(officer, "POST /v1/auth/authenticator", { body: { sealed, code } })).status).toBe(409);
  expect(await subjectsTo(officer.email)).toContain("An authenticator app was added to your Highway account");
});

it("takes a secret back from the person alone for whom it was made, and for a quarter of an hour", async () => {
  const [officer, other] = [await newOfficer(), await newOfficer()];
  const { secret, sealed } = await begin(officer);
  const add = (who: Officer) =>
    callAs(who, "POST /v1/auth/authenticator", { body: { sealed, code: appWith(secret)() } });
  expect((await add(other)).status).toBe(409);
  expect((await callAs(officer, "POST /v1/auth/authenticator", { body: { sealed: "x", code: "123456" } })).status).toBe(
    409,
  );
  minutes(14);
  expect((await add(officer)).status).toBe(201);
  const late = await begin(other);
  minutes(16);
  await renewProof(other);
  const body = { sealed: late.sealed, code: appWith(late.secret)() };
  expect((await callAs(other, "POST /v1/auth/authenticator", { body })).status).toBe(409);
});

/** Proves who an officer without second factors is, by a mailed code. */
async function renewProof({ email, cookie }: Pick<Officer, "email" | "cookie">) {
  const { browser } = await ask(email);
  const body = { email: await codeTo(email) };
  expect((await call("POST /v1/auth/proof", { body, cookies: [cookie, browser] })).status).toBe(200);
}

it("asks whoever has an app for its code after the mailed one, and takes neither alone", async () => {
  const officer = await newOfficer();
  const { app } = await withApp(officer);
  const send = await signingIn(officer.email);
  const undecided = await send();
  expect(undecided).toMatchObject({
    status: 409,
    cookies: [],
    body: { error: { code: "conflict", current: { app: true, recovery: true, passkey: false } } },
  });
  expect((await send({ app: otherThan(app()) })).body.error.fields.app).toContain("doesn't match");
  expect((await send({ app: app() })).status).toBe(201);
  expect((await send({ app: app(1) })).status).toBe(400);
});

it("takes a code of the app once, also when it comes twice at the same moment", async () => {
  const officer = await newOfficer();
  const { app } = await withApp(officer);
  const [first, second] = [await signingIn(officer.email), await signingIn(officer.email)];
  const code = app();
  const answers = await Promise.all([first({ app: code }), second({ app: code })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect((await prove(officer, { app: code })).status).toBe(400);
  expect((await prove(officer, { app: app(-1) })).status).toBe(400);
  expect((await prove(officer, { app: app(1) })).status).toBe(200);
});

it("does not take the code with which the app was set up a second time", async () => {
  const officer = await newOfficer();
  const { secret, sealed } = await begin(officer);
  const code = appWith(secret)();
  await callAs(officer, "POST /v1/auth/authenticator", { body: { sealed, code } });
  expect((await prove(officer, { app: code })).status).toBe(400);
});

it("allows ten wrong codes in a quarter of an hour, and counts no right one", async () => {
  const officer = await newOfficer();
  const { app } = await withApp(officer);
  for (let time = 0; time < 12; time++) {
    expect((await prove(officer, { app: app() })).status).toBe(200);
    advance(30_000);
  }
  toNextWindow(900);
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++) statuses.push((await prove(officer, { app: otherThan(app()) })).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
  expect(statuses[10]).toBe(429);
  expect((await prove(officer, { app: app() })).status).toBe(429);
});

it("takes a recovery code once, in any writing, also when it comes twice at the same moment, and tells the person", async () => {
  const officer = await newOfficer();
  const { recoveryCodes } = await withApp(officer);
  const [first, second] = [await signingIn(officer.email), await signingIn(officer.email)];
  const recovery = recoveryCodes[0]!.toUpperCase().replaceAll("-", " ");
  const answers = await Promise.all([first({ recovery }), second({ recovery })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect((await second({ recovery })).status).toBe(400);
  expect(await factorsOf(officer)).toMatchObject({ recoveryCodesLeft: 9 });
  const mail = (await mailsTo(officer.email)).find(({ subject }) => subject.startsWith("A recovery code was used"));
  expect(mail!.text).toContain("You have 9 left");
});

it("makes new recovery codes, with which the older ones are worth nothing", async () => {
  const officer = await newOfficer();
  expect((await callAs(officer, "POST /v1/auth/recovery-codes", { body: {} })).status).toBe(409);
  const { recoveryCodes: older } = await withApp(officer);
  const { body } = await callAs(officer, "POST /v1/auth/recovery-codes", { body: {} });
  expect((await prove(officer, { recovery: older[0] })).status).toBe(400);
  expect((await prove(officer, { recovery: body.data[0].recoveryCodes[0] })).status).toBe(200);
});

it("removes the app with its recovery codes, and a mailed code suffices again", async () => {
  const officer = await newOfficer();
  await withApp(officer);
  expect((await callAs(officer, "DELETE /v1/auth/authenticator", {})).status).toBe(200);
  expect((await callAs(officer, "DELETE /v1/auth/authenticator", {})).status).toBe(404);
  expect(await factorsOf(officer)).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });
  expect((await (await signingIn(officer.email))()).status).toBe(201);
  expect(await subjectsTo(officer.email)).toContain("The authenticator app was removed from your Highway account");
});

const passkeyOf = async (officer: Pick<Officer, "cookie">) => {
  const device = passkeyDevice();
  const { body } = await callAs(officer, "POST /v1/auth/passkeys/options", { body: {} });
  const made = device.make(body.data[0]);
  expect((await callAs(officer, "POST /v1/auth/passkeys", { body: { name: "Laptop", made } })).status).toBe(201);
  return device;
};
const proofOptions = async (officer: Pick<Officer, "cookie">) =>
  (await callAs(officer, "POST /v1/auth/proof/options", { body: {} })).body.data[0];

it("wants a fresh proof for what changes the ways to sign in, and for another address of replies", async () => {
  const officer = await newOfficer();
  const device = await passkeyOf(officer);
  minutes(15);
  const tryAll = () =>
    Promise.all([
      callAs(officer, "POST /v1/auth/passkeys/options", { body: {} }),
      callAs(officer, "POST /v1/auth/authenticator/secret", { body: {} }),
      callAs(officer, "POST /v1/auth/recovery-codes", { body: {} }),
      callAs(officer, "PUT /v1/user/header", { body: { email: "replies@highway.test" } }),
    ]);
  for (const { status, body } of await tryAll()) expect([status, body.error?.code]).toEqual([403, "unproved"]);
  expect((await callAs(officer, "PUT /v1/user/header", { body: { title: "Loan Officer" } })).status).toBe(200);
  const ways = await proofOptions(officer);
  expect(ways).toMatchObject({ app: false, recovery: false, email: false });
  expect((await prove(officer, { passkey: device.answer(ways.passkey) })).status).toBe(200);
  for (const { status } of await tryAll()) expect(status).toBeLessThan(300);
});

it("wants a fresh proof for the deeds of admins and staff, and none to read", async () => {
  const admin = await newOfficer(undefined, { everyRole: true });
  const change = () => callAs(admin, "PUT /v1/corp/permissions", { query: {}, body: { showUSDA: true } });
  expect((await change()).status).toBe(200);
  minutes(15);
  expect((await change()).body.error.code).toBe("unproved");
  expect((await callAs(admin, "GET /v1/corp/permissions", { query: {} })).status).toBe(200);
  await renewProof(admin);
  expect((await change()).status).toBe(200);
});

it("takes as a proof nothing weaker than what the person has set up", async () => {
  const officer = await newOfficer();
  await passkeyOf(officer);
  const { browser } = await ask(officer.email);
  const body = { email: await codeTo(officer.email) };
  expect((await call("POST /v1/auth/proof", { body, cookies: [officer.cookie, browser] })).status).toBe(400);
  const signedIn = await (await signingIn(officer.email))();
  const cookie = cookieIn(signedIn, "highway_session")!;
  expect((await callAs({ cookie }, "POST /v1/auth/passkeys/options", { body: {} })).body.error.code).toBe("unproved");
});

it("takes a proof in the session for which it was asked, once, and no challenge of a sign-in", async () => {
  const officer = await newOfficer();
  const device = await passkeyOf(officer);
  const { passkey } = await proofOptions(officer);
  const other = { cookie: cookieIn(await (await signingIn(officer.email))(), "highway_session")! };
  expect((await prove(other, { passkey: device.answer(passkey) })).status).toBe(400);
  const answer = device.answer(passkey);
  expect((await prove(officer, { passkey: answer })).status).toBe(200);
  expect((await prove(officer, { passkey: answer })).status).toBe(400);
  const toSignIn = (await call("POST /v1/auth/passkey-options", { body: {} })).body.data[0];
  expect((await prove(officer, { passkey: device.answer(toSignIn) })).status).toBe(400);
});

/** Makes a corporation that requires a second factor, and one of its officers. */
async function requiring() {
  const admin = await newOfficer(undefined, { everyRole: true });
  await callAs(admin, "PUT /v1/corp/permissions", { query: {}, body: { requireSecondFactor: true } });
  const email = `${randomUUID()}@highway.test`;
  await callAs(admin, "POST /v1/corp/invitations", { query: {}, body: { email, fullName: "New Here" } });
  const joined = await (await signingIn(email))();
  expect(joined.status).toBe(201);
  return { admin, email, id: joined.body.data[0].id as string, cookie: cookieIn(joined, "highway_session")! };
}

it("lets those of whom a second factor is required do nothing before they have set one up", async () => {
  const member = await requiring();
  const refused = await callAs(member, "GET /v2/client", { query: {} });
  expect(refused).toMatchObject({ status: 403, body: { error: { code: "unenrolled" } } });
  expect((await callAs(member, "GET /v1/user", {})).body.data[0].mustEnroll).toBe(true);
  expect(await factorsOf(member)).toMatchObject({ isRequired: true, passkeys: [] });
  const again = { cookie: cookieIn(await (await signingIn(member.email))(), "highway_session")! };
  expect((await callAs(again, "GET /v2/client", { query: {} })).status).toBe(403);
  await passkeyOf(member);
  expect((await callAs(member, "GET /v2/client", { query: {} })).status).toBe(200);
  expect((await callAs(member, "GET /v1/user", {})).body.data[0].mustEnroll).toBeUndefined();
});

it("asks those of whom one is required for it at each sign-in with a mailed code, and lets none remove the last", async () => {
  const member = await requiring();
  await passkeyOf(member);
  const undecided = await (await signingIn(member.email))();
  expect(undecided).toMatchObject({
    status: 409,
    body: { error: { current: { passkey: true, app: false, recovery: false } } },
  });
  const { body } = await callAs(member, "POST /v1/auth/recovery-codes", { body: {} });
  const recovery = body.data[0].recoveryCodes[3];
  expect((await (await signingIn(member.email))({ recovery })).status).toBe(201);
  const [{ id }] = (await factorsOf(member)).passkeys;
  expect((await callAs(member, "DELETE /v1/auth/passkeys/{id}", { path: { id } })).status).toBe(409);
  await withApp(member);
  expect((await callAs(member, "DELETE /v1/auth/passkeys/{id}", { path: { id } })).status).toBe(200);
  expect((await callAs(member, "DELETE /v1/auth/authenticator", {})).status).toBe(409);
});

it("keeps open sessions as they are when a corporation begins to require a second factor", async () => {
  const admin = await newOfficer(undefined, { everyRole: true });
  await callAs(admin, "PUT /v1/corp/permissions", { query: {}, body: { requireSecondFactor: true } });
  expect((await callAs(admin, "GET /v2/client", { query: {} })).status).toBe(200);
});

it("lets an admin reset the factors of one who lost them, signs that person out, and no other's", async () => {
  const member = await requiring();
  const device = await passkeyOf(member);
  const stranger = await newOfficer();
  const reset = (id: string, who: Officer = member.admin) =>
    callAs(who, "DELETE /v1/corp/officers/{id}/factors", { path: { id }, query: {} });
  expect((await reset(stranger.id)).status).toBe(404);
  expect((await reset(member.admin.id)).status).toBe(409);
  expect((await reset(member.id, stranger)).status).toBe(404);
  expect((await reset(member.id)).status).toBe(200);
  expect((await callAs(member, "GET /v1/auth/factors", {})).status).toBe(401);
  const { body } = await call("POST /v1/auth/passkey-options", { body: {} });
  expect((await call("POST /v1/auth/passkey-session", { body: { answer: device.answer(body.data[0]) } })).status).toBe(
    400,
  );
  const again = await (await signingIn(member.email))();
  expect(again.status).toBe(201);
  expect(again.body.data[0].mustEnroll).toBe(true);
  expect(await subjectsTo(member.email)).toContain("The sign-in methods of your Highway account were reset");
  const trail = await callAs(member.admin, "GET /v1/audit", { query: { scope: "corp" } });
  expect(trail.body.data.map(({ kind }: { kind: string }) => kind)).toContain("second-factors.reset");
});

it("counts wrong codes over everyone, logs each for the alarm, and allows fewer tries of each code meanwhile", async () => {
  const before = warned.mock.calls.length;
  const officer = await newOfficer();
  const { browser } = await ask(officer.email);
  const code = await codeTo(officer.email);
  const attempt = (digits: string) =>
    call("POST /v1/auth/session", { body: { email: officer.email, code: digits }, cookies: [browser] });
  expect((await attempt(otherThan(code))).status).toBe(400);
  const lines = warned.mock.calls.slice(before).map(([line]) => JSON.parse(line));
  expect(lines.filter(({ wrongCode }) => wrongCode === "mailed")).toHaveLength(1);
  const others = Array.from({ length: 8 }, (_, shard) => `everyone-${shard}`);
  for (const each of others) await limit("wrong codes", each, { count: 10_000, seconds: 900 }, 125);
  expect((await attempt(otherThan(code))).status).toBe(400);
  expect((await attempt(code)).status).toBe(400);
  minutes(15);
  expect((await (await signingIn(officer.email))()).status).toBe(201);
});
