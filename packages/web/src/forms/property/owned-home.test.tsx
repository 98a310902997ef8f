import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkingReport } from "../../scenario/document";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument, useScenario } from "../../scenario/store/store";
import { SettingsContext } from "../fields/settings";
import { PlaceLabel } from "../loan/cells/choice-cells";
import { settings } from "./property-form.fixture";
import { PropertyStrip } from "./property-strip";
import { usualCosts } from "./use-property";

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The first home is refinanced: 500,000 were paid for it in January 2020. */
function refinanced(home: object = {}): WorkingReport {
  const { properties, loans, ...rest } = fourLoans();
  const [first, ...others] = properties;
  const category = "refinance" as const;
  const owned = {
    ...first!,
    userAppraisedValue: null,
    purchaseDate: { month: 1, year: 2020 },
    appreciationTypes: ["custom" as const],
    customAppreciation: 3,
    ...home,
  };
  const onFirst = loans.filter(({ propertyID }) => propertyID === first!.id);
  return {
    ...rest,
    properties: [owned, ...others],
    loans: onFirst.map((loan) => ({
      ...loan,
      category,
      downPayment: null,
      downPaymentPercentage: null,
      targetLTV: 80,
    })),
  };
}
const open = (document: WorkingReport) => openDocument({ document, client: null, saved: null });
const strip = () =>
  render(
    <SettingsContext value={settings}>
      <PropertyStrip />
    </SettingsContext>,
  );
const value = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Value of 412 Brookhaven Dr" });

describe("a home that is owned", () => {
  it("shows what it is worth, not what was paid: computed until it is typed, with one press back", () => {
    open(refinanced());
    strip();
    expect(screen.queryByRole("textbox", { name: "Price of 412 Brookhaven Dr" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Add alternate price for 412 Brookhaven Dr" })).toBeNull();
    const computed = value().placeholder;
    expect(Number(computed.replace(/\D/g, ""))).toBeGreaterThan(600_000);
    fireEvent.focus(value());
    fireEvent.change(value(), { target: { value: "640k" } });
    expect(useScenario.getState().document.properties[0]!.userEstimatedValue).toBe(640_000);
    fireEvent.click(screen.getByRole("button", { name: "Back to the computed value of 412 Brookhaven Dr" }));
    expect(useScenario.getState().document.properties[0]!.userEstimatedValue).toBeNull();
  });

  it("has tax and insurance of its value", () => {
    const document = refinanced({ userEstimatedValue: 700_000 });
    const [home] = document.properties;
    const { tax } = usualCosts(home!, home!.purchaseDetails[0]!, document);
    expect(tax).toBe((700_000 * Number(home!.countyTaxRate)) / 100);
  });

  it("owes the same tax in the other unit: percent are of its value", () => {
    const document = refinanced({ userEstimatedValue: 700_000 });
    const [home, ...others] = document.properties;
    const purchaseDetails = home!.purchaseDetails.map((price) => ({ ...price, userTaxRate: 1.2 }));
    open({ ...document, properties: [{ ...home!, purchaseDetails }, ...others] });
    strip();
    const unit = screen.getByRole("radiogroup", { name: "Dollars or percent, tax of 412 Brookhaven Dr" });
    fireEvent.click(within(unit).getByRole("radio", { name: "Dollars" }));
    const details = () => useScenario.getState().document.properties[0]!.purchaseDetails[0]!;
    expect(details()).toMatchObject({ userTaxRate: null, userPropertyTax: 8400 });
    fireEvent.click(within(unit).getByRole("radio", { name: "Percent" }));
    expect(details()).toMatchObject({ userTaxRate: 1.2, userPropertyTax: null });
  });

  it("has a price again as soon as a loan buys it", () => {
    open(fourLoans());
    strip();
    const [first] = screen.getAllByRole("region", { name: "412 Brookhaven Dr" });
    expect(within(first!).getByRole("textbox", { name: "Price of 412 Brookhaven Dr" })).toBeDefined();
    expect(within(first!).queryByRole("textbox", { name: /^Value of/ })).toBeNull();
  });

  it("is chosen by its value", () => {
    const label = (document: WorkingReport) => {
      open(document);
      const { container, unmount } = render(<PlaceLabel />);
      const text = container.textContent;
      unmount();
      return text;
    };
    expect(label(refinanced())).toBe("Property and value");
    expect(label(fourLoans())).toBe("Property and price");
  });
});
