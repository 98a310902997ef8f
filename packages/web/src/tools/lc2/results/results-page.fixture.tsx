import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { WorkingLoan } from "../../../scenario/document";
import { newLoan, newProperty, newReport } from "../../../scenario/new-report";
import { openDocument } from "../../../scenario/store/store";
import { ResultsPage, useResults } from "./results-page";

/** Sets up a page of results for tests that press what it shows. Any output on the console fails them. */
export function onAPage() {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation((...said) => {
      throw new Error(said.join(" "));
    });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

const Page = () => <ResultsPage {...useResults()} />;

const fee = (rate: number, APR: boolean) =>
  ({ name: "Fee", rate, APR, usePercent: false, percentOf: "property", isCredit: false }) as const;
const worksheet = { name: "Wake County purchase", data: { lender: [fee(2027, true), fee(3661, false)] } };

/** Shows loans on a home of 500,000 dollars in Raleigh that close on 20 December 2026. */
export async function show(...loans: Partial<WorkingLoan>[]) {
  const home = { ...newProperty(), address: "412 Brookhaven Dr", countyTaxRate: 0.84, monthlyAssociationFee: 40 };
  const price = { ...home.purchaseDetails[0]!, price: 500_000, userMonthlyHomeInsurance: 145.83 };
  openDocument({
    document: {
      ...newReport(),
      asOf: "2026-11-20",
      closingDate: "2026-12-20",
      properties: [{ ...home, purchaseDetails: [price] }],
      loans: loans.map((loan) => ({
        ...newLoan(home.id, price.id),
        closingCostObj: worksheet,
        credits: 3000,
        ...loan,
      })),
    },
    client: null,
    saved: null,
  });
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await sectionDrawn("Escrow account");
}

/** Waits until the section of this title is drawn; the sections below the first figures are loaded separately. Finding it by role would search the whole page each time that a part of it is drawn. */
export const sectionDrawn = (title: string) =>
  waitFor(() => expect(document.querySelector(`section[aria-label^="${title}"]`)).not.toBeNull(), { timeout: 60_000 });

/** Opens the details of the sections. */
export const openDetails = () => fireEvent.click(screen.getByRole("checkbox", { name: "All details" }));

export const one = { name: "Conventional 30", rate: 6.5 };
export const two = { name: "Conventional 30, 1 point", rate: 6.125, points: 1 };
export const table = (name: string) => screen.getByRole("grid", { name });
export const figure = (name: RegExp) => within(table("First figures")).getByRole("button", { name });
