import { toNextWindow } from "@highway/core/platform/table/window.fixture";
import { scenario } from "@highway/core/reports/examples";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openLink, savedReport } from "./walk/sharing";
import { readerOf } from "./walk/signing-in";
import { callAs, environment } from "./walk/stage";

let mailsTo: ReturnType<typeof readerOf>["mailsTo"];
beforeAll(async () => {
  const mail = await startMail();
  ({ mailsTo } = readerOf(mail.mailbox));
  Object.assign(process.env, environment);
  return runBeside(startTable(), mail);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const income = 8312;
const told = { monthlyIncome: income, filingStatus: "single" };
const blocks = {
  bvr: { assumptions: { rent: 2400, otherItemized: 24_000 } },
  cow: { assumptions: { rent: 2400 }, waiting: { months: 12, laterRate: 6.5 } },
  dc: {
    properties: [{ ...scenario.properties[0]!, userEstimatedValue: 500_000 }],
    loans: [
      { id: "l1", category: "refinance", propertyID: "p1", purchaseDetailsID: "d1", term: 30, rate: 6.5 },
      { id: "l2", category: "refinance", propertyID: "p1", purchaseDetailsID: "d1", term: 15, rate: 5.875 },
      { id: "m1", category: "existing", propertyID: "p1", balance: 285_000, rate: 3.25, monthsLeft: 300, payOff: true },
    ],
    debts: [
      { id: "card", name: "Card A", balance: 18_400, payment: 552, rate: 24.99, payOff: true },
      { id: "auto", name: "Auto", balance: 23_600, payment: 612, rate: 8.9, payOff: true },
      { id: "student", name: "Student loan", balance: 31_000, payment: 340, rate: 5.517, payOff: false },
    ],
    consolidation: { loanID: "l1" },
  },
} as const;
type Tool = keyof typeof blocks;

async function shared(tool: Tool, audience: "client" | "anyone" | "agent" = "client") {
  const saved = await savedReport(told, undefined, { toolName: tool, ...blocks[tool] });
  const email = audience === "client" ? "elena@example.test" : "agent@realty.test";
  const wanted = audience === "anyone" ? ({ kind: "anyone" } as const) : ({ kind: "person", email } as const);
  const link = await openLink(saved, { tool, audience: wanted });
  const moved = (changes: object, loanID = "l1") =>
    link.through("POST /v2/share/answer", { body: { loanID, changes } });
  return { saved, moved, ...link };
}

/** What the officer's own screen says of the same figures. */
async function officers(tool: Tool, { saved }: Awaited<ReturnType<typeof shared>>, change: (body: Scenario) => void) {
  const body = structuredClone({
    ...scenario,
    asOf: saved.report.asOf,
    ...blocks[tool],
    client: told,
  }) as never as Scenario;
  change(body);
  const { body: answer } = await callAs(saved.officer, "POST /v2/scenario/tools/{tool}", {
    path: { tool },
    query: {},
    body,
  });
  return answer.data?.[0] ?? answer;
}
type Scenario = {
  loans: Record<string, unknown>[];
  properties: Record<string, unknown>[];
  debts: Record<string, unknown>[];
  assumptions: object;
  waiting: object;
  consolidation: object;
};

describe("what a client moves", () => {
  it("answers buying or renting to the cent as the officer's own screen does", async () => {
    const report = await shared("bvr");
    const { body } = await report.moved({
      rent: 2650,
      horizon: 7,
      growth: 2.5,
      investmentReturn: 6,
      ending: "stay",
      rate: 6.125,
      downPayment: 75_000,
    });
    const { answer } = body.data[0];
    const own = await officers("bvr", report, (given) => {
      Object.assign(given.assumptions, { rent: 2650, horizon: 7, investmentReturn: 6, ending: "stay" });
      Object.assign(given.loans[0]!, { rate: 6.125, downPayment: 75_000, downPaymentPercentage: null });
      Object.assign(given.properties[0]!, { appreciationTypes: ["custom"], customAppreciation: 2.5 });
    });
    expect(answer.isTaxKnown).toBe(true);
    expect(answer).toEqual({ ...own, gainsTax: { rate: null, isTyped: false } });
  });

  it("answers the cost of waiting to the cent as the officer's own screen does", async () => {
    const report = await shared("cow");
    const { body } = await report.moved({ months: 24, laterRate: 5.875, growth: -1, rent: 0, horizon: 5 });
    const own = await officers("cow", report, (given) => {
      Object.assign(given.assumptions, { rent: 0, horizon: 5 });
      Object.assign(given.waiting, { months: 24, laterRate: 5.875 });
      Object.assign(given.properties[0]!, { appreciationTypes: ["custom"], customAppreciation: -1 });
    });
    expect(body.data[0]).toEqual({ answer: own });
  });

  it("answers a consolidation to the cent as the officer's own screen does, without what tells the income", async () => {
    const report = await shared("dc");
    const { body } = await report.moved({ leftOut: ["auto"], applied: 250, newLoan: "l2" });
    const own = await officers("dc", report, (given) => {
      Object.assign(given.debts[1]!, { payOff: false });
      Object.assign(given.consolidation, { loanID: "l2", applied: 250 });
    });
    expect(own.items.map(({ id }: { id: string }) => id)).toEqual(["m1", "card"]);
    expect(own.ratios.after.back).toBeGreaterThan(0);
    const none = { front: null, back: null };
    const told = { ...own, ratios: { before: none, after: none }, maxima: none, taxes: null };
    expect(body.data[0]).toEqual({ answer: told });
    expect(JSON.stringify(body)).not.toMatch(/Student|5\.517|Auto/);
  });

  it("leaves the report and the trail as they are, and answers nothing of what the client told", async () => {
    const { saved, moved } = await shared("bvr");
    const trail = async () => (await callAs(saved.officer, "GET /v1/audit", { query: {} })).body.data;
    const before = await trail();
    const { body } = await moved({ rent: 2700 });
    const path = { id: saved.report.id };
    const after = (await callAs(saved.officer, "GET /v2/client/reports/{id}", { path })).body.data[0];
    expect(after.report).toEqual(saved.report);
    expect(await trail()).toEqual(before);
    const said = JSON.stringify(body);
    const isSaid = (secret: string | number) =>
      new RegExp(`[:,[]${JSON.stringify(secret)}[,}\\]]|"${secret}":`).test(said);
    const secrets = [income, income * 12, "single", "filingStatus", "monthlyIncome", "taxRate", "ficoMin", 24_000];
    expect(secrets.filter(isSaid)).toEqual([]);
  });

  it.each<[Tool, object, string, string]>([
    ["bvr", { price: 400_000 }, "changes.price", "A client cannot change this in a report of this tool."],
    ["bvr", { laterRate: 6 }, "changes.laterRate", "A client cannot change this in a report of this tool."],
    ["cow", { downPayment: 9000 }, "changes.downPayment", "A client cannot change this in a report of this tool."],
    ["bvr", { monthlyIncome: 9000 }, "changes.monthlyIncome", 'There is no field "changes.monthlyIncome" here.'],
    ["bvr", { rent: 0 }, "changes.rent", "Enter a rent between 1 and 99,999"],
    ["bvr", { rent: 1e6 }, "changes.rent", "Enter a rent between 1 and 99,999"],
    ["bvr", { horizon: 31 }, "changes.horizon", "Enter a horizon of 1 to 30 years"],
    ["bvr", { horizon: 2.5 }, "changes.horizon", "Enter a horizon of 1 to 30 years"],
    ["bvr", { ending: "burn" }, "changes.ending", "Choose sell or stay"],
    ["bvr", { investmentReturn: 21 }, "changes.investmentReturn", "Enter a percentage between 0 and 20"],
    ["bvr", { downPayment: 500_001 }, "changes.downPayment", "Down Payment cannot exceed price"],
    ["cow", { months: 61 }, "changes.months", "Enter a wait of 0 to 60 months"],
    ["dc", { rate: 6 }, "changes.rate", "A client cannot change this in a report of this tool."],
    ["dc", { leftOut: ["student"] }, "changes.leftOut", "Choose debts that this report pays off."],
    ["dc", { leftOut: ["nobody"] }, "changes.leftOut", "Choose debts that this report pays off."],
    ["dc", { leftOut: [] }, "changes.leftOut", "Choose debts that this report pays off."],
    ["dc", { leftOut: ["card", "card"] }, "changes.leftOut", "Name each debt once."],
    ["dc", { leftOut: ["m1", "card", "auto"] }, "changes.leftOut", "Choose at least one mortgage or debt to pay off"],
    ["dc", { newLoan: "m1" }, "changes.newLoan", "Choose a loan of this report."],
    ["dc", { newLoan: "l9" }, "changes.newLoan", "Choose a loan of this report."],
    ["dc", { applied: -1 }, "changes.applied", "Enter an amount between 0 and 999,999,999"],
    ["bvr", { leftOut: ["card"] }, "changes.leftOut", "A client cannot change this in a report of this tool."],
    ["cow", { months: 24, horizon: 2 }, "changes.horizon", "The horizon must reach beyond the purchase"],
  ])("is refused at its field: %s %o", async (tool, changes, field, sentence) => {
    const { moved } = await shared(tool);
    expect(await moved(changes)).toMatchObject({ status: 400, body: { error: { fields: { [field]: sentence } } } });
  });

  it.each<[Tool, object, string]>([
    ["bvr", { rate: 6 }, "l9"],
    ["dc", { applied: 100 }, "l2"],
    ["dc", { applied: 100 }, "m1"],
  ])("is of the loan that the answer of %s is about: %o of %s", async (tool, changes, loanID) => {
    const { moved } = await shared(tool);
    expect(await moved(changes, loanID)).toMatchObject({
      status: 400,
      body: { error: { fields: { loanID: "Choose a loan of this report." } } },
    });
  });

  it("is refused where the officer took ideas off the report", async () => {
    const { saved, moved } = await shared("bvr");
    const path = { id: saved.report.id };
    const { report } = (await callAs(saved.officer, "GET /v2/client/reports/{id}", { path })).body.data[0];
    const toolMeta = { ...report.toolMeta, noIdeas: true };
    await callAs(saved.officer, "PUT /v2/client/reports/{id}", { path, body: { report: { ...report, toolMeta } } });
    expect((await moved({ rent: 2500 })).status).toBe(400);
  });

  it("is answered 240 times a minute by one link", async () => {
    const { moved } = await shared("bvr");
    toNextWindow(60);
    // However slow the machine is, all calls fall into this one minute.
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const statuses: number[] = [];
    for (let at = 0; at < 242; at++) statuses.push((await moved({ rent: 0 })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  /** The saving of a year turns where the interest reaches the end of a bracket, which is the income to the dollar. */
  it.each(["anyone", "agent"] as const)("tells %s the income to no more than 5,000 dollars", async (audience) => {
    const changes = { rate: 9.5, downPayment: 20_000 };
    const [own, others] = await Promise.all([shared("bvr"), shared("bvr", audience)]);
    const savedIn = async ({ moved }: typeof own) =>
      (await moved(changes)).body.data[0].answer.years.map(({ taxSavings }: { taxSavings: number }) => taxSavings);
    const [exact, counted] = [await savedIn(own), await savedIn(others)];
    expect(counted).not.toEqual(exact);
    const near = await officers("bvr", others, (given) => {
      Object.assign(given.loans[0]!, { rate: 9.5, downPayment: 20_000, downPaymentPercentage: null });
      Object.assign(given, { client: { ...told, monthlyIncome: 8333.33 } });
    });
    expect(counted).toEqual(near.years.map(({ taxSavings }: { taxSavings: number }) => taxSavings));
  });
});

describe("an idea of a tool's report", () => {
  it("is mailed with what was changed and what it comes to, and stands beside the report", async () => {
    const { saved, through } = await shared("bvr");
    const changes = { rent: 2650, growth: 2.5, ending: "stay" };
    expect((await through("POST /v2/share/ideas", { body: { loanID: "l1", changes } })).status).toBe(201);
    const path = { id: saved.report.id };
    const ideas = await callAs(saved.officer, "GET /v2/client/reports/{id}/ideas", { path, query: {} });
    expect(ideas.body.data).toMatchObject([{ loanID: "l1", changes }]);
    const [mail] = await mailsTo(saved.officer.email);
    expect(mail!.text.split("\n\n")[1]!.split("\n")).toEqual([
      "Report: Raleigh or Cary",
      "Loan: A, Conventional 30, on 4217 Brookhaven Dr",
      "Monthly rent: $2,650, was $2,400",
      expect.stringMatching(/^Home growth: 2\.5%, was [\d.]+%$/),
      "At the end: The home is kept, was The home is sold",
      expect.stringMatching(/^What buying leaves beyond renting: \$[\d,]+, was −\$[\d,]+$/),
      expect.stringMatching(/^Break-even rent: \$[\d,]+, was \$[\d,]+$/),
      expect.stringMatching(/^Owning, month 1: \$[\d,.]+, as before$/),
      expect.stringMatching(/^Cash at closing: \$[\d,]+, as before$/),
    ]);
    expect(mail!.text).toContain("/bvr/review?reportID=");
  });

  it("of a consolidation is told by what its debts and loans are called", async () => {
    const { saved, through } = await shared("dc");
    const changes = { leftOut: ["card", "auto"], applied: 250, newLoan: "l2" };
    expect((await through("POST /v2/share/ideas", { body: { loanID: "l1", changes } })).status).toBe(201);
    const [mail] = await mailsTo(saved.officer.email);
    expect(mail!.text.split("\n\n")[1]!.split("\n").slice(2)).toEqual([
      "Left out of the loan: Card A, Auto",
      "Added payment each month: $250",
      "New loan: 15 years at 5.875%, was 30 years at 6.5%",
      expect.stringMatching(/^Freed each month: .*\$[\d,.]+, was .*\$[\d,.]+$/),
      expect.stringMatching(/^Saved by the end: .*\$[\d,]+, was .*\$[\d,]+$/),
      expect.stringMatching(/^New payment: \$[\d,.]+, was \$[\d,.]+$/),
      expect.stringMatching(/^Debt-free in, with the added payment: \d+ years.*$/),
    ]);
  });

  it("is refused at a figure that its tool does not let a client change", async () => {
    const { through } = await shared("cow");
    const answer = await through("POST /v2/share/ideas", { body: { loanID: "l1", changes: { price: 400_000 } } });
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { "changes.price": expect.any(String) } } } });
  });

  it.each(["bvr", "cow", "dc"] as const)("a view of a report of %s is told to its officer", async (tool) => {
    const { saved, through } = await shared(tool);
    const body = { clientName: "Elena", reportID: saved.report.id, tool, locationStr: "" };
    const answer = await through("POST /v2/share/send-live-share-notif", { body });
    expect(answer.body.data[0].notified).toBe(true);
    const [mail] = await mailsTo(saved.officer.email);
    expect(mail!.subject).toMatch(/Elena Marchetti/);
    expect(mail!.text).toContain(`/${tool}/`);
  });
});
