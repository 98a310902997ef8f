import { full } from "@highway/core/reports/full.fixture";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { type Settings, SettingsContext } from "../../../forms/fields/settings";
import type { WorkingReport } from "../../../scenario/document";
import { openDocument, useScenario } from "../../../scenario/store/store";
import { LoanGrid } from "./loan-grid";

const settings: Settings = {
  signs: { downPaymentSign: "percent", propertyTaxSign: "percent", mortgageInsuranceSign: "percent" },
  taxDefaults: {},
  showUSDA: false,
  showAllCash: true,
  setSign: vi.fn(),
};
const document = { ...full, id: full.id!, asOf: full.asOf! } satisfies WorkingReport;

beforeEach(() => openDocument({ document, client: null, saved: null }));

// The grid has no cells yet for most of what such a document says; none of it may be lost by typing beside it.
it("draws loans of every kind, and changes of them what is typed and nothing else", () => {
  render(
    <SettingsContext value={settings}>
      <LoanGrid />
    </SettingsContext>,
  );
  const [arm, ...others] = document.loans;
  fireEvent.change(screen.getByRole("textbox", { name: "Rate, loan A" }), { target: { value: "6" } });
  const { loans, ...rest } = useScenario.getState().document;
  expect(loans).toEqual([{ ...arm, rate: 6 }, ...others]);
  const { loans: _loans, ...before } = document;
  expect(rest).toEqual(before);
});
