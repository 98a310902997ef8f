import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { SettingsContext } from "../../../forms/fields/settings";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openDocument, useScenario } from "../../../scenario/store/store";
import { LoanGrid } from "./loan-grid";

const settings = {
  signs: { downPaymentSign: "percent", propertyTaxSign: "percent", mortgageInsuranceSign: "percent" },
  taxDefaults: {},
  showUSDA: false,
  showAllCash: true,
  setSign: vi.fn(),
} as const;

beforeEach(() => {
  openDocument({ document: fourLoans(), client: null, saved: null });
  render(
    <SettingsContext value={settings}>
      <LoanGrid />
    </SettingsContext>,
  );
});

it("has every field of the specification's loan form, by name, for each loan", () => {
  const lines = [
    ...["Property and price", "Program", "Type", "Term", "Rate", "Points", "APR", "Down payment", "Second loan"],
    ...["Closing costs", "Credits", "Prepaids and escrows", "Mortgage insurance", "Upfront MI", "Loan amount"],
  ];
  for (const name of lines) {
    const [row] = screen.getAllByRole("row").filter((each) => within(each).queryByRole("rowheader", { name }));
    expect(row, name).toBeTruthy();
    expect(within(row!).getAllByRole("cell"), name).toHaveLength(4);
  }
});

// jsdom hides what `popover` shows.
const hidden = true;

it("offers the usual down payments with their dollars, a whole one as that of an investment property", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Common down payments for loan A" }));
  const list = within(await screen.findByRole("dialog", { hidden }));
  const offered = list.getAllByRole("button", { hidden });
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    ...["3%$15,000", "3.5%$17,500", "5%$25,000", "10%$50,000", "15%$75,000", "20%$100,000", "25%$125,000"],
    "100%investment property$500,000",
  ]);
  await userEvent.click(offered[1]!);
  expect(useScenario.getState().document.loans[0]).toMatchObject({ downPayment: null, downPaymentPercentage: 3.5 });
});
