/** What a loan's cells show of the windows in which costs, credits and prepaids are listed. */
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { WorkingLoan } from "../../../scenario/document";
import { changeLoan } from "../../../scenario/edits/change";
import { setClosingDate, takeRespaDeposit } from "../../../scenario/edits/loan-edits";
import { edit } from "../../../scenario/store/store";
import { engine, loan, openLoans, press, show, type } from "./loan-window.fixture";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function showLoan(fields: Partial<WorkingLoan>) {
  openLoans();
  edit(
    null,
    changeLoan("one", (one) => ({ ...one, ...fields })),
  );
  show();
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const prepaids = () => screen.getByRole("button", { name: /months and days prepaid for loan A$/ });

it("a typed total takes the place of the worksheet's, which comes back with one press", async () => {
  showLoan({});
  await waitFor(() => expect(field("Closing costs, loan A")).toMatchObject({ value: "", placeholder: "5,688" }));
  await type("Closing costs, loan A", "6000");
  expect(field("Closing costs, loan A").value).toBe("6,000");
  expect(engine().closingCosts).toBe(6000);
  await press("Back to Wake County purchase, loan A");
  await waitFor(() => expect(field("Closing costs, loan A")).toMatchObject({ value: "", placeholder: "5,688" }));
  expect(loan().closingCosts).toBeNull();
});

it("the listed credit stands by its name and amount, with what is beside it", async () => {
  const lender = { name: "Lender credit", rate: 1200, usePercent: false, percentOf: "property", APR: false } as const;
  const additionalCredits = [{ name: "Employer", amount: 750 }];
  showLoan({ credits: null, creditsObj: { data: [{ ...lender, isCredit: true }] }, additionalCredits });
  expect(engine().credits).toBe(1950);
  const listed = screen.getByRole("button", { name: "Credits, loan A" });
  await waitFor(() => expect(listed.textContent).toBe("\u2212$1,200"));
  await screen.findByRole("button", { name: "Lender credit, +$750 more, credits worksheet of loan A" });
});

it("the months and days of prepaids stand in words, or the closing date that they follow", async () => {
  showLoan({ escrows: { insurance: 12, tax: 3, interest: 10 } });
  await waitFor(() => expect(prepaids().textContent).toMatch(/10 days interest/));
  cleanup();
  showLoan({ escrows: { insurance: 12, tax: 3, interest: 1 } });
  await waitFor(() => expect(prepaids().textContent).toMatch(/1 day interest/));
  cleanup();
  showLoan({ prepaidsByClosing: true });
  edit(null, setClosingDate("2026-12-22"));
  await waitFor(() => expect(prepaids().textContent).toBe("by closing 12/22/2026"));
});

it("what RESPA lets a lender hold is the default of the field from the press on", async () => {
  showLoan({});
  const before = field("Prepaids and escrows, loan A").placeholder;
  edit(null, takeRespaDeposit("one", "2026-12-22"));
  const most = Math.round(engine().prepaidEscrows).toLocaleString("en-US");
  await waitFor(() => expect(field("Prepaids and escrows, loan A")).toMatchObject({ value: "", placeholder: most }));
  expect(most).not.toBe(before);
  await waitFor(() => expect(prepaids().textContent).toBe("by closing 12/22/2026"));
});
