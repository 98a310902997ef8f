import * as Counties from "@highway/core/locations/counties/index";
import { refresh } from "@highway/core/locations/counties/refresh";
import * as Audit from "@highway/core/people/audit/index";
import { runAs } from "@highway/core/platform/actor";
import { advance, now } from "@highway/core/platform/clock";
import { send } from "@highway/core/platform/mail/mail";
import { limit } from "@highway/core/platform/table/limit";
import { visitsOfDay } from "@highway/core/sharing/views/index";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cookieOf, linkTo, look, openLink, type SavedReport, savedReport } from "./walk/sharing";
import { readerOf } from "./walk/signing-in";
import { call, callAs, environment, type Officer, workOf } from "./walk/stage";

vi.mock(import("@highway/core/platform/mail/mail"), async (original) => {
  const mail = await original();
  return { ...mail, send: vi.fn(mail.send) };
});

let mailsTo: ReturnType<typeof readerOf>["mailsTo"];
beforeAll(async () => {
  const mail = await startMail();
  ({ mailsTo } = readerOf(mail.mailbox));
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail);
});

type Opened = Awaited<ReturnType<typeof openLink>>;
const link = async (officer: Officer, id: string) => {
  const previews = ["true", "false"] as const;
  const lists = previews.map((each) => callAs(officer, "GET /v2/share/links", { query: { previews: each } }));
  const all = (await Promise.all(lists)).flatMap(({ body }) => body.data);
  return all.find((each: { id: string }) => each.id === id);
};

describe("that a report was viewed", () => {
  const tell = ({ through }: Opened, body: object = {}) =>
    through("POST /v2/share/send-live-share-notif", { body }).then((answer) => answer.body.data[0]);
  const told = async ({ officer }: SavedReport) => (await mailsTo(officer.email)).map(({ subject }) => subject);

  it("of a purchase analysis leads its officer to the analysis", async () => {
    const first = await savedReport();
    const { body } = await callAs(first.officer, "POST /v2/client/purchase-analyses", {
      body: { reportID: first.report.id },
    });
    const saved: SavedReport = { ...first, ...body.data[0] };
    expect(await tell(await openLink(saved, { tool: "pa" }))).toMatchObject({ notified: true });
    const [mail] = await mailsTo(saved.officer.email);
    expect(mail!.subject).toContain("Elena Marchetti");
    expect(mail!.text).toContain(`/pa/review?reportID=${saved.report.id}`);
  });

  it("of a report card leads its officer to the card", async () => {
    await runBeside(startOutside());
    await refresh(now() + 200_000);
    const [counties] = await Counties.cards(["37183"]);
    const reportCard = { fip: "37183", version: counties!.version };
    const saved = await savedReport({}, undefined, { toolName: "rerc", loans: [], reportCard });
    expect(await tell(await openLink(saved, { tool: "rerc" }))).toMatchObject({ notified: true });
    const [mail] = await mailsTo(saved.officer.email);
    expect(mail!.subject).toContain("Elena Marchetti");
    expect(mail!.text).toContain(`/rerc/review?reportID=${saved.report.id}`);
  });

  it("is mailed to its officer, whatever the page says of recipient, client and report", async () => {
    const saved = await savedReport();
    const body = { recipientEmail: "evil@example.test", clientName: "Mallory", reportID: "rpt_x", locationStr: "Here" };
    expect(await tell(await openLink(saved), body)).toEqual({
      notified: true,
      lastViewed: expect.stringMatching(/Z$/),
    });
    expect(await told(saved)).toEqual(["Elena Marchetti viewed your report"]);
    const [mail] = await mailsTo(saved.officer.email);
    expect(mail!.text).toContain(`http://127.0.0.1:3000/lc2/review?reportID=${saved.report.id}`);
    expect(mail!.text).not.toMatch(/Mallory|evil/);
    expect(await mailsTo("evil@example.test")).toEqual([]);
  });

  it("is news once, also for two who open it at the same moment, and again after a save", async () => {
    const saved = await savedReport();
    const [one, other] = [await openLink(saved), await openLink(saved)];
    const both = await Promise.all([tell(one), tell(other)]);
    expect(both.map(({ notified }) => notified).sort()).toEqual([false, true]);
    expect((await tell(one)).notified).toBe(false);
    advance(5);
    const body = { report: { ...saved.report, name: "Cary alone" } };
    await callAs(saved.officer, "PUT /v2/client/reports/{id}", { path: { id: saved.report.id }, body });
    advance(5);
    expect((await tell(other)).notified).toBe(true);
    expect(await told(saved)).toHaveLength(2);
  });

  it("is told too by a browser that names no link and holds one", async () => {
    const saved = await savedReport();
    const { cookie } = await openLink(saved);
    const body = { clientName: "Elena", recipientEmail: "", reportID: saved.report.id, tool: "lc2" };
    const answer = await call("POST /v2/share/send-live-share-notif", { body, cookies: [cookie] });
    expect([answer.status, answer.body.data[0].notified]).toEqual([200, true]);
    expect(await told(saved)).toHaveLength(1);
  });

  const silent = {
    "the officer's own look": { look: { loView: true }, isKept: false },
    "an officer who asked not to be told": { look: { suppressNotif: true }, isKept: true },
    "a meeting": { wanted: { isMeeting: true }, isKept: true },
    "a preview": { wanted: { isPreview: true }, isKept: false },
    "a client for demos": { client: { name: "Elena Demo" }, isKept: true },
  };
  it.each(Object.entries(silent))("is not mailed for %s", async (_, { isKept, ...given }) => {
    const { wanted = {}, client = {}, look: how = {} } = given as { wanted?: object; client?: object; look?: object };
    const saved = await savedReport(client);
    const session = await openLink(saved, wanted, how, [saved.officer.cookie]);
    const { notified, lastViewed } = await tell(session);
    expect([notified, lastViewed !== null]).toEqual([false, isKept]);
    expect(await told(saved)).toEqual([]);
    // What was not kept is news to the next who looks.
    expect((await tell(await openLink(saved))).notified).toBe(!isKept);
  });

  it("hears loView and suppress-notif from nobody else", async () => {
    const saved = await savedReport();
    const stranger = await savedReport();
    const session = await openLink(saved, {}, { loView: true, suppressNotif: true }, [stranger.officer.cookie]);
    expect((await tell(session)).notified).toBe(true);
  });

  it("is told by the next view when the mail could not be sent", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    vi.mocked(send).mockRejectedValueOnce(new Error("The mail service is down."));
    expect(await tell(session)).toEqual({ notified: false, lastViewed: null });
    expect((await tell(session)).notified).toBe(true);
  });

  it("never changes the report, and stands beside it in the officer's list", async () => {
    const saved = await savedReport();
    const listed = async () => (await callAs(saved.officer, "GET /v2/client/reports", { query: {} })).body.data[0];
    expect(await listed()).not.toHaveProperty("lastViewed");
    const { lastViewed } = await tell(await openLink(saved));
    expect((await listed()).lastViewed).toBe(lastViewed);
    const { body } = await callAs(saved.officer, "GET /v2/client/reports/{id}", { path: { id: saved.report.id } });
    expect(body.data[0].report).toEqual({ ...saved.report, lastViewed });
    expect((await listed()).report.lastViewed).toBe(lastViewed);
    const { report } = body.data[0];
    const again = await callAs(saved.officer, "PUT /v2/client/reports/{id}", {
      path: { id: report.id },
      body: { report },
    });
    expect(again.body.data[0].report).toMatchObject({ lastViewed });
  });
});

describe("a view", () => {
  const visit = { page: "k3v9x0q2m4n6b8c1", seconds: 5, sections: ["summary"], isHuman: true };
  const note = async ({ through }: Pick<Opened, "through">, body: object = {}) =>
    (await through("POST /v2/share/views", { body: { ...visit, ...body } })).body.data[0].counted;
  const viewsOf = async (officer: Officer, id: string) =>
    (await callAs(officer, "GET /v2/share/links/{id}/views", { path: { id }, query: {} })).body.data;

  it("counts once for a page, says who and how long, and never grows shorter", async () => {
    const { officer, ...saved } = await savedReport();
    const session = await openLink({ officer, ...saved });
    await Promise.all([note(session), note(session), note(session)]);
    await note(session, { seconds: 40, sections: ["summary", "cash"] });
    await note(session, { seconds: 20, sections: ["summary"] });
    advance(2000);
    await note(session, { page: "anotherpage0000001" });
    const [second, first] = await viewsOf(officer, session.link.id);
    expect(first).toEqual({
      id: expect.stringMatching(/^viw_/),
      viewedAt: expect.stringMatching(/Z$/),
      seconds: 40,
      sections: ["summary", "cash"],
      email: "elena@example.test",
    });
    expect(await link(officer, session.link.id)).toMatchObject({ views: 2, lastViewed: second.viewedAt });
  });

  it("is a person's: not of a page that was never visible, nor of one that nobody touched", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    expect(await note(session, { isHuman: false })).toBe(false);
    expect(await note(session, { seconds: 0 })).toBe(false);
    await look(session.token);
    await session.through("GET /v2/share/live-share-load");
    expect(await link(saved.officer, session.link.id)).toMatchObject({ views: 0, lastViewed: null });
  });

  it("counts two hundred times a day for a link, however many pages a program makes up, and goes on for those that have begun", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    const { what, cap } = visitsOfDay;
    expect(await note(session)).toBe(true);
    await limit(what, session.link.id, cap, cap.count - 2);
    expect(await note(session, { page: "anotherpage0000001" })).toBe(true);
    expect(await note(session, { page: "anotherpage0000002" })).toBe(false);
    expect(await note(session, { seconds: 30 })).toBe(true);
    expect((await link(saved.officer, session.link.id)).views).toBe(2);
    expect(await note(await openLink(saved))).toBe(true);
  });

  it("after a passcode needs no touch", async () => {
    const saved = await savedReport();
    const { link: made, token } = await linkTo(saved, { hasPasscode: true });
    await look(token, { resend: true });
    const passcode = (await mailsTo("elena@example.test")).at(0)!.text.match(/\b\d{6}\b/)![0];
    const cookies = [cookieOf(made.id, await look(token, { passcode }))!];
    const query = { link: made.id };
    const body = { ...visit, isHuman: false };
    expect((await call("POST /v2/share/views", { query, body, cookies })).body.data).toEqual([{ counted: true }]);
  });

  it.each([
    ["a preview", { isPreview: true }, {}],
    ["the officer's own look", {}, { loView: true }],
    ["the officer's quiet look", {}, { suppressNotif: true }],
  ])("does not count for %s", async (_, wanted, how) => {
    const saved = await savedReport();
    const session = await openLink(saved, wanted, how, [saved.officer.cookie]);
    expect(await note(session)).toBe(false);
    expect((await link(saved.officer, session.link.id)).views).toBe(0);
  });

  it("costs as much in a link that was viewed often, and so does a page of the list", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    const pages = Array.from({ length: 30 }, (_, at) => `page${String(at).padStart(14, "0")}`);
    const first = await workOf(() => note(session, { page: "onemorepage000001" }));
    for (const page of pages) await note(session, { page });
    expect(await workOf(() => note(session, { page: "onemorepage000002" }))).toEqual(first);
    const page = (count: string) =>
      workOf(() =>
        callAs(saved.officer, "GET /v2/share/links/{id}/views", { path: { id: session.link.id }, query: { count } }),
      );
    expect(await page("25")).toEqual(await page("1"));
  });
});

it("writes every step of a link into its officer's trail, and no name or address with it", async () => {
  const saved = await savedReport();
  const { link: made, token } = await linkTo(saved, { hasPasscode: true });
  await look(token, { resend: true });
  await look(token, { passcode: "000000" });
  await callAs(saved.officer, "POST /v2/share/links/{id}/unlock", { path: { id: made.id } });
  await look(token, { loView: true }, { cookies: [saved.officer.cookie] });
  await callAs(saved.officer, "DELETE /v2/share/links/{id}", { path: { id: made.id } });
  const { id: userId, corpID: corpId, roles } = saved.officer;
  const who = { kind: "person", userId, corpId, sessionId: "ses_1", roles } as const;
  const trail = await runAs(who, { address: "", agent: "" }, () => Audit.list({ count: 50 }));
  const ofLink = trail.filter(({ subject }) => subject === made.id);
  expect(ofLink.map(({ kind }) => kind).sort()).toEqual([
    ...["link.created", "link.opened", "link.revoked", "link.unlocked", "passcode.asked", "passcode.refused"],
  ]);
  expect(JSON.stringify(ofLink)).not.toMatch(/Elena|elena@/);
});
