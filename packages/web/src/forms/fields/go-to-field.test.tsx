import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { goToField } from "./go-to-field";

afterEach(cleanup);

it.each([
  ["loan.annualMIPercentage", "loan.MI"],
  ["loan.MI", "loan.annualMIPercentage"],
  ["loan.downPayment", "loan.downPaymentPercentage"],
  ["ask.userTaxRate", "ask.userPropertyTax"],
])("leads to %s where the form shows the same figure as %s", async (key, shown) => {
  Element.prototype.scrollIntoView = vi.fn();
  render(<input data-field={shown} />);
  goToField(key);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-field")).toBe(shown));
});
