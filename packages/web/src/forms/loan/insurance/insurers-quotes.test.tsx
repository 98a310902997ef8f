import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { issuesOf, loadWholeCheck } from "../../../scenario/issues/issues";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openDocument, useScenario } from "../../../scenario/store/store";
import MIWorksheet from "./mi-worksheet";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const report = fourLoans();
  const loans = report.loans.map((loan) => ({ ...loan, downPayment: null, downPaymentPercentage: 10 }));
  openDocument({ document: { ...report, loans }, client: null, saved: null });
});
afterEach(cleanup);

const worksheet = () => useScenario.getState().document.loans[0]!.MIWorksheet;
async function withQuote() {
  await loadWholeCheck();
  render(<MIWorksheet id="one" place={0} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole("button", { name: "Add a quote" }));
}
const date = () => screen.getByLabelText("Date of the quote");

it("keeps an insurer's quote with its day, which prices the loan in place of the card", async () => {
  await withQuote();
  await userEvent.type(screen.getByRole("textbox", { name: "Insurer, quote 1" }), "Radian");
  await userEvent.type(screen.getByRole("textbox", { name: "Annual premium, quote 1" }), "0.41");
  await userEvent.tab();
  const { asOf } = useScenario.getState().document;
  expect(worksheet().quotes).toEqual([
    { insurer: "Radian", plan: "monthly", annual: 0.41, upfront: null, date: asOf, prices: true },
  ]);
  expect(within(screen.getByRole("status")).getByText("Radian")).toBeTruthy();
  expect(screen.queryByText("Rate card")).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "The rate card prices the loan" }));
  expect(worksheet().quotes![0]!.prices).toBe(false);
  expect(await screen.findByText("Rate card")).toBeTruthy();
});

it("says at its field that a quote needs its date, and loses nothing", async () => {
  await withQuote();
  await userEvent.type(screen.getByRole("textbox", { name: "Insurer, quote 1" }), "Essent");
  await userEvent.clear(date());
  await userEvent.tab();
  expect(await screen.findByText("Date of the quote is required")).toBeTruthy();
  expect(issuesOf(useScenario.getState().document).get("one.MIWorksheet.quotes.0.date")?.sentence).toBe(
    "Date of the quote is required",
  );
  expect(worksheet().quotes![0]).toMatchObject({ insurer: "Essent", date: null });
});

it("is removed, and brought back by one press", async () => {
  await withQuote();
  await userEvent.click(screen.getByRole("button", { name: "Remove quote 1" }));
  expect(worksheet().quotes).toBeUndefined();
});
