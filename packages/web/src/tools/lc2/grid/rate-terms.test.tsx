import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { moneyWithCents, percent } from "../../../lib/format/format";
import { useScenario } from "../../../scenario/store/store";
import {
  choose,
  dialog,
  engine,
  lines,
  loadWindows,
  loan,
  openLoans,
  optionLabels,
  press,
  show,
  type,
} from "./loan-window.fixture";

beforeAll(loadWindows);
let api: ReturnType<typeof openLoans>;
beforeEach(() => {
  api = openLoans();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the programs", () => {
  it("count interest-only loans by their plain names", () => {
    show();
    expect(optionLabels("Program, loan A")).toEqual([
      "Conventional",
      "FHA",
      "VA",
      "Interest only 5 years",
      "Interest only 7 years",
      "Interest only 10 years",
      "All cash",
      "Other",
    ]);
  });
  it("leave all cash out for who does not want it, unless the loan is", async () => {
    openLoans(2);
    const { unmount } = show();
    await choose("Program, loan B", "allCash");
    unmount();
    show({ showAllCash: false });
    expect(optionLabels("Program, loan A")).not.toContain("All cash");
    expect(optionLabels("Program, loan B")).toContain("All cash");
  });
  it("pay interest alone at first", async () => {
    show();
    await choose("Program, loan A", "interest10");
    expect(engine().rates).toEqual([
      { fromPayment: 1, rate: 6.5, payment: 2166.67 },
      { fromPayment: 121, rate: 6.5, payment: engine().rates[1]!.payment },
    ]);
    await screen.findByTitle(`then ${moneyWithCents(engine().rates[1]!.payment)}`);
  });
});

/** Loan A with an adjustable rate, and the window of its terms. */
async function openARM(armType = "arm5") {
  show();
  await choose("Type, loan A", armType);
  await press(/terms of the adjustable rate, loan A/);
  return dialog();
}

const path = () =>
  engine().rates.map(({ fromPayment, rate, payment }) => [
    `${fromPayment}, year ${Math.ceil(fromPayment / 12)}`,
    percent(rate),
    moneyWithCents(payment),
  ]);

describe("an adjustable rate", () => {
  it("copies the index into the report once it follows it", async () => {
    api = openLoans(2);
    show();
    await choose("Type, loan A", "arm5");
    await waitFor(() =>
      expect(useScenario.getState().document.outside).toEqual({
        sofr: { value: 3.9, date: "2026-11-19" },
        indexAverage: { value: 2.9, date: "2026-11-19" },
      }),
    );
    await choose("Type, loan B", "arm7");
    expect(api.of("GET /v1/loan/sofr")).toHaveLength(1);
  });

  it("holds 4.00 without a word where the index cannot be had", async () => {
    vi.mocked(fetch).mockRejectedValue(new Error("offline"));
    await openARM();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "SOFR today, loan A" }).placeholder).toBe("4");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(useScenario.getState().document.outside).toEqual({});
  });

  it.each(["Worst case", "Average", "Current", "Custom"])("shows the path of its rate: %s", async (scenario) => {
    await openARM();
    await userEvent.click(screen.getByRole("radio", { name: scenario }));
    await waitFor(() => expect(lines("Rate over time")).toEqual(path()));
    await type("Lifetime, loan A", "3");
    await type("Margin, loan A", "2.25");
    await waitFor(() => expect(lines("Rate over time")).toEqual(path()));
    expect(loan().ARM).toMatchObject({ lifetimeCap: 3, margin: 2.25 });
  });

  it("refuses a cap above 100 and keeps what stood", async () => {
    await openARM();
    await type("First change, loan A", "10");
    const cap = screen.getByRole<HTMLInputElement>("textbox", { name: "First change, loan A" });
    await userEvent.click(cap);
    await userEvent.type(cap, "101", { initialSelectionStart: 0, initialSelectionEnd: 2 });
    expect(cap.value).toBe("10");
    expect(loan().ARM?.initialCap).toBe(10);
  });

  it("changes every year where it is told to, but not one of six months", async () => {
    await openARM();
    await userEvent.click(screen.getByRole("radio", { name: "1 year" }));
    expect(loan().ARM?.frequency).toBe(12);
    expect(screen.getByRole("dialog", { name: "5/1 ARM, loan A" })).toBeTruthy();
    cleanup();
    await openARM("armHalf");
    expect(loan().ARM?.frequency).toBe(6);
    expect(screen.getByRole<HTMLButtonElement>("radio", { name: "1 year" }).disabled).toBe(true);
  });

  it("takes one custom rate for each year after its fixed period, and keeps the first", async () => {
    show();
    await type("Term, loan A", "7");
    await choose("Type, loan A", "arm5");
    await press(/terms of the adjustable rate, loan A/);
    await dialog();
    await userEvent.click(screen.getByRole("radio", { name: "Custom" }));
    expect(screen.queryByRole("button", { name: "Remove the rate of period 1" })).toBeNull();
    await press("Add a rate");
    await type("Rate of period 2, loan A", "7.125");
    expect(loan().ARM?.customRates).toEqual([6.5, 7.125]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add a rate" }).disabled).toBe(true);
    await press("Remove the rate of period 2");
    expect(loan().ARM?.customRates).toEqual([6.5]);
  });

  it("goes back to its defaults one by one", async () => {
    await openARM();
    await type("Margin, loan A", "3");
    await press("Back to the default of 2.75%, margin");
    expect(loan().ARM?.margin).toBeNull();
  });
});

describe("a buydown", () => {
  it("shows its years, and costs the borrower only when the borrower pays", async () => {
    show();
    await choose("Type, loan A", "bd21");
    const before = engine().cash.toClose;
    await press(/terms of the buydown, loan A/);
    await dialog();
    const { years, subsidy } = engine().buydown!;
    expect(lines("Payments in the first years").map((line) => line.slice(0, 3))).toEqual([
      ...years.map(({ year, rate, payment }) => [String(year), percent(rate), moneyWithCents(payment)]),
      ["Subsidy", "", ""],
    ]);
    await userEvent.click(screen.getByRole("radio", { name: "Borrower" }));
    expect(engine().cash.toClose).toBeCloseTo(before + subsidy, 2);
    await type("Cost of the buydown, loan A", "5000");
    expect(engine().cash.buydown).toBe(5000);
    await press(/^Back to the subsidy of/);
    expect(engine().cash.buydown).toBe(subsidy);
  });
});

describe("points", () => {
  it("typed in dollars become the percentage that costs as much, to the cent, and show both", async () => {
    openLoans(4);
    show();
    await type("Points, loan A", "$4,500");
    expect(loan().points).toBe(1.125);
    expect(engine().costOfPoints).toBe(4500);
    await screen.findByText("$4,500");
    await type("Points, loan D", "$2,345.67");
    expect(engine(3).costOfPoints).toBe(2345.67);
    await type("Points, loan A", "2");
    expect(loan().points).toBe(2);
  });

  it("stand in dollars while they are typed, and are empty again when they are cleared", async () => {
    show();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Points, loan A" });
    await userEvent.click(field);
    await userEvent.keyboard("$4000");
    expect(field.value).toBe("4000");
    expect(loan().points).toBe(1);
    await userEvent.tab();
    expect(field.value).toBe("1.000");
    await userEvent.click(field);
    await userEvent.keyboard("$5{Backspace}{Backspace}");
    expect(loan().points).toBeNull();
  });

  it("of a loan that nobody knows yet stay as typed, and are said to be no percentage", async () => {
    show();
    await type("Rate, loan A", "");
    const apr = screen.getByRole<HTMLInputElement>("textbox", { name: "APR, loan A" });
    await waitFor(() => expect(apr.placeholder).toBe("N/A"));
    await type("Points, loan A", "$4,000");
    expect(loan().points).toBe("$4,000");
  });
});
