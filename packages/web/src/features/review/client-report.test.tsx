import { exampleUser } from "@highway/core/people/users/example";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { clientOf } from "../../lib/client.fixture";
import { SessionContext } from "../../lib/session";
import { costOfWaitingFigures } from "../../report/cost-of-waiting/figures";
import { headOf as waitingHead } from "../../report/cost-of-waiting/lead";
import { costOfWaitingEn } from "../../report/cost-of-waiting/words.en";
import { clientRentOrBuyEn } from "../../report/rent-or-buy/client.en";
import { headOf as rentHead } from "../../report/rent-or-buy/client-lead";
import { rentOrBuyFigures } from "../../report/rent-or-buy/figures";
import { usualAssumptions, usualWaiting } from "../../scenario/assumptions";
import { quarryRoad } from "../../scenario/owed.fixture";
import { fourLoans } from "../../scenario/scenario.fixture";
import { type AnsweredReport, savedOf } from "../../scenario/store/saved-report";
import { ClientReport, ReportPaper } from "./client-report";

it("is light whatever the officer's theme, with its homes, whom it is for and from, and of which day it is", () => {
  const report = {
    name: "Raleigh or Cary",
    asOf: "2026-11-20",
    properties: [{ addressDisplay: "The blue one", address: "412 Brookhaven Dr" }, { address: "98 Pullen Ct" }],
  };
  const answered = { report, client: { name: "Elena Marchetti" } } as unknown as AnsweredReport;
  const profile = { ...exampleUser.profile, fullName: "Jordan Hale", userTheme: "dark" as const };
  document.documentElement.dataset.theme = "dark";
  render(
    <SessionContext value={{ user: { ...exampleUser, profile }, replaceUser: vi.fn() }}>
      <ReportPaper answered={answered}>the figures</ReportPaper>
    </SessionContext>,
  );
  expect(screen.getByRole("article").closest("[data-theme]")?.getAttribute("data-theme")).toBe("light");
  expect(screen.getByRole("heading", { name: "Raleigh or Cary" })).toBeTruthy();
  expect(screen.getByText("The blue one · 98 Pullen Ct")).toBeTruthy();
  expect(screen.getByText("For Elena Marchetti from Jordan Hale, 11/20/2026")).toBeTruthy();
  expect(screen.getByText(/^These figures are estimates under the rules in effect on 11\/20\/2026\./)).toBeTruthy();
});

const answeredOf = (toolName: "bvr" | "cow") => {
  const assumptions = { ...usualAssumptions, rent: 2400 };
  const blocks = toolName === "cow" ? { waiting: { ...usualWaiting, laterRate: 6 } } : {};
  const client = { ...clientOf(), monthlyIncome: 9000, filingStatus: "single" as const };
  return { report: { ...fourLoans(), toolName, assumptions, ...blocks }, client } as unknown as AnsweredReport;
};

it.each(["bvr", "cow"] as const)(
  "reviews a report of %s as its client's page answers it, without the sliders",
  async (tool) => {
    const answered = answeredOf(tool);
    const basis = { document: savedOf(answered).document, client: answered.client };
    const { answer: rented } = rentOrBuyFigures(basis);
    const said =
      tool === "bvr"
        ? rentHead(rented!, 2400, clientRentOrBuyEn)
        : waitingHead(costOfWaitingFigures(basis).answer!, costOfWaitingEn);
    render(
      <SessionContext value={{ user: exampleUser, replaceUser: vi.fn() }}>
        <ClientReport answered={answered} />
      </SessionContext>,
    );
    expect(await screen.findByRole("heading", { level: 1, name: said })).toBeTruthy();
    for (const name of ["If things go differently", "What this assumes", "How we count"])
      expect(screen.getByRole("heading", { name })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Try an idea" })).toBeNull();
  },
);

it("reviews a debt consolidation with both halves of its answer", async () => {
  const answered = { report: quarryRoad(), client: clientOf() } as unknown as AnsweredReport;
  render(
    <SessionContext value={{ user: exampleUser, replaceUser: vi.fn() }}>
      <ClientReport answered={answered} />
    </SessionContext>,
  );
  const name = "The new loan frees $702 a month, and costs $339,789 more by the end.";
  expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
  expect(screen.getByText(/a rate of 6\.75%, an APR of /)).toBeTruthy();
});

it("reviews a report whose answer is not known as its client's page shows it: the loans, and to the officer why", async () => {
  const { report, client } = answeredOf("bvr");
  const [loan] = report.loans;
  const uninsured = { ...loan!, downPaymentPercentage: 0, annualMIPercentage: null };
  const answered = { report: { ...report, loans: [uninsured] }, client } as unknown as AnsweredReport;
  expect(rentOrBuyFigures({ document: savedOf(answered).document, client }).answer).toBeNull();
  render(
    <SessionContext value={{ user: exampleUser, replaceUser: vi.fn() }}>
      <ClientReport answered={answered} />
    </SessionContext>,
  );
  expect((await screen.findByRole("note")).textContent).toMatch(
    /^The answer is not known, so the client sees the loans/,
  );
  expect(screen.getByRole("heading", { name: "412 Brookhaven Dr" })).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Where the monthly payment goes" })).toBeTruthy();
});
