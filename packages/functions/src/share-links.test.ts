import { Client } from "@highway/core/clients/schema";
import { advance } from "@highway/core/platform/clock";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import { comparable, cookieOf, linkTo, look, openLink, type SavedReport, savedReport } from "./walk/sharing";
import { call, callAs, environment, newOfficer, storedItems, workOf } from "./walk/stage";

let saved: SavedReport;
beforeAll(async () => {
  const stop = await runBeside(startTable());
  Object.assign(process.env, environment);
  saved = await savedReport({ monthlyIncome: 12_000, DTI: 30, ficoMin: 752 });
  return stop;
});

const days = (count: number) => advance(count * 86_400_000);

it("opens a link without a passcode at once, in this browser alone", async () => {
  const { link, token } = await linkTo(saved);
  const answer = await look(token);
  expect(answer.body.data[0]).toMatchObject({
    isAuth: true,
    clientName: "Elena Marchetti",
    clientID: saved.client._id,
    clientEmail: "elena@example.test",
    link: link.id,
    tool: "lc2",
    hasPasscode: false,
    lang: "en",
  });
  expect(answer.cookies).toEqual([
    expect.stringMatching(
      /^highway_share_[0-9a-z]{26}=usr_\w{26}\.shs_\w{26}\.[\w-]{43}; Path=\/v2\/share; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    ),
  ]);
  const cookies = [cookieOf(link.id, answer)!];
  expect((await call("GET /v2/share/live-share-load", { query: { link: link.id }, cookies })).status).toBe(200);
  expect((await call("GET /v2/share/live-share-load", { query: { link: link.id } })).status).toBe(401);
  const again = await look(token, {}, { cookies });
  expect([again.body.data[0].isAuth, again.cookies]).toEqual([true, []]);
});

it("keeps neither a link's token nor a session's secret readable in the table", async () => {
  const { token, cookie } = await openLink(saved);
  const everything = JSON.stringify(await storedItems());
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(cookie.split(".").at(-1));
});

it("shows a client what the report's figures need, and nothing else", async () => {
  const { through } = await openLink(saved, { recordingUrl: "https://videos.example/1" });
  const { body } = await through("GET /v2/share/live-share-load");
  expect(Object.keys(body.data[0]).sort()).toEqual(["client", "recordingUrl", "report", "workedOut"]);
  const { client, report, workedOut, recordingUrl } = body.data[0];
  expect(workedOut).toEqual({
    scores: Object.fromEntries(report.loans.map(({ id }: { id: string }) => [id, 740])),
    taxesSaved: {},
  });
  // The name of the scenario is the officer's own.
  expect(report).toEqual({ ...saved.report, name: "" });
  expect(recordingUrl).toBe("https://videos.example/1");
  expect(Client.parse(client)).toEqual(client);
  expect(client).toMatchObject({
    name: "Elena Marchetti",
    ficoMin: null,
    primaryEmail: "elena@example.test",
    secondaryEmails: [],
    DTI: null,
    monthlyIncome: null,
    schedules: [],
    properties: [],
  });
});

it("tells neither income nor filing status, and no address where anyone may look", async () => {
  const taxed = await savedReport({ monthlyIncome: 12_000, filingStatus: "marriedJoint" });
  const { through } = await openLink(taxed, { audience: { kind: "anyone" } });
  const { client } = (await through("GET /v2/share/live-share-load")).body.data[0];
  expect(client).toMatchObject({ monthlyIncome: null, filingStatus: null, primaryEmail: null });
});

/** A report with something for every section, of a client whose taxes are known. */
async function withEverything(highlightedTables: string[], ofLoans: object = {}) {
  const mine = await savedReport({ monthlyIncome: 12_000, filingStatus: "marriedJoint", taxRate: 24 });
  const [home] = mine.report.properties;
  const series = { [home!.id]: { forecast: { yearly: [0.02, 0.03], source: "An index", date: "2026-11-20" } } };
  const debt = { id: "car", name: "Car", type: "auto", balance: 9000, payment: 310, rate: 6, monthsLeft: 30 };
  const report = {
    ...mine.report,
    toolMeta: { ...mine.report.toolMeta, highlightedTables },
    properties: mine.report.properties.map((each: object) => ({
      ...each,
      repairs: 2500,
      costToSell: 5,
      taxInc: 2,
      purchaseDate: { month: 3, year: 2018 },
      appreciationTypes: ["custom", "forecast"],
      customAppreciation: 3,
    })),
    debts: [debt, { ...debt, id: "card", payOff: true }],
    loans: mine.report.loans.map((each: object) => ({ ...each, apor: 6.1, ...ofLoans })),
    outside: { ...mine.report.outside, series },
  };
  const path = { id: mine.report.id };
  const saved = await callAs(mine.officer, "PUT /v2/client/reports/{id}", { path, body: { report } });
  expect(saved.status).toBe(200);
  const { through } = await openLink(mine);
  return (await through("GET /v2/share/live-share-load")).body.data[0];
}

it("hands out nothing that only hidden sections are worked out of", async () => {
  const { client, report, workedOut } = await withEverything(["cash", "loans", "escrow"]);
  expect(client).toMatchObject({ monthlyIncome: null, filingStatus: null, taxRate: null });
  expect(workedOut.taxesSaved).toEqual({});
  expect(report.toolMeta.highlightedTables).toEqual(["cash", "loans"]);
  expect(report.debts).toEqual([]);
  expect(report.outside.series).toBeUndefined();
  const [home] = report.properties;
  expect(home).toMatchObject({ repairs: 0, costToSell: 0, taxInc: 0, appreciationTypes: ["forecast"] });
  expect([home.customAppreciation, home.purchaseDate]).toEqual([undefined, undefined]);
  // What serves the checks of a loan is the officer's.
  expect(JSON.stringify(report)).not.toMatch(/apor/i);
});

it("hands out what the shown sections need", async () => {
  const { client, report, workedOut } = await withEverything(["equity", "moveUp"]);
  expect(client).toMatchObject({ monthlyIncome: null, filingStatus: null, taxRate: null });
  expect(Object.keys(workedOut.taxesSaved)).toEqual(report.loans.map(({ id }: { id: string }) => id));
  expect(report.outside.series).toBeDefined();
  // No home is sold here, so nothing pays a debt off.
  expect(report.debts).toEqual([]);
  const [home] = report.properties;
  expect(home).toMatchObject({ repairs: 2500, costToSell: 5, taxInc: 2, customAppreciation: 3 });
});

it("tells beside a refinance which debts stay, by kind, balance and payment alone", async () => {
  const refinanced = { category: "refinance", downPayment: null, downPaymentPercentage: null };
  const { report } = await withEverything(["monthly"], refinanced);
  const known = { balance: 9000, payment: 310, rate: null, monthsLeft: null };
  expect(report.debts).toMatchObject([
    { id: "car", type: "auto", name: "", payOff: false, ...known },
    { id: "card", name: "Car", payOff: true, ...known },
  ]);
  const { report: unseen } = await withEverything(["balance"], refinanced);
  expect(unseen.debts.map(({ id }: { id: string }) => id)).toEqual(["card"]);
});

it("shows nothing more where all that the report shows is the officer's own", async () => {
  const { report } = await withEverything(["escrow"]);
  expect(report.toolMeta.highlightedTables).toEqual(["escrow"]);
});

it("serves the report as last saved, and no other report", async () => {
  const mine = await savedReport();
  const { through } = await openLink(mine);
  const body = { report: { ...mine.report, asOf: "2026-11-01" } };
  await callAs(mine.officer, "PUT /v2/client/reports/{id}", { path: { id: mine.report.id }, body });
  expect((await through("GET /v2/share/live-share-load")).body.data[0].report.asOf).toBe("2026-11-01");
  await callAs(mine.officer, "DELETE /v2/client/reports/{id}", { path: { id: mine.report.id } });
  expect(await through("GET /v2/share/live-share-load")).toMatchObject({
    status: 404,
    body: { error: { alertMessage: "Error retrieving data" } },
  });
});

it("tells no name once its report is deleted, neither where it was open nor elsewhere", async () => {
  const mine = await savedReport();
  const { token, cookie } = await openLink(mine);
  await callAs(mine.officer, "DELETE /v2/client/reports/{id}", { path: { id: mine.report.id } });
  const never = comparable(await look("A".repeat(43)));
  expect(comparable(await look(token, {}, { cookies: [cookie] }))).toEqual(never);
  expect(comparable(await look(token))).toEqual(never);
});

describe("a link that opens nothing", () => {
  const dead = {
    "that was revoked": async () => {
      const { link, token } = await linkTo(saved);
      await callAs(saved.officer, "DELETE /v2/share/links/{id}", { path: { id: link.id } });
      return look(token);
    },
    "that is over": async () => {
      const { token } = await linkTo(saved, { expiresAt: "2026-01-01T00:00:00.000Z" });
      return look(token);
    },
    "of another tool": async () => look((await linkTo(saved)).token, {}, { tool: "pa" }),
    "cut short on its way": async () => look((await linkTo(saved)).token.slice(0, 40)),
    "with what no token holds": async () => look('" onload=1'),
    "with a passcode, revoked, when a code is tried": async () => {
      const { link, token } = await linkTo(saved, { hasPasscode: true });
      await callAs(saved.officer, "DELETE /v2/share/links/{id}", { path: { id: link.id } });
      return look(token, { passcode: "123456" });
    },
  };
  it.each(Object.entries(dead))("%s answers and works as one that never was", async (_, attempt) => {
    const answers: Awaited<ReturnType<typeof look>>[] = [];
    const never = await workOf(async () => answers.push(await look("A".repeat(43))));
    const this_ = await workOf(async () => answers.push(await attempt()));
    expect(comparable(answers[1]!)).toEqual(comparable(answers[0]!));
    expect(answers[0]!.status).toBe(404);
    // What was done before the look itself does not count.
    expect(this_.slice(-never.length)).toEqual(never);
  });
});

it("takes loView from the link's own officer alone, who then needs no passcode", async () => {
  const { token } = await linkTo(saved, { hasPasscode: true });
  const other = await newOfficer();
  for (const cookies of [[], [other.cookie]])
    expect((await look(token, { loView: true }, { cookies })).body.data[0]).toMatchObject({ isAuth: false });
  const own = await look(token, { loView: true }, { cookies: [saved.officer.cookie] });
  expect(own.body.data[0]).toMatchObject({ isAuth: true, clientName: "Elena Marchetti" });
});

it("forgets the oldest links' cookies before a browser sends more than a request may hold", async () => {
  const { link, token } = await linkTo(saved);
  const old = Array.from({ length: 30 }, (_, at) => `highway_share_${String(at).padStart(26, "0")}=x`);
  const { cookies } = await look(token, {}, { cookies: [...old, "other=1"] });
  const gone = cookies.filter((each) => each.includes("Max-Age=0"));
  expect(gone.map((each) => each.split("=")[0])).toEqual(old.slice(0, 5).map((each) => each.split("=")[0]));
  expect(cookies.some((each) => each.startsWith(`highway_share_${link.id.slice(4)}=usr_`))).toBe(true);
});

it.each([
  ["no value", ["foo"]],
  ["an empty header", [""]],
  ["a value in one of two", ["a=1", "b"]],
])("opens whatever other cookies the browser sends: %s", async (_, others) => {
  const { link, token } = await linkTo(saved);
  const answer = await look(token, {}, { cookies: others });
  expect([answer.status, answer.body.data?.[0].isAuth]).toEqual([200, true]);
  const cookies = [...others, cookieOf(link.id, answer)!];
  expect((await call("GET /v2/share/live-share-load", { query: { link: link.id }, cookies })).status).toBe(200);
});

describe("a call that names no link", () => {
  const load = (cookies: string[]) => call("GET /v2/share/live-share-load", { cookies });
  const openedIn = async (recordingUrl: string) => {
    const session = await openLink(saved, { recordingUrl: `https://videos.example/${recordingUrl}` });
    advance(5);
    return session;
  };
  const shown = async (cookies: string[]) => (await load(cookies)).body.data?.[0].recordingUrl.split("/").at(-1);

  it("is of the one link that the browser holds, of the one opened last where there are several, and of nobody's else", async () => {
    const [first, second] = [await openedIn("first"), await openedIn("second")];
    expect(await shown([first.cookie])).toBe("first");
    expect(await shown([second.cookie, first.cookie, "other"])).toBe("second");
    expect((await load([])).status).toBe(401);
    expect((await load([`${first.cookie.slice(0, -3)}xxx`])).status).toBe(401);
    // Opened again, the older link is the newest.
    const reopened = cookieOf(first.link.id, await look(first.token))!;
    expect(await shown([second.cookie, reopened])).toBe("first");
    await callAs(saved.officer, "DELETE /v2/share/links/{id}", { path: { id: first.link.id } });
    expect(await shown([second.cookie, reopened])).toBe("second");
  });

  it("is refused where a call must name one", async () => {
    const { cookie } = await openedIn("any");
    expect((await call("GET /v2/share/brand", { cookies: [cookie] })).status).toBe(401);
  });
});

describe("copying a link", () => {
  const copy = (body: object, who = saved.officer) =>
    call("POST /v2/share/get-live-share", { body, cookies: [who.cookie] });
  it("makes one for anyone who has it", async () => {
    // All that an email holds, beside the id, the tool and the client's name (the second specification, section 7).
    const email = {
      customMessage: "<p>Hi</p>",
      locationStr: "Raleigh, NC",
      hasPasscode: false,
      base64: "",
      eventPrefix: "lc2",
      clientEmail: ["a@b.test"],
      approvalAddresses: [],
      licenseLabel: "NMLS #1",
      formattedPhone: "(919) 555-0142",
      recordingUrl: "",
      thumbnailUrl: "",
    };
    const named = { reportID: saved.report.id, id: saved.client._id, tool: "lc2", clientName: "Elena" };
    const { body } = await copy({ ...email, ...named });
    const token = new URL(body.data[0].url).searchParams.get("data")!;
    expect(body.data[0].url).toBe(`http://127.0.0.1:3000/lc2/live-share?data=${token}&in=en`);
    expect((await look(token)).body.data[0]).toMatchObject({ isAuth: true, clientEmail: null, isPreview: false });
  });
  it("refuses a tool that is not the report's, with the sentence of a link that cannot be made", async () => {
    const refused = await copy({ reportID: saved.report.id, tool: "pa" });
    expect(refused.status).toBe(404);
    expect(refused.body.error.alertMessage).toBe("Failed to generate share link.");
  });
  it("takes a recording that is on the web, and none that leads to nothing", async () => {
    const ask = (recordingUrl: string) => copy({ reportID: saved.report.id, tool: "lc2", recordingUrl });
    expect((await ask("https://videos.example/1")).status).toBe(200);
    const { body } = await ask("/v1/recordings/1");
    expect(body.error.fields).toEqual({ recordingUrl: "Enter the recording's address, which begins with https://" });
  });
  it("refuses another's report, another client's, a draft, and a passcode", async () => {
    const intruder = await newOfficer();
    const draft = await savedReport();
    const report = { ...draft.report, loans: [{ ...draft.report.loans[0]!, rate: null }] };
    await callAs(draft.officer, "PUT /v2/client/reports/{id}", { path: { id: report.id }, body: { report } });
    const ask = { reportID: saved.report.id, tool: "lc2" };
    expect((await copy(ask, intruder)).status).toBe(404);
    expect((await copy({ ...ask, id: draft.client._id })).status).toBe(404);
    expect((await copy({ ...ask, hasPasscode: true })).status).toBe(400);
    expect((await copy({ ...ask, reportID: report.id }, draft.officer)).body.error.alertMessage).toBe(
      "Complete the scenario before you share it.",
    );
  });
});

describe("the officer's list", () => {
  it("has the newest first, of one report or of all, previews apart, and costs a page what it costs with few", async () => {
    const mine = await savedReport();
    const other = await savedReport({ primaryEmail: "other@example.test" }, mine.officer);
    const made = [];
    for (const each of [mine, other, mine]) {
      made.push((await linkTo(each)).link.id);
      advance(2);
    }
    const preview = (await linkTo(mine, { isPreview: true })).link.id;
    const list = async (query: object) =>
      (await callAs(mine.officer, "GET /v2/share/links", { query })).body.data.map(({ id }: { id: string }) => id);
    expect(await list({})).toEqual(made.toReversed());
    expect(await list({ reportID: mine.report.id })).toEqual([made[2], made[0]]);
    expect(await list({ count: "1", offset: "1" })).toEqual([made[1]]);
    expect(await list({ previews: "true" })).toEqual([preview]);
    expect(await workOf(() => list({ count: "2" }))).toEqual(await workOf(() => list({ count: "1" })));
    await callAs(mine.officer, "DELETE /v2/share/links/{id}", { path: { id: made[1]! } });
    const over = (await linkTo(mine, { expiresAt: "2026-01-01T00:00:00.000Z" })).link.id;
    const soon = new Date(Date.now() + 90 * 86_400_000).toISOString();
    const until = (await linkTo(other, { expiresAt: soon })).link.id;
    expect((await list({ show: "open" })).toSorted()).toEqual([until, made[2], made[0]].toSorted());
    expect((await list({ show: "ended" })).toSorted()).toEqual([over, made[1]].toSorted());
    expect(await list({ show: "ended", reportID: other.report.id })).toEqual([made[1]]);
    expect(await list({ show: "open", count: "1", offset: "2" })).toHaveLength(1);
  });
});

// These move the clock, so that the officer's own session is over after them.
it("ends open sessions the moment the link is revoked, and when it is over", async () => {
  const revoked = await openLink(saved);
  const over = await openLink(saved, { expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString() });
  const load = (each: typeof over) => each.through("GET /v2/share/live-share-load");
  expect([(await load(revoked)).status, (await load(over)).status]).toEqual([200, 200]);
  const { body } = await callAs(saved.officer, "DELETE /v2/share/links/{id}", { path: { id: revoked.link.id } });
  expect(body.data[0].revokedAt).toMatch(/Z$/);
  expect((await load(revoked)).status).toBe(401);
  days(3);
  expect((await load(over)).status).toBe(401);
});

it("asks again after 30 days", async () => {
  const { through } = await openLink(saved);
  days(30);
  expect((await through("GET /v2/share/live-share-load")).status).toBe(401);
});

it("finds links by client, report and address, and narrows them to a client", async () => {
  const saved = await savedReport({});
  const { link } = await linkTo(saved);
  const ids = async (query: Record<string, string>) => {
    const { body } = await callAs(saved.officer, "GET /v2/share/links", { query: { ...query, count: "50" } });
    return body.data.map(({ id }: { id: string }) => id);
  };
  expect(await ids({ searchText: "march elena" })).toContain(link.id);
  expect(await ids({ searchText: "zebra" })).toEqual([]);
  expect(await ids({ clientID: saved.client._id })).toContain(link.id);
  expect(await ids({ clientID: "cli_00000000000000000000000000" })).toEqual([]);
  expect(await ids({ clientID: saved.client._id, searchText: "elena", show: "ended" })).not.toContain(link.id);
});
