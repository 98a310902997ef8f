import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { type Settings, SettingsContext } from "../../../forms/fields/settings";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { newId } from "../../../lib/new-id";
import { basisOf, resultOf } from "../../../scenario/figures/loan-figures";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openDocument, useScenario } from "../../../scenario/store/store";
import { LoanGrid } from "./loan-grid";

const settings: Settings = {
  signs: { downPaymentSign: "percent", propertyTaxSign: "percent", mortgageInsuranceSign: "percent" },
  taxDefaults: {},
  showUSDA: false,
  showAllCash: true,
  setSign: vi.fn(),
};
export const show = (more: Partial<Settings> = {}) =>
  render(
    <SettingsContext value={{ ...settings, ...more }}>
      <LoanGrid />
    </SettingsContext>,
  );

export const loan = (place = 0) => useScenario.getState().document.loans[place]!;
/** Returns the engine's result for a loan of the open scenario. */
export const engine = (place = 0) => resultOf(basisOf(useScenario.getState()), loan(place))!;
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
export const optionLabels = (name: string) => [...list(name).options].map(({ label }) => label);
export const choose = (name: string, option: string) => userEvent.selectOptions(list(name), option);
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
export const dialog = () => screen.findByRole("dialog", {}, { timeout: 10_000 });
export const type = async (label: string, text: string) => {
  const input = screen.getByRole("textbox", { name: label });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
/** Returns the rows of a table in the window, without its heads. */
export const lines = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

const sofr = {
  value: 3.9,
  date: "2026-11-19",
  source: "NY Fed",
  average: 2.9,
  averageDate: "2026-11-19",
  sample: false,
};

/** Opens the first of four loans, or as many as are asked for, with an index. Each is a column of fields to draw. */
export function openLoans(count = 1) {
  const { loans, ...rest } = fourLoans();
  openDocument({ document: { ...rest, loans: loans.slice(0, count), id: newId("rpt") }, client: null, saved: null });
  return fakeApi({ "GET /v1/loan/sofr": () => ({ data: [sofr] }) });
}

/** Loads the code of the windows beforehand, because these tests are not about loading. */
export const loadWindows = () =>
  Promise.all([
    import("../../../forms/loan/arm/arm-form"),
    import("../../../forms/loan/buydown-form"),
    import("../../../forms/loan/insurance/mi-worksheet"),
    import("../../../forms/loan/second-loan/second-loan-form"),
    import("../../../ui/overlays/dialog-surface"),
  ]);
