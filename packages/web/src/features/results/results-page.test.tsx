import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkingLoan } from "../../lib/scenario/document";
import { newLoan, newProperty, newReport } from "../../lib/scenario/new-report";
import { openDocument } from "../../lib/scenario/store";
import { ResultsPage } from "./results-page";
import { useResults } from "./use-results";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...said) => {
    throw new Error(said.join(" "));
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Page = () => <ResultsPage {...useResults()} />;

const fee = (rate: number, APR: boolean) =>
  ({ name: "Fee", rate, APR, usePercent: false, percentOf: "property", isCredit: false }) as const;
const worksheet = { name: "Wake County purchase", data: { lender: [fee(2027, true), fee(3661, false)] } };

/** Loans on a home of 500,000 in Raleigh, closing on 20 December 2026. */
async function show(...loans: Partial<WorkingLoan>[]) {
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
  // The sections below the first ones are code of their own.
  await screen.findByRole("region", { name: "Escrow account" }, { timeout: 20_000 });
}

const one = { name: "Conventional 30", rate: 6.5 };
const two = { name: "Conventional 30, 1 point", rate: 6.125, points: 1 };
const table = (name: string) => screen.getByRole("grid", { name });
const figure = (name: RegExp) => within(table("First figures")).getByRole("button", { name });

describe("the results page", () => {
  it("has the four figures first, as drawn", async () => {
    await show(one, two);
    const row = (name: string) => {
      const line = within(table("First figures")).getByRole("row", { name: new RegExp(`^${name}`) });
      return within(line)
        .getAllByText(/^[$\d]/)
        .map((value) => value.textContent);
    };
    expect(row("Total payment")).toEqual(["$3,064.10", "$2,966.27"]);
    expect(row("Cash to close")).toEqual(["$108,638", "$112,638"]);
    expect(row("APR")).toEqual(["6.549%", "6.268%"]);
    expect(row("Interest over the loan")).toEqual(["$510,180", "$474,960"]);
    expect(screen.getAllByRole("grid")[0]).toBe(table("First figures"));
  });

  it("marks the lowest with a sign that is more than colour", async () => {
    await show(one, two);
    expect(
      within(figure(/Total payment, Loan 2:\s*\$2,966\.27.*Lowest/)).getByRole("img", { name: "Lowest" }),
    ).toBeDefined();
    expect(figure(/Total payment, Loan 1:\s*\$3,064\.10$/)).toBeDefined();
  });

  it("shows differences against loan 1 until they are switched off", async () => {
    await show(one, two);
    expect(within(table("Monthly payment")).getAllByText("−97.83")).toHaveLength(2);
    fireEvent.click(screen.getByRole("checkbox", { name: "Differences" }));
    expect(within(table("Monthly payment")).queryByText("−97.83")).toBeNull();
  });

  it("says when the extra cash is paid back, and in which month", async () => {
    await show(one, two);
    expect(screen.getByText("Payment 41")).toBeDefined();
    expect(screen.getByText("June 2030")).toBeDefined();
    expect(screen.getByText("$4,000.00 ÷ $97.83")).toBeDefined();
  });

  it("shows dashes and the reason for a loan without its rate, and nothing stale", async () => {
    await show(one, { ...two, rate: "6.1x" });
    const cells = within(table("First figures")).getAllByText("No figure");
    expect(cells).toHaveLength(4);
    expect(screen.getByText(/^Loan 2, rate: /)).toBeDefined();
    expect(screen.getByRole("link", { name: "Edit the scenario" }).getAttribute("href")).toMatch(
      /^\/lc2\/property\?reportID=rpt_/,
    );
    expect(screen.queryByText("Payment 41")).toBeNull();
  });

  it("says which required field a loan lacks", async () => {
    await show(one, { ...two, rate: null }, { ...two, downPaymentPercentage: null });
    expect(screen.getByText("Loan 2: Rate is required.")).toBeDefined();
    expect(screen.getByText("Loan 3: Down Payment is required.")).toBeDefined();
  });

  it("says that an APR was typed", async () => {
    await show({ ...one, customAPR: 6.6 });
    expect(figure(/APR, Loan 1:\s*6\.6%\s*typed/)).toBeDefined();
  });

  it("needs no comparison for one loan", async () => {
    await show(one);
    expect(screen.queryByRole("checkbox", { name: "Differences" })).toBeNull();
    expect(screen.queryByText(/Break-even/)).toBeNull();
  });
});

describe("show the working", () => {
  const panel = () => screen.queryByRole("complementary", { name: "Show the working" });
  // Its code is fetched when a figure is first pressed, which a busy machine may take its time for.
  const written = () => within(panel()!).findByText(/Rules as of/, {}, { timeout: 20_000 });

  it("opens at once, naming its figure, while the working is on its way", async () => {
    await show(one, two);
    fireEvent.click(figure(/APR, Loan 2/));
    expect(panel()!.textContent).toContain("APR, loan 2");
    await written();
    expect(panel()!.textContent).toContain("6.268%");
  });

  it("opens on the figure that is pressed, and closes with Escape, back on the figure", async () => {
    await show(one, two);
    const total = figure(/Total payment, Loan 2/);
    total.focus();
    fireEvent.click(total);
    expect(total.getAttribute("aria-expanded")).toBe("true");
    await written();
    const text = panel()!.textContent!;
    for (const part of ["Total payment, loan 2", "Conventional 30, 1 point", "$2,966.27", "$2,430.44", "$350.00"])
      expect(text).toContain(part);
    fireEvent.keyDown(panel()!, { key: "Escape" });
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(total);
  });

  it("closes when the same figure is pressed again", async () => {
    await show(one, two);
    fireEvent.click(figure(/APR, Loan 1/));
    fireEvent.click(figure(/APR, Loan 1/));
    expect(panel()).toBeNull();
  });

  it("goes with a figure that turns into a dash", async () => {
    await show(one, { ...two, rate: null });
    expect(within(table("First figures")).queryByRole("button", { name: /Loan 2/ })).toBeNull();
  });

  it("opens on the one horizon whose figure is pressed", async () => {
    await show(one, two);
    const line = within(table("Total cost")).getByRole("row", { name: /^7 years/ });
    const [first] = within(line).getAllByRole("button");
    fireEvent.click(first!);
    await written();
    const expanded = document.querySelectorAll('[aria-expanded="true"]');
    expect([...expanded]).toEqual([first]);
    expect(panel()!.textContent).toContain("After 7 years");
    expect(panel()!.textContent).not.toContain("After 10 years");
    // The page shows whole dollars, the working its cents.
    expect(first!.textContent).toContain("$176,728");
    expect(panel()!.textContent).toContain("After 7 years$176,727.93");
  });

  it("opens on a sentence that says when a loan is ahead", async () => {
    await show(one, two);
    fireEvent.click(screen.getByRole("button", { name: /^Total cost is lower from payment/ }));
    await written();
    expect(panel()!.textContent).toContain("Break-even by total cost, loan 2");
  });

  it("explains a second loan, and no balance that is the first loan's alone", async () => {
    const secondLoan = { type: "fixed", ltv: 90, term: 20, amount: null, rate: 8 } as const;
    await show(one, { ...two, secondLoan });
    fireEvent.click(within(table("Monthly payment")).getByRole("button", { name: /^Second loan, Loan 2/ }));
    await written();
    expect(panel()!.textContent).toContain("$418.22");
    const balances = within(table("Loans at year 7"));
    expect(balances.getByRole("button", { name: /^Balance, Loan 1/ })).toBeDefined();
    expect(balances.queryByRole("button", { name: /^Balance, Loan 2/ })).toBeNull();
  });

  it("has every figure's working, with its source", async () => {
    await show(one, { ...two, program: "fha", downPaymentPercentage: 3.5, points: 1 });
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-figure]")].reverse();
    const pressable = new Map(buttons.map((button) => [button.dataset.figure!.split(" ")[1], button]));
    expect(pressable.size).toBe(39);
    for (const button of pressable.values()) {
      fireEvent.click(button);
      if (button.getAttribute("aria-expanded") !== "true") fireEvent.click(button);
      await written();
      expect(panel()!.textContent).toContain("Rules as of 11/20/2026.");
      expect(panel()!.querySelectorAll("ol > li").length).toBeGreaterThan(0);
    }
  });
});

describe("the keyboard in a table of figures", () => {
  const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
  const at = () => document.activeElement!.textContent!.replace(/:.*/, "");

  it("has one tab stop and moves with the arrows", async () => {
    await show(one, two);
    const buttons = within(table("First figures")).getAllByRole<HTMLButtonElement>("button");
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    buttons[0]!.focus();
    key("ArrowRight");
    expect(at()).toBe("Total payment, Loan 2");
    key("ArrowDown");
    key("ArrowDown");
    expect(at()).toBe("APR, Loan 2");
    key("Home");
    expect(at()).toBe("APR, Loan 1");
    key("ArrowLeft");
    expect(at()).toBe("APR, Loan 1");
    expect(buttons.filter((button) => button.tabIndex === 0).map((button) => button.textContent.slice(0, 3))).toEqual([
      "APR",
    ]);
  });

  it("passes over lines and loans that have nothing to press", async () => {
    await show(one, { ...two, rate: null }, two);
    within(table("The loans"))
      .getByRole("button", { name: /^Loan amount, Loan 1/ })
      .focus();
    key("ArrowRight");
    expect(at()).toBe("Loan amount, Loan 3");
    key("ArrowDown");
    expect(at()).toBe("Loan to value, Loan 3");
  });
});
