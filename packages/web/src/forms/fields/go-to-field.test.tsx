import { cleanup, render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument } from "../../scenario/store/store";
import { goToField } from "./go-to-field";

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

it.each([
  ["loan.annualMIPercentage", "loan.MI"],
  ["loan.MI", "loan.annualMIPercentage"],
  ["loan.downPayment", "loan.downPaymentPercentage"],
  ["ask.userTaxRate", "ask.userPropertyTax"],
])("leads to %s where the form shows the same figure as %s", async (key, shown) => {
  render(<input data-field={shown} />);
  goToField(key);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-field")).toBe(shown));
});

function Window({ opener, field }: { opener: object; field: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...opener} onClick={() => setOpen(true)} />
      {open && <input data-field={field} />}
    </>
  );
}

it.each([
  ["one.secondLoan.rate", { "data-holds": "one.secondLoan" }],
  ["brookhaven.purchaseDate.month", { "data-field": "brookhaven.address" }],
])("opens the window that holds %s", async (key, opener) => {
  openDocument({ document: fourLoans(), client: null, saved: null });
  render(<Window opener={opener} field={key} />);
  goToField(key);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-field")).toBe(key));
});

it("waits for a field as long as the question before the page is left is not answered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance", "requestAnimationFrame"] });
  const { rerender } = render(<div role="alertdialog" />);
  goToField("assumptions.rent");
  await vi.advanceTimersByTimeAsync(10_000);
  rerender(<input data-field="assumptions.rent" />);
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  expect(document.activeElement?.getAttribute("data-field")).toBe("assumptions.rent");
});
