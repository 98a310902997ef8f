import { randomUUID } from "node:crypto";
import { advance } from "@highway/core/platform/clock";
import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import { startMail } from "@highway/local/mail";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import { passkeyDevice } from "./passkey-device.fixture";
import { never } from "./walk/play";
import { ask, cookieIn, enter, from, readerOf } from "./walk/signing-in";
import { call, callAs, environment, newOfficer, type Officer, workOf } from "./walk/stage";

// The wait that hides how long sending takes is asserted in sign-in.test.ts.
vi.mock(import("@highway/core/platform/clock"), async (original) => ({ ...(await original()), pause: vi.fn() }));

let mailsTo: ReturnType<typeof readerOf>["mailsTo"];
let codeTo: ReturnType<typeof readerOf>["codeTo"];
beforeAll(async () => {
  const [mail, queue] = await Promise.all([startMail(), startQueues()]);
  ({ mailsTo, codeTo } = readerOf(mail.mailbox, queue));
  Object.assign(process.env, environment);
  vi.spyOn(console, "warn").mockReturnValue();
  return runBeside(startTable(), mail, queue);
});

type Device = ReturnType<typeof passkeyDevice>;
type Asked = Parameters<Device["answer"]>[0];
type Manner = Parameters<Device["answer"]>[1];

const minutes = (count: number) => advance(count * 60_000);

const optionsFor = async (officer: Pick<Officer, "cookie">): Promise<Asked> =>
  (await callAs(officer, "POST /v1/auth/passkeys/options", { body: {} })).body.data[0];
const keep = (officer: Pick<Officer, "cookie">, made: ReturnType<Device["make"]>, name = "Laptop") =>
  callAs(officer, "POST /v1/auth/passkeys", { body: { name, made } });

/** Makes an officer with a device that holds a passkey of theirs. */
async function withPasskey(officer: Officer) {
  const device = passkeyDevice();
  const added = await keep(officer, device.make(await optionsFor(officer)));
  expect(added.status).toBe(201);
  return { device, id: added.body.data[0].id as string };
}

async function askDevice(how: Parameters<typeof call>[1] = {}) {
  const answer = await call("POST /v1/auth/passkey-options", { body: {}, ...how });
  return { asked: answer.body.data[0] as Asked, browser: cookieIn(answer, "highway_passkey")! };
}
const signInWith = (answer: object, cookies: string[], how: Parameters<typeof call>[1] = {}) =>
  call("POST /v1/auth/passkey-session", { body: { answer }, cookies, ...how });

async function signIn(device: Device, manner: Manner = {}) {
  const { asked, browser } = await askDevice();
  return signInWith(device.answer(asked, manner), [browser]);
}

it("signs in with a passkey, without an address, a code or a name, and the session opens the account", async () => {
  const officer = await newOfficer();
  const { device } = await withPasskey(officer);
  const signedIn = await signIn(device);
  expect(signedIn).toMatchObject({ status: 201, body: { data: [{ id: officer.id }] } });
  const cookie = cookieIn(signedIn, "highway_session")!;
  expect((await callAs({ cookie }, "GET /v1/user", {})).status).toBe(200);
  expect(cookieIn(signedIn, "highway_device")).toBeDefined();
});

it("asks a device to check its holder, and to keep a passkey that it finds again by itself", async () => {
  const officer = await newOfficer();
  const { body } = await callAs(officer, "POST /v1/auth/passkeys/options", { body: {} });
  expect(body.data[0]).toMatchObject({
    rp: { id: "localhost" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [],
  });
  const { asked } = await askDevice();
  expect(asked).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
});

it("keeps several passkeys, names them, and removes each with a mail to the person", async () => {
  const officer = await newOfficer();
  const first = await withPasskey(officer);
  const second = await withPasskey(officer);
  const renamed = await callAs(officer, "PUT /v1/auth/passkeys/{id}", {
    path: { id: second.id },
    body: { name: "Phone" },
  });
  expect(renamed.body.data[0]).toMatchObject({ id: second.id, name: "Phone" });
  expect((await callAs(officer, "DELETE /v1/auth/passkeys/{id}", { path: { id: second.id } })).status).toBe(200);
  expect((await callAs(officer, "DELETE /v1/auth/passkeys/{id}", { path: { id: second.id } })).status).toBe(404);
  const { body } = await callAs(officer, "GET /v1/auth/factors", {});
  expect(body.data[0].passkeys.map(({ id }: { id: string }) => id)).toEqual([first.id]);
  expect((await signIn(second.device)).status).toBe(400);
  expect((await signIn(first.device)).status).toBe(201);
  const mails = await mailsTo(officer.email);
  expect(mails.map(({ subject }) => subject)).toContain("A passkey was removed from your Highway account");
  expect(mails.find(({ subject }) => subject.includes("removed"))!.text).toContain("“Phone”");
  const trail = await callAs(officer, "GET /v1/audit", { query: {} });
  const kinds = trail.body.data.map(({ kind }: { kind: string }) => kind);
  for (const kind of ["passkey.added", "passkey.renamed", "passkey.removed", "passkey.refused", "session.opened"])
    expect(kinds).toContain(kind);
});

it("takes a challenge once, also when two answers to it come at the same moment", async () => {
  const officer = await newOfficer();
  const { device } = await withPasskey(officer);
  const { asked, browser } = await askDevice();
  const answers = await Promise.all([1, 2, 3].map(() => signInWith(device.answer(asked), [browser])));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect((await signInWith(device.answer(asked), [browser])).status).toBe(400);
});

it("takes an answer once, when it is sent twice", async () => {
  const officer = await newOfficer();
  const { device } = await withPasskey(officer);
  const { asked, browser } = await askDevice();
  const answer = device.answer(asked);
  const statuses = (await Promise.all([signInWith(answer, [browser]), signInWith(answer, [browser])])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([201, 400]);
});

it("takes a challenge in the browser that was given it and for five minutes", async () => {
  const officer = await newOfficer();
  const { device } = await withPasskey(officer);
  const { asked, browser } = await askDevice();
  const other = await askDevice();
  expect((await signInWith(device.answer(asked), [other.browser])).status).toBe(400);
  expect((await signInWith(device.answer(asked), [])).status).toBe(400);
  minutes(5);
  expect((await signInWith(device.answer(asked), [browser])).status).toBe(400);
});

it("lets two tabs of a browser each answer their own challenge", async () => {
  const officer = await newOfficer();
  const { device } = await withPasskey(officer);
  const first = await askDevice();
  const second = await askDevice({ cookies: [first.browser] });
  expect(second.browser).toBe(first.browser);
  expect((await signInWith(device.answer(first.asked), [first.browser])).status).toBe(201);
});

it.each<[string, Manner]>([
  ["of another site", { origin: "https://highway.example" }],
  ["for another product", { rpId: "highway.example" }],
  ["of a device that did not check its holder", { isVerified: false }],
  ["in the name of somebody else", { userHandle: Buffer.from(never("usr")).toString("base64url") }],
  ["in nobody's name", { userHandle: "" }],
  ["in a name that is none", { userHandle: "AAAA" }],
])("refuses an answer %s", async (_, manner) => {
  const { device } = await withPasskey(await newOfficer());
  expect(await signIn(device, manner)).toMatchObject({ status: 400, cookies: [] });
});

it("refuses a passkey whose count of uses goes back, because it was copied", async () => {
  const { device } = await withPasskey(await newOfficer());
  expect((await signIn(device, { counter: 9 })).status).toBe(201);
  expect((await signIn(device, { counter: 9 })).status).toBe(400);
  expect((await signIn(device, { counter: 10 })).status).toBe(201);
});

it("refuses another person's passkey for one's own account", async () => {
  const officer = await newOfficer();
  await withPasskey(officer);
  const { device: others } = await withPasskey(await newOfficer());
  const userHandle = Buffer.from(officer.id).toString("base64url");
  expect((await signIn(others, { userHandle })).status).toBe(400);
});

it("answers and works the same for an unknown person and for a wrong signature", async () => {
  const officer = await newOfficer();
  await withPasskey(officer);
  const stranger = passkeyDevice();
  const { asked, browser } = await askDevice();
  const bodies: unknown[] = [];
  const attempt = (userId: string) =>
    workOf(async () => {
      const userHandle = Buffer.from(userId).toString("base64url");
      const { status, body } = await signInWith(stranger.answer(asked, { userHandle }), [browser]);
      bodies.push({ status, ...body.error, requestId: "" });
    });
  const work = [await attempt(officer.id), await attempt(never("usr"))];
  expect(work[1]).toEqual(work[0]);
  expect(bodies[1]).toEqual(bodies[0]);
});

it("lets no stranger keep a person with a passkey out, not even from the same network", async () => {
  const officer = await newOfficer();
  const { device } = await withPasskey(officer);
  const stranger = passkeyDevice();
  const office = from("192.0.2.77");
  const statuses = new Set<number>();
  toNextWindow(900);
  const { asked, browser } = await askDevice(office);
  for (let time = 0; time < 32; time++) {
    const userHandle = Buffer.from(officer.id).toString("base64url");
    statuses.add((await signInWith(stranger.answer(asked, { userHandle }), [browser], office)).status);
  }
  expect([...statuses]).toEqual([400, 429]);
  const { body } = await callAs(officer, "GET /v1/audit", { query: { count: 100 } });
  const refused = body.data.filter(({ kind }: { kind: string }) => kind === "passkey.refused");
  expect(refused).toHaveLength(30);
  for (let time = 0; time < 12; time++) await ask(officer.email, from("192.0.2.78"));
  const own = await askDevice(office);
  expect((await signInWith(device.answer(own.asked), [own.browser], office)).status).toBe(201);
});

it("adds a passkey to the session that asked for its challenge and to no other", async () => {
  const [officer, other] = [await newOfficer(), await newOfficer()];
  const asked = await optionsFor(officer);
  expect((await keep(other, passkeyDevice().make(asked))).status).toBe(400);
  const { asked: toSignIn } = await askDevice();
  const mixed = { ...asked, challenge: toSignIn.challenge };
  expect((await keep(officer, passkeyDevice().make(mixed))).status).toBe(400);
  expect((await keep(officer, passkeyDevice().make(asked, { isVerified: false }))).status).toBe(400);
  expect((await keep(officer, passkeyDevice().make(asked, { origin: "https://highway.example" }))).status).toBe(400);
  expect((await keep(officer, passkeyDevice().make(asked))).status).toBe(201);
  expect((await keep(officer, passkeyDevice().make(asked))).status).toBe(400);
});

it("keeps a passkey once, and twenty at most", async () => {
  const officer = await newOfficer();
  const device = passkeyDevice();
  expect((await keep(officer, device.make(await optionsFor(officer)))).status).toBe(201);
  expect((await keep(officer, device.make(await optionsFor(officer)))).status).toBe(409);
  for (let more = 1; more < 20; more++) await withPasskey(officer);
  const oneMore = await keep(officer, passkeyDevice().make(await optionsFor(officer)));
  expect(oneMore).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
});

it("signs nobody in whose access is off", async () => {
  const admin = await newOfficer(undefined, { everyRole: true });
  const email = `${randomUUID()}@highway.test`;
  await callAs(admin, "POST /v1/corp/invitations", { query: {}, body: { email, fullName: "New Here" } });
  const { browser } = await ask(email);
  const joined = await enter(email, await codeTo(email), browser);
  const member = { cookie: cookieIn(joined, "highway_session")!, ...joined.body.data[0] } as Officer;
  const { device } = await withPasskey(member);
  const body = { isAdmin: false, isActive: false };
  await callAs(admin, "PUT /v1/corp/officers/{id}", { path: { id: member.id }, query: {}, body });
  expect((await signIn(device)).status).toBe(400);
});

it("tells the person by mail of a sign-in with a new browser, and of none with a known one", async () => {
  const officer = await newOfficer();
  const { device } = await withPasskey(officer);
  const proof = cookieIn(await signIn(device), "highway_device")!;
  const news = async () =>
    (await mailsTo(officer.email)).filter(({ subject }) => subject === "New sign-in to Highway").length;
  expect(await news()).toBe(1);
  const { asked, browser } = await askDevice();
  await signInWith(device.answer(asked), [browser, proof]);
  expect(await news()).toBe(1);
});
