import { randomUUID } from "node:crypto";
import * as Codes from "@highway/core/people/access/codes/index";
import { deviceOf } from "@highway/core/people/access/device";
import { advance, now, pause } from "@highway/core/platform/clock";
import { send } from "@highway/core/platform/mail/mail";
import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import { startMail } from "@highway/local/mail";
import { patience } from "@highway/local/patience.fixture";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { never } from "./walk/play";
import { ask, cookieIn, enter, from, otherThan, readerOf } from "./walk/signing-in";
import { call, callAs, environment, newOfficer, sessionOf, storedItems, workOf } from "./walk/stage";

// The wait that hides how long sending takes is asserted, not sat through.
vi.mock(import("@highway/core/platform/clock"), async (original) => ({ ...(await original()), pause: vi.fn() }));
vi.mock(import("@highway/core/platform/mail/mail"), async (original) => {
  const mail = await original();
  return { ...mail, send: vi.fn(mail.send) };
});

let mailsTo: Reader["mailsTo"];
let codeTo: Reader["codeTo"];
let asked: Reader["asked"];
let settled: () => Promise<unknown>;
/** The mails that are there now, whatever is still on its way. */
let arrivedAt: (email: string) => Promise<{ text: string }[]>;
type Reader = ReturnType<typeof readerOf>;
beforeAll(async () => {
  const [mail, queue] = await Promise.all([startMail(), startQueues()]);
  ({ mailsTo, codeTo, asked } = readerOf(mail.mailbox, queue));
  settled = queue.empty;
  arrivedAt = async (email) => (await mail.mailbox.all()).filter(({ to }) => to.includes(email));
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail, queue);
});

const minutes = (count: number) => advance(count * 60_000);

it("signs in with the mailed code, and the session's cookie opens the account", async () => {
  const { email, id, browser, code } = await asked();
  const signedIn = await enter(email.toUpperCase(), ` ${code} `, browser);
  expect(signedIn.status).toBe(201);
  expect(signedIn.body.data[0]).toMatchObject({ id, email, roles: ["officer"] });
  const cookie = signedIn.cookies.find((each) => each.startsWith("highway_session="))!;
  expect(cookie).toMatch(
    /^highway_session=usr_\w+\.ses_\w+\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  );
  const user = await callAs({ cookie: cookie.split(";")[0]! }, "GET /v1/user", {});
  expect(user.body.data[0].id).toBe(id);
});

it("marks cookies Secure where the product is served by https", async () => {
  process.env.ORIGIN = "https://app.highway.test";
  const headers = { origin: "https://app.highway.test" };
  const answer = await call("POST /v1/auth/code", { body: { email: "someone@highway.test" }, headers });
  process.env.ORIGIN = environment.ORIGIN;
  expect(answer.cookies[0]).toMatch(/^__Host-highway_ask=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
});

it("takes by https no session from a cookie that a neighboring host could have set", async () => {
  const { cookie } = await newOfficer();
  process.env.ORIGIN = "https://app.highway.test";
  const statusWith = async (...cookies: string[]) => (await call("GET /v1/user", { cookies })).status;
  const statuses = [
    await statusWith(cookie),
    await statusWith(`__Secure-${cookie}`),
    await statusWith(`__Host-${cookie}`, cookie.replace(/=.*/, "=planted"), "odd"),
  ];
  process.env.ORIGIN = environment.ORIGIN;
  expect(statuses).toEqual([401, 401, 200]);
});

it("sends a short mail with the code in text, HTML and subject, and nothing that tracks", async () => {
  const { email, code } = await asked();
  const [sent] = await mailsTo(email);
  expect(sent).toMatchObject({ to: [email], subject: `${code} is your Highway sign-in code` });
  expect(sent!.text).toContain(`Your sign-in code is ${code}`);
  expect(sent!.html).toContain(code);
  expect(sent!.html).not.toMatch(/https?:|<img|<a /);
});

it("takes a code once, even when it comes twice at the same moment", async () => {
  const { email, browser, code } = await asked();
  const answers = await Promise.all([enter(email, code, browser), enter(email, code, browser)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect((await enter(email, code, browser)).status).toBe(400);
});

it("takes a code only in the browser that asked for it", async () => {
  const { email, browser, code } = await asked();
  const { browser: other } = await ask("somebody.else@highway.test");
  expect((await enter(email, code)).status).toBe(400);
  expect((await enter(email, code, other)).status).toBe(400);
  expect((await enter(email, code, browser)).status).toBe(201);
});

it("takes a code of one person for nobody else", async () => {
  const dana = await asked();
  const omar = await newOfficer();
  expect((await enter(omar.email, dana.code, dana.browser)).status).toBe(400);
});

it("refuses the right code after five wrong ones, also when they come all at once", async () => {
  const { email, browser, code } = await asked();
  const wrong = Array.from({ length: 5 }, () => enter(email, otherThan(code), browser));
  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await enter(email, code, browser)).status).toBe(400);
});

it("refuses a code after ten minutes", async () => {
  const { email, browser, code } = await asked();
  minutes(10);
  expect((await enter(email, code, browser)).status).toBe(400);
});

it("keeps neither the code nor the browser's name nor the session's secret readable in the table", async () => {
  const { email, browser, code } = await asked();
  const before = JSON.stringify(await storedItems());
  const session = cookieIn(await enter(email, code, browser), "highway_session")!;
  const after = JSON.stringify(await storedItems());
  expect(before).toContain(email);
  expect(before).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(before).not.toContain(browser.split("=")[1]);
  expect(after).not.toContain(session.split(".").at(-1));
});

it("answers, works and counts the same for an address that nobody has, and mails nothing", async () => {
  const known = (await newOfficer()).email;
  const unknown = `${randomUUID()}@highway.test`;
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const askAndSettle = async (email: string) => {
    const answer = await ask(email);
    await settled();
    return answer;
  };
  const work = [
    await workOf(async () => answers.push(await askAndSettle(known))),
    await workOf(async () => answers.push(await askAndSettle(unknown))),
  ];
  // What the queue does is done beside the answer, so only what was done counts, and not in which order.
  expect(work[1]!.sort()).toEqual(work[0]!.sort());
  expect(vi.mocked(pause).mock.calls.slice(-2)).toEqual([[400], [400]]);
  const [one, other] = answers.map(({ status, body, headers, cookies }) => {
    return { status, body, headers, cookies: cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, "=;")) };
  });
  expect(other).toEqual(one);
  expect(await mailsTo(known)).toHaveLength(1);
  expect(await mailsTo(unknown)).toHaveLength(0);
});

it("refuses a wrong code with the same answer and the same work, known address or not", async () => {
  const known = await asked();
  const unknown = `${randomUUID()}@highway.test`;
  const { browser } = await ask(unknown);
  await settled();
  const bodies: unknown[] = [];
  const refusal = (email: string, cookie: string, code: string) =>
    workOf(async () => {
      const { status, body } = await enter(email, code, cookie);
      bodies.push({ status, ...body.error, requestId: "" });
    });
  const work = [
    await refusal(known.email, known.browser, otherThan(known.code)),
    await refusal(unknown, browser, "111111"),
  ];
  expect(work[1]).toEqual(work[0]);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[0]).toMatchObject({ status: 400, fields: { code: expect.stringContaining("doesn't match") } });
});

it("says nothing of it when the mail service does not take the code, and mails it with the next try", async () => {
  const { email } = await newOfficer();
  vi.mocked(send).mockRejectedValueOnce(new Error("The mail service is down."));
  const log = vi.spyOn(console, "error").mockReturnValue();
  const answer = await ask(email);
  const mails = await mailsTo(email);
  const logged = log.mock.calls.join();
  log.mockRestore();
  expect(answer).toMatchObject({ status: 202, body: { data: {} } });
  expect(logged).toContain("The mail service is down.");
  expect(mails).toHaveLength(1);
});

it("answers while the mail service hangs, known address or not, and the code that comes at last works", async () => {
  const { email } = await newOfficer();
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
  const original = vi.mocked(send).getMockImplementation()!;
  vi.mocked(send).mockImplementationOnce(async (message) => {
    await woken;
    await original(message);
  });
  const known = await ask(email);
  const unknown = await ask(`${randomUUID()}@highway.test`);
  expect([known.status, unknown.status]).toEqual([202, 202]);
  wake();
  expect((await enter(email, await codeTo(email), known.browser)).status).toBe(201);
});

it("signs a person in while strangers have asked eight times and the mail service hangs for them", async () => {
  const { email } = await newOfficer();
  const original = vi.mocked(send).getMockImplementation()!;
  // They hang until the person is in. The queue's next try fails as well: it would bring a stranger's code.
  const { promise: isIn, resolve: letGo } = Promise.withResolvers<void>();
  const hung = new Set<string>();
  vi.mocked(send).mockImplementation(async (message) => {
    const [code = ""] =
      Buffer.from(message.raw)
        .toString()
        .match(/\b\d{6}\b(?= is your)/) ?? [];
    const isFirstTry = !hung.has(code);
    if (isFirstTry && hung.size === 8) return original(message);
    hung.add(code);
    if (isFirstTry) await isIn;
    throw new Error("No answer.");
  });
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (let stranger = 1; stranger <= 8; stranger++)
    expect((await ask(email, from(`192.0.2.${stranger}`))).status).toBe(202);
  await expect.poll(() => hung.size).toBe(8);
  const { status, browser } = await ask(email, from("198.51.100.98"));
  expect(status).toBe(202);
  const code = await vi.waitFor(async () => {
    const [mail] = await arrivedAt(email);
    return mail!.text.match(/\b\d{6}\b/)![0];
  }, patience);
  expect((await enter(email, code, browser)).status).toBe(201);
  letGo();
  await settled();
  vi.mocked(send).mockImplementation(original);
  log.mockRestore();
});

it("mails no code that is over", async () => {
  const { email } = await newOfficer();
  await Codes.mail({ email, code: "204816", expiresAt: 1 });
  expect(await mailsTo(email)).toHaveLength(0);
});

/** Signs in, and tells the cookie with which the browser shows later that the person did. */
async function proofOf({ email, browser, code }: Awaited<ReturnType<Reader["asked"]>>) {
  return cookieIn(await enter(email, code, browser), "highway_device")!;
}

const DAY_MS = 86_400_000;
/** What strangers do within hours is counted by the day. */
function beginDayEarly() {
  const left = DAY_MS - (now() % DAY_MS);
  if (left < 2 * 3_600_000) advance(left);
}

it("lets nine networks of strangers keep nobody out of a browser and a network that are both new", async () => {
  const { email } = await newOfficer();
  beginDayEarly();
  for (let network = 1; network <= 9; network++) {
    for (let time = 0; time < 6; time++) await ask(email, from(`192.0.2.${network}`));
    if (network % 3 === 0) minutes(15);
  }
  const { status, browser } = await ask(email, from("198.51.100.99"));
  expect(status).toBe(202);
  expect((await enter(email, await codeTo(email), browser)).status).toBe(201);
});

describe("an address of which strangers on ten networks have used up the day", () => {
  const cafe = from("198.51.100.99");
  let officer: Awaited<ReturnType<Reader["asked"]>>;
  /** What browsers show in which somebody signed in before: the officer, the officer half a year ago, and another. */
  let proofs: { own: string; old: string; other: string };
  beforeAll(async () => {
    officer = await asked();
    const old = await proofOf(officer);
    minutes(181 * 24 * 60);
    const { browser } = await ask(officer.email);
    const own = await proofOf({ ...officer, browser, code: await codeTo(officer.email) });
    proofs = { own, old, other: await proofOf(await asked()) };
    beginDayEarly();
    // Five from a network in a quarter of an hour, six a day; twenty to the address in a quarter of an hour, sixty a day.
    const rounds: [times: number, ...networks: number[]][][] = [
      [[5, 1, 2, 3, 4]],
      [[5, 5, 6, 7, 8]],
      [
        [5, 9, 10],
        [1, 1, 2, 3, 4, 5, 6, 7, 8],
      ],
      [[1, 9, 10]],
    ];
    for (const round of rounds) {
      for (const [times, ...networks] of round)
        for (const network of networks)
          for (let time = 0; time < times; time++)
            expect((await ask(officer.email, from(`192.0.2.${network}`))).status).toBe(202);
      minutes(15);
    }
  });

  it("gives no code to a browser without proof, nor for another's, a forged or an old one", async () => {
    const forged = proofs.own.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const cookies of [[], [proofs.other], [forged], [proofs.old]])
      expect((await ask(officer.email, { cookies, ...cafe })).status).toBe(429);
  });

  it("lets its person in by a browser in which they signed in before", async () => {
    const { status, browser } = await ask(officer.email, { cookies: [proofs.own], ...cafe });
    expect(status).toBe(202);
    const signedIn = await call("POST /v1/auth/session", {
      body: { email: officer.email, code: await codeTo(officer.email) },
      cookies: [browser, proofs.own],
    });
    expect(signedIn.status).toBe(201);
  });

  it("lets its person in on a network where they are signed in", async () => {
    await sessionOf(officer.id);
    const { status, browser } = await ask(officer.email, from("198.51.100.7"));
    expect(status).toBe(202);
    expect((await enter(officer.email, await codeTo(officer.email), browser)).status).toBe(201);
  });
});

it("lets one stranger use up neither the day of an address nor the quarter of an hour", async () => {
  const { email } = await newOfficer();
  for (let time = 0; time < 8; time++) await ask(email, from("192.0.2.50"));
  expect((await ask(email, from("192.0.2.50"))).status).toBe(429);
  expect((await ask(email, from("192.0.2.51"))).status).toBe(202);
});

it("keeps the proofs of all who share a computer", async () => {
  const [dana, omar] = [await asked(), await asked()];
  const first = await proofOf(dana);
  const both = cookieIn(await enter(omar.email, omar.code, omar.browser, first), "highway_device")!;
  for (const { email } of [dana, omar]) expect(deviceOf(email, both.split("=")[1])).toBeDefined();
});

it("locks nobody of an office out when its network address has used up its codes", async () => {
  const officer = await asked();
  const proof = await proofOf(officer);
  const office = from("192.0.2.200");
  toNextWindow(900);
  for (let time = 0; time < 60; time++) await ask(`visitor-${time}@highway.test`, office);
  expect((await ask("one.more@highway.test", office)).status).toBe(429);
  expect((await ask(officer.email, { cookies: [proof], ...office })).status).toBe(202);
});

it("counts all addresses of one IPv6 network as one caller", async () => {
  const email = `${randomUUID()}@highway.test`;
  toNextWindow(900);
  const statuses: number[] = [];
  for (let host = 1; host <= 6; host++) statuses.push((await ask(email, from(`2001:db8:7:7::${host}`))).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

it("lets nobody be flooded: five unused codes for an address, known or not, then a pause", async () => {
  for (const email of [(await newOfficer()).email, `${randomUUID()}@highway.test`]) {
    toNextWindow(900);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(email)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const sixth = await ask(email);
    expect(sixth.status).toBe(429);
    expect(sixth.body.error.alertMessage).toMatch(/^Too many attempts\. Please try again in (a|\d+) minutes?\.$/);
    minutes(15);
    expect((await ask(email)).status).toBe(202);
  }
});

it("counts no code that was used: whoever signs in never meets the cap", async () => {
  const { email } = await newOfficer();
  for (let time = 0; time < 7; time++) {
    const { browser } = await ask(email);
    expect((await enter(email, await codeTo(email), browser)).status).toBe(201);
  }
});

it("asks a person whom two corporations invite which to join, and moves nobody unasked", async () => {
  const [summit, harbor] = [
    await newOfficer("summit", { everyRole: true }),
    await newOfficer("harbor", { everyRole: true }),
  ];
  const email = "wanted@highway.test";
  for (const admin of [summit, harbor]) {
    const body = { email, fullName: "Wanted Twice" };
    expect((await callAs(admin, "POST /v1/corp/invitations", { query: {}, body })).status).toBe(201);
  }
  const { browser } = await ask(email);
  const code = await codeTo(email);
  const undecided = await enter(email, code, browser);
  expect(undecided).toMatchObject({ status: 409, cookies: [], body: { error: { code: "conflict" } } });
  const choices: { id: string; corporation: string }[] = undecided.body.error.current;
  expect(choices.map(({ corporation }) => corporation).sort()).toEqual([
    "harbor's corporation",
    "summit's corporation",
  ]);
  const choose = (invitation: string) =>
    call("POST /v1/auth/session", { body: { email, code, invitation }, cookies: [browser] });
  expect((await choose(never("inv"))).status).toBe(409);
  const joined = await choose(choices.find(({ corporation }) => corporation.startsWith("summit"))!.id);
  expect(joined).toMatchObject({ status: 201, body: { data: [{ corpID: summit.corpID }] } });
  expect((await choose(choices[0]!.id)).status).toBe(400);
});

it("lets somebody who was invited join by their first code, and nobody by an address that was not", async () => {
  const admin = await newOfficer(undefined, { everyRole: true });
  const email = "invited@highway.test";
  const invited = await callAs(admin, "POST /v1/corp/invitations", {
    query: {},
    body: { email, fullName: "New Here" },
  });
  expect(invited.status).toBe(201);
  const { browser } = await ask(email);
  const joined = await enter(email, await codeTo(email), browser);
  expect(joined.body.data[0]).toMatchObject({ email, corpID: admin.corpID, roles: ["officer"] });
  const { id } = joined.body.data[0];
  const change = { path: { id }, query: {}, body: { isAdmin: false, isActive: false } };
  expect((await callAs(admin, "PUT /v1/corp/officers/{id}", change)).status).toBe(200);
  const cookie = joined.cookies.find((each) => each.startsWith("highway_session="))!.split(";")[0]!;
  expect((await callAs({ cookie }, "GET /v1/user", {})).status).toBe(401);
  const mails = (await mailsTo(email)).length;
  await ask(email);
  expect(await mailsTo(email)).toHaveLength(mails);
});
