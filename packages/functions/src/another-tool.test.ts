/** A tool that is not built here: its folder and one line in each of core's registries, and its reports are saved, mailed, shared, moved, printed and made into files. */

import type { Drawing } from "@highway/core/exports/index";
import { scenario } from "@highway/core/reports/examples";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import { makesFiles } from "./walk/exports";
import { cookieOf, look, openLink, savedReport } from "./walk/sharing";
import { readerOf } from "./walk/signing-in";
import { call, callAs, environment, type Officer } from "./walk/stage";

vi.mock(import("@highway/core/tools/registry.schema"), async (original) => {
  const registry = await original();
  const { rentOrOwn } = await import("@highway/core/tools/rent.fixture");
  return { ...registry, tools: { ...registry.tools, rent: { report: rentOrOwn } } };
});
vi.mock(import("@highway/core/tools/answers"), async (original) => {
  const { toolAnswers } = await original();
  const { rentOrOwnAnswer } = await import("@highway/core/tools/rent.fixture");
  return { toolAnswers: { ...toolAnswers, rent: rentOrOwnAnswer } };
});
vi.mock(import("@highway/core/tools/pure/told"), async (original) => {
  const { toldAnswers } = await original();
  const { rentOrOwnTold } = await import("@highway/core/tools/rent.fixture");
  return { toldAnswers: { ...toldAnswers, rent: rentOrOwnTold } };
});
vi.mock(import("@highway/core/tools/pure/mails"), async (original) => {
  const { toolMails } = await original();
  const { rentOrOwnMail } = await import("@highway/core/tools/rent.fixture");
  return { toolMails: { ...toolMails, rent: rentOrOwnMail } };
});

const drawn: Drawing[] = [];
let queues: Awaited<ReturnType<typeof startQueues>>;
let mailsTo: ReturnType<typeof readerOf>["mailsTo"];
beforeAll(async () => {
  Object.assign(process.env, environment);
  const makeFile = makesFiles(async (given) => {
    drawn.push(given);
    return new TextEncoder().encode("a file");
  });
  queues = await startQueues({ exports: makeFile });
  const mail = await startMail();
  ({ mailsTo } = readerOf(mail.mailbox, queues));
  return runBeside(startTable(), mail, startFiles(), queues);
});

/** Calls as a page of the tool does, whose key the types of this build do not know. */
const callOf = (officer: Officer, route: Parameters<typeof callAs>[1], body: unknown) =>
  callAs(officer, route, { body } as Parameters<typeof callAs>[2]);
const write = (officer: Officer, clientID: string, report: object) =>
  callOf(officer, "POST /v2/client/reports", { clientID, report });

/** A saved report of the tool, and its officer. */
async function savedRent() {
  const { officer, client } = await savedReport();
  const { body } = await write(officer, client._id, { ...scenario, toolName: "rent", monthlyRent: 2_100 });
  return { officer, client, report: body.data[0].report };
}

it("is saved with its own field, read back and saved again", async () => {
  const { officer, client, report } = await savedRent();
  expect(report).toMatchObject({ toolName: "rent", monthlyRent: 2_100, status: "complete" });
  const path = { id: report.id };
  const body = { report: { ...report, monthlyRent: 2_250 } };
  const { body: changed } = await callAs(officer, "PUT /v2/client/reports/{id}", { path, body });
  expect(changed.data[0].report.monthlyRent).toBe(2_250);
  const { body: read } = await callAs(officer, "GET /v2/client/reports/{id}", { path });
  expect(read.data[0].report).toMatchObject({ toolName: "rent", monthlyRent: 2_250 });
  const { body: usual } = await write(officer, client._id, { ...scenario, toolName: "rent" });
  expect(usual.data[0].report.monthlyRent).toBeNull();
});

it("has a wrong value named at its field, and no other tool's report has the field", async () => {
  const { officer, client } = await savedRent();
  const wrong = await write(officer, client._id, { ...scenario, toolName: "rent", monthlyRent: "much" });
  expect([wrong.status, wrong.body.error.fields]).toEqual([400, { "report.monthlyRent": "Enter the rent in dollars" }]);
  const other = await write(officer, client._id, { ...scenario, toolName: "lc2", monthlyRent: 2_100 });
  expect(other.status).toBe(400);
  expect(Object.keys(other.body.error.fields)).toEqual(["report.monthlyRent"]);
});

it("is opened by its link, at the tool's own address", async () => {
  const { officer, report } = await savedRent();
  const { body } = await callOf(officer, "POST /v2/share/get-live-share", { reportID: report.id, tool: "rent" });
  const url = new URL(body.data[0].url);
  expect(url.pathname).toBe("/rent/live-share");
  const opened = await look(url.searchParams.get("data")!, {}, { tool: "rent" });
  expect(opened.body.data[0]).toMatchObject({ isAuth: true, tool: "rent" });
  const link = opened.body.data[0].link;
  const loaded = await call("GET /v2/share/live-share-load", {
    query: { link },
    cookies: [cookieOf(link, opened)!],
  });
  expect(loaded.body.data[0].report).toMatchObject({ toolName: "rent", monthlyRent: 2_100 });
});

/** Its report, opened by a link that its client was mailed. */
async function openedRent() {
  const saved = await savedReport({}, undefined, { toolName: "rent", assumptions: { rent: 2_100 } });
  const audience = { kind: "person", email: "elena@example.test" } as const;
  return { saved, ...(await openLink(saved, { tool: "rent" as "lc2", audience })) };
}

it("is answered to its client, and anew with what the client moves", async () => {
  const { through } = await openedRent();
  const { body } = await through("GET /v2/share/live-share-load");
  const { loans } = body.data[0].report;
  expect(body.data[0].workedOut.answer).toEqual({ loanID: loans[0].id, aYear: 25_200 });
  const moved = (changes: object, loanID = loans[0].id) =>
    through("POST /v2/share/answer", { body: { loanID, changes } });
  expect((await moved({ rent: 2_000 })).body.data).toEqual([{ answer: { loanID: loans[0].id, aYear: 24_000 } }]);
  const refused = await Promise.all([moved({ growth: 3 }), moved({ rent: 2_000 }, "other"), moved({ rent: 0 })]);
  expect(refused.map((answer) => [answer.status, Object.keys(answer.body.error.fields)])).toEqual([
    [400, ["changes.growth"]],
    [400, ["loanID"]],
    [400, ["changes.rent"]],
  ]);
});

it("is told to its officer in its own figures when a client sends an idea", async () => {
  const { saved, through } = await openedRent();
  const body = { loanID: saved.report.loans[0].id, changes: { rent: 2_000 } };
  expect((await through("POST /v2/share/ideas", { body })).status).toBe(201);
  const [mail] = await mailsTo(saved.officer.email);
  expect(mail!.text).toContain("Monthly rent: $2,000, was $2,100\nA year of rent: $24,000, was $25,200");
});

it("is mailed in its own words", async () => {
  const { officer, report } = await savedReport({}, undefined, { toolName: "rent", assumptions: { rent: 2_100 } });
  const body = { reportID: report.id, tool: "rent", lang: "en", attachesPdf: true };
  const { body: shown } = await callOf(officer, "POST /v2/share/preview-mail", body);
  expect(shown.data[0]).toMatchObject({ subject: expect.stringMatching(/^What rent comes to/) });
  expect(shown.data[0].html).toContain("Here is what your rent comes to.");
  expect(shown.data[0].html).toContain("Attached: Your rent.pdf");
});

it("is printed, and made into a file", async () => {
  const { officer, report } = await savedRent();
  const { body: printed } = await callAs(officer, "GET /v2/report/printed", { query: { reportID: report.id } });
  expect(printed.data[0].report).toMatchObject({ toolName: "rent", monthlyRent: 2_100 });
  const { body } = await callAs(officer, "POST /v2/report/exports", { body: { reportID: report.id } });
  await queues.empty();
  const { body: job } = await callAs(officer, "GET /v2/report/exports/{id}", { path: { id: body.data[0].id } });
  expect(job.data[0].status).toBe("done");
  expect(drawn.at(-1)!.printed.report).toMatchObject({ toolName: "rent", monthlyRent: 2_100 });
});
