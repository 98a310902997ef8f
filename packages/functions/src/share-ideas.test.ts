import { newId } from "@highway/core/platform/id";
import { send } from "@highway/core/platform/mail/mail";
import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cookieOf, look, openLink, type SavedReport, savedReport } from "./walk/sharing";
import { readerOf } from "./walk/signing-in";
import { call, callAs, environment } from "./walk/stage";

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

describe("an idea", () => {
  const idea = { loanID: "l1", changes: { price: 490_000, extraPayment: 200 }, note: "A little less?" };
  const sendIdea = ({ through }: Opened, body: object = {}) =>
    through("POST /v2/share/ideas", { body: { ...idea, ...body } });
  const ideasOf = async ({ officer, report }: SavedReport) =>
    (await callAs(officer, "GET /v2/client/reports/{id}/ideas", { path: { id: report.id }, query: {} })).body.data;

  it("stands beside the report, which stays as it is, and is mailed to the officer", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    const { body } = await sendIdea(session);
    expect(await ideasOf(saved)).toEqual([
      {
        id: body.data[0].id,
        reportID: saved.report.id,
        ...idea,
        from: "Elena Marchetti",
        email: "elena@example.test",
        link: session.link.id,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    const path = { id: saved.report.id };
    const after = (await callAs(saved.officer, "GET /v2/client/reports/{id}", { path })).body.data[0];
    expect(after.report).toEqual(saved.report);
    const [mail] = await mailsTo(saved.officer.email);
    expect(mail!.subject).toBe("Elena Marchetti sent you an idea");
    expect(mail!.text.split("\n\n")[1]!.split("\n")).toEqual([
      "Report: Raleigh or Cary",
      "Loan: A, Conventional 30, on 4217 Brookhaven Dr",
      "Price: $490,000, was $500,000",
      "Extra payment each month: $200, was $0",
      "Payment: $2,607.99, was $2,674.10",
      "Payment with the extra: $2,807.99",
      "Cash to close: $101,715, was $101,750",
      "APR: 6.5%, as before",
      "Paid off in: 24 years 4 months, was 30 years",
      expect.stringMatching(/^Total interest: \$3\d\d,\d{3}, was \$\d{3},\d{3}$/),
    ]);
    expect(mail!.text).toContain("They wrote: A little less?");
    expect(mail!.text).toContain("--\nElena Marchetti\nelena@example.test");
    expect(mail).toMatchObject({ replyTo: ["elena@example.test"] });
    await callAs(saved.officer, "DELETE /v2/client/reports/{id}/ideas/{ideaID}", {
      path: { ...path, ideaID: body.data[0].id },
    });
    expect(await ideasOf(saved)).toEqual([]);
  });

  it("is one idea, mailed once, where it is sent again because its answer was lost", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    const id = newId("idea");
    const [first, second] = [await sendIdea(session, { id }), await sendIdea(session, { id })];
    expect(second).toMatchObject({ status: 201, body: { data: first.body.data } });
    expect(await ideasOf(saved)).toMatchObject([{ id }]);
    expect(await mailsTo(saved.officer.email)).toHaveLength(1);
    // Whoever opened another link to the report learns nothing by it.
    const other = await openLink(saved);
    expect(await sendIdea(other, { id })).toMatchObject({ status: 404, body: { error: { code: "missing" } } });
  });

  it.each([
    ["a loan of no such report", { loanID: "l9" }, "loanID", "Choose a loan of this report."],
    [
      "a price beyond all bounds",
      { changes: { price: 1e12 } },
      "changes.price",
      "Enter a price between 1 and 999,999,999",
    ],
    ["a rate beyond all bounds", { changes: { rate: 101 } }, "changes.rate", "Enter a percentage between 0 and 100"],
    [
      "more down than the price of the report",
      { changes: { downPayment: 500_001 } },
      "changes.downPayment",
      "Down Payment cannot exceed price",
    ],
  ])("with %s is refused at its field", async (_, body, field, sentence) => {
    const saved = await savedReport();
    const answer = await sendIdea(await openLink(saved), body);
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { [field]: sentence } } } });
    expect(await ideasOf(saved)).toEqual([]);
  });

  it("without changes is a choice: the officer is told which loan the client likes, and asked what the client asks", async () => {
    const saved = await savedReport();
    const note = "What would it take to close in March?";
    expect((await sendIdea(await openLink(saved), { changes: {}, note })).status).toBe(201);
    expect(await ideasOf(saved)).toMatchObject([{ loanID: "l1", changes: {}, note }]);
    const [mail] = await mailsTo(saved.officer.email);
    expect(mail!.subject).toBe("Elena Marchetti likes loan A");
    expect(mail!.text).toContain(`They ask: ${note}`);
    expect(mail!.text).not.toMatch(/\bwas\b/);
    expect(mail).toMatchObject({ replyTo: ["elena@example.test"] });
  });

  it("is refused where the officer took ideas off the report, which a choice is not", async () => {
    const saved = await savedReport();
    const path = { id: saved.report.id };
    const { report } = (await callAs(saved.officer, "GET /v2/client/reports/{id}", { path })).body.data[0];
    await callAs(saved.officer, "PUT /v2/client/reports/{id}", {
      path,
      body: { report: { ...report, toolMeta: { ...report.toolMeta, noIdeas: true } } },
    });
    const session = await openLink(saved);
    expect(await sendIdea(session)).toMatchObject({
      status: 400,
      body: { error: { fields: { changes: "Ideas cannot be sent from this report." } } },
    });
    expect((await sendIdea(session, { changes: {} })).status).toBe(201);
  });

  it("comes from no preview", async () => {
    const saved = await savedReport();
    expect((await sendIdea(await openLink(saved, { isPreview: true }))).status).toBe(400);
  });

  it("is kept when the mail cannot be sent", async () => {
    const saved = await savedReport();
    vi.mocked(send).mockRejectedValueOnce(new Error("The mail service is down."));
    expect((await sendIdea(await openLink(saved))).status).toBe(201);
    expect(await ideasOf(saved)).toHaveLength(1);
  });

  it("is one of ten in ten minutes by one link, whoever has it", async () => {
    const saved = await savedReport();
    const session = await openLink(saved);
    const again = cookieOf(session.link.id, await look(session.token))!;
    const query = { link: session.link.id };
    const statuses: number[] = [];
    toNextWindow(600);
    for (let at = 0; at < 12; at++) {
      const cookies = [at % 2 ? again : session.cookie];
      statuses.push((await call("POST /v2/share/ideas", { query, body: idea, cookies })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
  });
});
