import { advance, now } from "@highway/core/platform/clock";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import { openLink, type SavedReport, savedReport } from "./walk/sharing";
import { callAs, environment, newOfficer, workOf } from "./walk/stage";

beforeAll(async () => {
  const mail = await startMail();
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail);
});

type Opened = Awaited<ReturnType<typeof openLink>>;
const visit = { page: "k3v9x0q2m4n6b8c1", seconds: 5, sections: ["summary"], isHuman: true };
const see = ({ through }: Opened, page = visit.page) => through("POST /v2/share/views", { body: { ...visit, page } });
const idea = { loanID: "l1", changes: { price: 490_000 }, note: "A little less?" };
const suggest = async ({ through }: Opened) =>
  (await through("POST /v2/share/ideas", { body: idea })).body.data[0].id as string;
const mail = ({ officer, report }: SavedReport, email: string) =>
  callAs(officer, "POST /v2/share/send-live-share", { body: { reportID: report.id, clientEmail: [email] } });

const activityOf = async ({ officer, client }: Pick<SavedReport, "officer" | "client">, query = {}) =>
  callAs(officer, "GET /v2/client/{id}/activity", { path: { id: client._id }, query });
const storyOf = async (saved: SavedReport, query = {}) =>
  (await activityOf(saved, query)).body.data.map(({ kind }: { kind: string }) => kind);
const newsOf = async ({ officer }: Pick<SavedReport, "officer">, since = new Date(now() - 60_000).toISOString()) =>
  (await callAs(officer, "GET /v2/share/news", { query: { since } })).body.data;

describe("what passed between an officer and a client", () => {
  it("is what was sent with what became of it, who opened it, and the ideas that came back, the newest first", async () => {
    const saved = await savedReport();
    expect(await storyOf(saved)).toEqual([]);
    await mail(saved, "elena@example.com");
    advance(10);
    const session = await openLink(saved);
    advance(10);
    await Promise.all([see(session), see(session)]);
    advance(10);
    const ideaID = await suggest(session);
    const { data } = (await activityOf(saved)).body;
    const about = { reportID: saved.report.id, reportName: "Raleigh or Cary", tool: "lc2", at: expect.any(String) };
    expect(data).toEqual([
      { kind: "idea", ...about, idea: expect.objectContaining({ id: ideaID, note: "A little less?" }) },
      { kind: "opened", ...about, id: expect.stringMatching(/^viw_/), email: "elena@example.test" },
      { kind: "link", ...about, link: expect.objectContaining({ id: session.link.id, views: 1 }) },
      // The mail's own link, and the send.
      { kind: "link", ...about, link: expect.objectContaining({ views: 0 }) },
      {
        kind: "sent",
        ...about,
        send: expect.objectContaining({ emailSent: [expect.objectContaining({ status: "OK" })] }),
      },
    ]);
    expect(await storyOf(saved, { offset: "1", count: "2" })).toEqual(["opened", "link"]);
    const path = { id: saved.report.id, ideaID };
    await callAs(saved.officer, "DELETE /v2/client/reports/{id}/ideas/{ideaID}", { path });
    expect(await storyOf(saved)).not.toContain("idea");
  });

  it("tells the loan that a client likes apart from ideas, to the client's page and to Home", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    await session.through("POST /v2/share/ideas", { body: { ...idea, changes: {} } });
    const { data } = (await activityOf(saved)).body;
    expect(data[0]).toMatchObject({ kind: "choice", idea: { loanID: "l1", changes: {}, note: "A little less?" } });
    expect((await newsOf(saved)).map(({ kind }: { kind: string }) => kind)).toEqual(["choice"]);
  });

  it("leaves out the officer's own looks, and a link whose mail never went out", async () => {
    const saved = await savedReport();
    await see(await openLink(saved, { isPreview: true }));
    await mail(saved, "reject@simulator.test");
    expect(await storyOf(saved)).toEqual(["sent"]);
    expect(await newsOf(saved)).toEqual([]);
  });

  it("is nobody else's to read", async () => {
    const saved = await savedReport();
    await see(await openLink(saved));
    const officer = await newOfficer();
    expect((await activityOf({ officer, client: saved.client })).status).toBe(404);
    expect(await newsOf({ officer })).toEqual([]);
  });
});

describe("the news of all clients", () => {
  it("is what they opened and sent since a time, and nothing that the officer did", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    await see(session);
    advance(5000);
    const since = new Date(now()).toISOString();
    await see(session, "anotherpage0000001");
    advance(10);
    await suggest(session);
    const about = { clientID: saved.client._id, clientName: "Elena Marchetti", email: "elena@example.test" };
    expect(await newsOf(saved, since)).toMatchObject([
      { kind: "idea", ...about },
      { kind: "opened", ...about },
    ]);
    expect(await newsOf(saved)).toHaveLength(3);
  });

  it("costs as much where much has happened", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    const few = await workOf(() => newsOf(saved));
    for (let page = 0; page < 30; page++) await see(session, `page${String(page).padStart(14, "0")}`);
    expect(await workOf(() => newsOf(saved))).toEqual(few);
  });
});
