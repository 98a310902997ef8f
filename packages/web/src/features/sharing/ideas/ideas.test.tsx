import type { Idea } from "@highway/core/sharing/ideas/schema";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { money, moneyWithCents } from "../../../lib/format/format";
import { rentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { usualAssumptions, usualWaiting } from "../../../scenario/assumptions";
import { comparedLoans, propertyOf, type WorkingReport } from "../../../scenario/document";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { aboutOf, hasRoom, withIdea } from "./idea-as-loan";
import { withMoved } from "./idea-in-answer";
import Ideas from "./ideas";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const report = fourLoans();
const idea = (changes: Idea["changes"], loanID = "one"): Idea => ({
  id: `ide_${"0".repeat(26)}`,
  reportID: report.id,
  loanID,
  changes,
  note: "Could we offer a little less?",
  from: "Jordan Davis",
  email: "jordan@example.com",
  link: "lnk_1",
  createdAt: "2026-11-21T15:04:00.000Z",
});

describe("an idea as a loan", () => {
  it("stands right after the loan that it is about, which stays as it is", () => {
    const { document, loan, original } = withIdea(
      report,
      idea({ rate: 6.25, downPayment: 120_000, extraPayment: 200 }),
    )!;
    expect(comparedLoans(document).map(({ id }) => id)).toEqual(["one", loan.id, "two", "three", "four"]);
    expect(loan).toMatchObject({
      name: "Idea from Jordan",
      rate: 6.25,
      downPayment: 120_000,
      downPaymentPercentage: null,
      additionalMonthlyPayments: [{ amount: 200 }],
      closingCostObj: original.closingCostObj,
    });
    expect(document.loans.find(({ id }) => id === "one")).toBe(original);
  });

  it("is called by a name that ends at a whole letter", () => {
    const { name } = withIdea(report, { ...idea({ rate: 6.25 }), from: "\u{1F3E1}".repeat(30) })!.loan;
    expect(name).toBe(`Idea from ${"\u{1F3E1}".repeat(20)}`);
    expect(
      withIdea(report, { ...idea({ rate: 6.25 }), from: `a${"\u{1F3E1}".repeat(30)}` })!.loan.name.isWellFormed(),
    ).toBe(true);
  });

  it("has an APR of its own where the terms are others, whatever was typed for the loan", () => {
    const [one, ...others] = report.loans;
    const typed = { ...report, loans: [{ ...one!, customAPR: 6.2 }, ...others] };
    const brought = (changes: Idea["changes"]) => withIdea(typed, idea(changes))!.loan.customAPR;
    expect([brought({ rate: 6.25 }), brought({ price: 490_000 }), brought({ downPayment: 90_000 })]).toEqual([
      null,
      null,
      null,
    ]);
    expect([brought({ extraPayment: 200 }), brought({})]).toEqual([6.2, 6.2]);
  });

  it("adds the home's price once, and uses one that is there", () => {
    const added = withIdea(report, idea({ price: 490_000 }))!;
    const prices = (id: string) => propertyOf(added.document, id)!.purchaseDetails.map(({ price }) => price);
    expect(prices("brookhaven")).toEqual([500_000, 515_000, 490_000]);
    expect(resultOf({ document: added.document, client: null }, added.loan)?.applicablePrice).toBe(490_000);
    const known = withIdea(report, idea({ price: 515_000 }))!;
    expect(known.loan.purchaseDetailsID).toBe("b515");
    expect(known.document.properties).toBe(report.properties);
  });

  it("leaves the asking price where it is when the bid is another one", () => {
    const [home, ...homes] = report.properties;
    const [bid, ...prices] = home!.purchaseDetails;
    const over = { ...home!, purchaseDetails: [{ ...bid!, bidOver: 12_000 }, ...prices] };
    const { document } = withIdea({ ...report, properties: [over, ...homes] }, idea({ price: 490_000 }))!;
    expect(propertyOf(document, "brookhaven")!.purchaseDetails.at(-1)).toMatchObject({ price: 490_000, bidOver: 2000 });
  });

  it("brings what the client puts down beside a second loan, which lends the rest as before or less", () => {
    const secondLoan = { type: "fixed" as const, ltv: 90, term: 30, amount: null, rate: 8.25 };
    const [one, ...others] = report.loans;
    const beside = { ...report, loans: [{ ...one!, secondLoan }, ...others] };
    const brought = (changes: Idea["changes"]) => {
      const { document, loan } = withIdea(beside, idea(changes))!;
      const { amount, secondLoan: second, cash } = resultOf({ document, client: null }, loan)!;
      return [amount, second?.amount ?? 0, cash.downPayment];
    };
    expect(brought({ downPayment: 60_000 })).toEqual([400_000, 40_000, 60_000]);
    expect(brought({ downPayment: 60_000, price: 490_000 })).toEqual([392_000, 38_000, 60_000]);
    expect(brought({ downPayment: 125_000 })).toEqual([375_000, 0, 125_000]);
  });

  it("is none where its loan is gone, or the home has no room for another price", () => {
    expect(withIdea(report, idea({ rate: 6 }, "gone"))).toBeNull();
    let full = report;
    for (const price of [480_000, 481_000, 482_000, 483_000]) full = withIdea(full, idea({ price }))!.document;
    expect(withIdea(full, idea({ price: 484_000 }))).toBeNull();
    expect([hasRoom(report), hasRoom(full)]).toEqual([true, false]);
  });
});

describe("an idea about an answer", () => {
  const assumptions = { ...usualAssumptions, rent: 2400 };
  const waiting = { ...usualWaiting, laterRate: 6 };
  const bvr: WorkingReport = { ...report, toolName: "bvr", assumptions };
  const cow: WorkingReport = { ...report, toolName: "cow", assumptions, waiting };
  const moved = { rent: 2650, growth: 2.5, ending: "stay", rate: 6.25, downPayment: 75_000 } as const;

  it("changes what the client moved and nothing else, the home's growth as if it was typed", () => {
    const tried = withMoved(bvr, idea(moved))!;
    expect(tried.assumptions).toEqual({ ...assumptions, rent: 2650, ending: "stay" });
    const [home] = tried.properties;
    expect([home!.appreciationTypes[0], home!.customAppreciation]).toEqual(["custom", 2.5]);
    expect(tried.loans[0]).toEqual({ ...bvr.loans[0], rate: 6.25, downPayment: 75_000, downPaymentPercentage: null });
    expect(tried.loans.slice(1)).toEqual(bvr.loans.slice(1));
    expect(tried.properties.slice(1)).toEqual(bvr.properties.slice(1));
    const later = withMoved(cow, idea({ months: 24, laterRate: 5.5, horizon: 5 }))!;
    expect([later.waiting, later.assumptions]).toEqual([
      { ...waiting, months: 24, laterRate: 5.5 },
      { ...assumptions, horizon: 5 },
    ]);
  });

  it("is none where the scenario buys with another loan by now", () => {
    expect(withMoved(bvr, idea({ rent: 2500 }, "two"))).toBeNull();
    expect(
      withMoved({ ...bvr, assumptions: { ...assumptions, loanID: "two" } }, idea({ rent: 2500 }, "two")),
    ).not.toBeNull();
  });

  it("says what was changed, beside what was, and what the answer becomes", () => {
    const told = aboutOf(idea({ rent: 2650, ending: "stay" }), { document: bvr, client: null })!;
    expect(told.changes).toEqual([
      "monthly rent $2,650 (was $2,400)",
      "at the end the home is kept (was the home is sold)",
    ]);
    const { answer } = rentOrBuyFigures({
      document: withMoved(bvr, idea({ rent: 2650, ending: "stay" }))!,
      client: null,
    });
    expect(told.figures[0]).toMatchObject({
      name: "What buying leaves beyond renting",
      value: money(answer!.atHorizon.difference),
    });
    const waited = aboutOf(idea({ months: 24 }), { document: cow, client: null })!;
    expect(waited.changes).toEqual(["wait 24 months (was 12 months)"]);
    expect(waited.figures.map(({ name }) => name)).toContain("Payment later");
  });
});

describe("the list of ideas", () => {
  const address = `/v2/client/reports/${report.id}/ideas`;
  const show = (ideas: () => object, onAdd?: (idea: Idea) => void) => {
    const api = fakeApi({
      [`GET ${address}`]: ideas,
      [`DELETE ${address}/ide_${"0".repeat(26)}`]: () => ({ data: [] }),
    });
    render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <MemoryRouter>
          <Ideas reportID={report.id} basis={{ document: report, client: null }} onAdd={onAdd} />
        </MemoryRouter>
      </SWRConfig>,
    );
    return api;
  };
  const openIdeas = async () => fireEvent.click(await screen.findByRole("button", { name: "Idea from Jordan" }));
  const one = idea({ rate: 6.25, extraPayment: 200 });

  it("says what the client changed and what comes of it, by the engine", async () => {
    const onAdd = vi.fn();
    show(() => ({ data: [one] }), onAdd);
    await openIdeas();
    const list = within(screen.getByRole("dialog", { hidden: true }));
    expect(list.getByText("Loan A: rate 6.250% (was 6.500%), extra payment each month $200 (was $0)")).toBeDefined();
    expect(list.getByText("“Could we offer a little less?”")).toBeDefined();
    const { document, loan } = withIdea(report, one)!;
    const { monthly } = resultOf({ document, client: null }, loan)!;
    expect(list.getByText(moneyWithCents(monthly.total))).toBeDefined();
    fireEvent.click(list.getByRole("button", { name: "Add as a loan", hidden: true }));
    expect(onAdd).toHaveBeenCalledWith(one);
  });

  it("says which loan the client likes, with its figures as they are, and how to answer", async () => {
    const onAdd = vi.fn();
    show(() => ({ data: [idea({}, "two")] }), onAdd);
    fireEvent.click(await screen.findByRole("button", { name: "Jordan likes a loan" }));
    const list = within(screen.getByRole("dialog", { hidden: true }));
    expect(list.getByText("Jordan likes loan B")).toBeDefined();
    const { monthly } = resultOf({ document: report, client: null }, comparedLoans(report)[1]!)!;
    expect(list.getByText(moneyWithCents(monthly.total)).textContent).toBe(moneyWithCents(monthly.total));
    expect(list.getByRole("link", { name: "Reply", hidden: true }).getAttribute("href")).toBe(
      "mailto:jordan@example.com",
    );
    expect(list.queryByRole("button", { name: "Add as a loan", hidden: true })).toBeNull();
  });

  it("leads to the results where no loan can be added", async () => {
    show(() => ({ data: [one] }));
    await openIdeas();
    expect(
      (await screen.findByRole("link", { name: "Open in the results", hidden: true })).getAttribute("href"),
    ).toContain(report.id);
    expect(screen.queryByRole("button", { name: "Add as a loan", hidden: true })).toBeNull();
  });

  it("dismisses after a question", async () => {
    const left = [one];
    const api = show(() => ({ data: [...left] }));
    await openIdeas();
    fireEvent.click(await screen.findByRole("button", { name: "Dismiss the idea from Jordan", hidden: true }));
    const question = await screen.findByRole("alertdialog", { name: "Dismiss this idea?" });
    left.pop();
    fireEvent.click(within(question).getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Idea from Jordan" })).toBeNull());
    expect(api.of(`DELETE ${address}/${one.id}`)).toHaveLength(1);
  });

  it("says that it could not be read, and asks again", async () => {
    const answers = [{ status: 500, error: { code: "failed", alertMessage: "x" } }, { data: [one] }];
    show(() => answers.shift()!);
    fireEvent.click(await screen.findByRole("button", { name: "Ideas did not load. Try again" }));
    expect(await screen.findByText("Idea from Jordan")).toBeDefined();
  });
});
