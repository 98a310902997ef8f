import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { beforeEach, expect, it, vi } from "vitest";
import { fourLoans } from "../../scenario/scenario.fixture";
import { serve } from "../../scenario/server.fixture";
import { openDocument, useScenario } from "../../scenario/store/store";
import { Toaster } from "../../ui/overlays/toaster";
import ClosingCostsForm from "./closing-costs-form";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
});

async function show(place: { state: string; fip?: string; city?: string }, price?: number) {
  const report = fourLoans();
  const properties = report.properties.map((home) => ({
    ...home,
    ...place,
    purchaseDetails: home.purchaseDetails.map((each) => (price ? { ...each, price } : each)),
  }));
  openDocument({ document: { ...report, properties }, client: null, saved: null });
  serve({ "GET /v1/closingCosts/all": { data: [{ data: [] }] } });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <ClosingCostsForm id="one" place={0} onClose={() => {}} />
      <Toaster />
    </SWRConfig>,
  );
  await screen.findByRole("dialog");
  await userEvent.click(screen.getByRole("button", { name: "Suggest" }));
}
const amountOf = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `Amount of ${name}` }).value;

it("shows each tax with its statute and payer, and puts the borrower's in the lines of their names", async () => {
  await show({ state: "TN" });
  expect(screen.getByText(/Tenn\. Code 67-4-409\(b\)/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Add the borrower's \$/ }));
  const price = useScenario.getState().document.properties[0]!.purchaseDetails[0]!.price as number;
  expect(amountOf("State deed tax stamps")).toBe(`$${((price / 100) * 0.37 + 1).toLocaleString("en-US")}`);
  expect(amountOf("Mortgage tax")).not.toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.queryByRole("textbox", { name: "Amount of State deed tax stamps" })).toBeNull();
});

it("says of a state that is not there that it is not, and what to do", async () => {
  await show({ state: "OH" });
  expect(screen.getByText(/The transfer and mortgage taxes of Ohio are not in Highway yet/)).toBeTruthy();
});

it("says that the seller pays all where the borrower pays nothing", async () => {
  await show({ state: "NC", fip: "37183" });
  expect(screen.getByText("Seller pays")).toBeTruthy();
  expect(screen.getByRole("button", { name: "The borrower pays none of these" })).toHaveProperty("disabled", true);
});

it("says of a tax whose amounts were due anew that they are not in yet", async () => {
  await show({ state: "CA", fip: "06037", city: "Los Angeles" });
  expect(screen.queryByText(/not in yet/)).toBeNull();
  cleanup();
  await show({ state: "CA", fip: "06037", city: "Los Angeles" }, 6_000_000);
  expect(screen.getByText(/The amounts due on 07\/01\/2026 are not available yet\./)).toBeTruthy();
});

it("asks for the home's state where none is known", async () => {
  await show({ state: "" });
  expect(screen.getByText(/The home has no state yet/)).toBeTruthy();
});
