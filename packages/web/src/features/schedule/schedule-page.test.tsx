import { lumpFields } from "@highway/engine/scenario/schema/loan";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkingReport } from "../../scenario/document";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument, undo, useScenario } from "../../scenario/store/store";
import { changed } from "./schedule.fixture";
import { SchedulePage } from "./schedule-page";
import { useSchedules } from "./schedule-screen";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...said) => {
    throw new Error(said.join(" "));
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // The table's height in a browser: what it shows depends on it.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Page = () => <SchedulePage schedules={useSchedules()} />;

function show(document: WorkingReport = fourLoans()) {
  openDocument({ document, client: null, saved: null });
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const check = (name: string | RegExp) => fireEvent.click(screen.getByRole("checkbox", { name }));
const isChecked = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name }).checked;
const monthly = () => fireEvent.click(screen.getByRole("radio", { name: "Monthly" }));
const table = () => screen.getByRole("table");
const row = (name: string | RegExp) => within(table()).getByRole("row", { name });
const figures = (name: string | RegExp) =>
  within(row(name))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
const heads = () =>
  within(table())
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
const only = (...titles: string[]) => {
  for (const title of ["Loan A", "Loan B", "Loan C", "Loan D"]) if (!titles.includes(title)) check(title);
};

describe("the amortization schedule", () => {
  it("says what its payments leave out, also the second loan of a loan that is shown", () => {
    const { loans, ...rest } = fourLoans();
    const secondLoan = { type: "fixed", ltv: 90, term: 30, amount: null, rate: 8 } as const;
    show({ ...rest, loans: loans.with(0, { ...loans[0]!, secondLoan }) });
    expect(
      screen.getByText(/ Second loans, mortgage insurance, property tax and home insurance are not /),
    ).toBeTruthy();
    only("Loan B");
    expect(screen.getByText(/ Mortgage insurance, property tax and home insurance are not included\.$/)).toBeTruthy();
  });

  it("shows the years of every loan, with their totals", () => {
    show();
    only("Loan A");
    expect(figures(/^Year 2 /)).toEqual(["30,339.24", "25,568.95", "4,770.29", "390,758.85"]);
    expect(figures(/^Total/)).toEqual(["910,179.81", "510,179.81", "400,000.00", "0.00"]);
    expect(table().getAttribute("aria-rowcount")).toBe("33");
    expect(row(/^Year 2 /).getAttribute("aria-rowindex")).toBe("4");
  });

  it("shows payments by month, in years that can be put away", () => {
    show();
    only("Loan A");
    monthly();
    expect(figures(/^1Feb 2027/)).toEqual(["2,528.27", "2,166.67", "361.60", "399,638.40"]);
    expect(table().getAttribute("aria-rowcount")).toBe(String(360 + 30 + 3));
    press("Year 1");
    expect(within(table()).queryByRole("row", { name: /^1Feb 2027/ })).toBeNull();
    expect(row(/^13Feb 2028/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Year 1" }).getAttribute("aria-expanded")).toBe("false");
    press("Expand all years");
    expect(row(/^1Feb 2027/)).toBeDefined();
    press("Collapse all years");
    expect(table().getAttribute("aria-rowcount")).toBe("33");
  });

  it("draws only the lines that are in sight", () => {
    show();
    monthly();
    expect(within(table()).getAllByRole("row").length).toBeLessThan(60);
  });

  it("has every line of every loan on paper, as many to a table as can be read, and is as before afterward", () => {
    show();
    const print = (event: string) => act(() => void dispatchEvent(new Event(event)));
    print("beforeprint");
    const tables = screen.getAllByRole("table");
    expect(
      tables.map((each) => each.querySelectorAll('[scope="colgroup"]').length),
      "the third one's figures reach a million",
    ).toEqual([2, 1, 1]);
    for (const each of tables) expect(within(each).getAllByRole("row", { name: /^Year \d/ })).toHaveLength(30);
    print("afterprint");
    expect(screen.getAllByRole("table")).toHaveLength(1);
  });

  it("keeps at least one loan checked", () => {
    show();
    only("Loan D");
    expect(heads().filter((head) => head?.includes("Conventional"))).toEqual(["DConventional 15, Cary5.750%"]);
    check("Loan D");
    expect(isChecked("Loan D")).toBe(true);
    check("Loan B");
    check("Loan D");
    expect([isChecked("Loan B"), isChecked("Loan D")]).toEqual([true, false]);
  });

  it("draws what is owed on the loans that are shown, and of a chosen one what each year goes to", async () => {
    show();
    const slider = (name: string) => screen.findByRole("slider", { name });
    expect((await slider("Balance by year")).getAttribute("aria-valuemax")).toBe("30");
    const first = await slider("Principal and interest of Loan A by year");
    expect(first.getAttribute("aria-valuetext")).toBe("Year 1: Principal $4,471, Interest $25,868");
    fireEvent.change(screen.getByRole("combobox", { name: "Loan shown in the chart" }), {
      target: { value: fourLoans().loans[3]!.id },
    });
    expect((await slider("Principal and interest of Loan D by year")).getAttribute("aria-valuemax")).toBe("15");
    only("Loan D");
    expect((await slider("Balance by year")).getAttribute("aria-valuemax")).toBe("15");
    check("Charts");
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("says where the lead in balance flips between two loans that are shown", () => {
    show();
    const flips = () => screen.queryAllByText(/owes less than/).map(({ textContent }) => textContent);
    expect(flips()).toEqual([
      "Loan D owes less than loan A from payment 17",
      "Loan D owes less than loan B from payment 17",
    ]);
    only("Loan A", "Loan D");
    expect(flips()).toHaveLength(1);
    expect(screen.getByRole("note").textContent).toContain("(Jun 2028): $392,529.46 against $393,579.03.");
    check("Loan D");
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("has running totals when they are asked for", () => {
    show();
    only("Loan A");
    expect(heads()).not.toContain("Total payments");
    check("Running totals");
    expect(figures(/^Year 2 /).slice(4)).toEqual(["60,678.48", "51,437.33", "9,241.15"]);
  });

  it("says which loans have none, and of a scenario where none has", () => {
    show(changed(0, { rate: null }));
    expect(screen.getByRole("checkbox", { name: /Loan A lacks what its figures need/ })).toHaveProperty(
      "disabled",
      true,
    );
    cleanup();
    show({ ...fourLoans(), loans: [] });
    expect(screen.getByText("No loan has a schedule yet")).toBeDefined();
  });
});

describe("Add Payment", () => {
  const panel = () => screen.getByRole("complementary", { name: "Add Payment" });
  const field = (name: RegExp) => within(panel()).getByRole("textbox", { name });
  const type = (name: RegExp, text: string) => {
    fireEvent.change(field(name), { target: { value: text } });
    fireEvent.blur(field(name));
  };
  async function open() {
    show();
    press("Add Payment");
    await waitFor(() => field(/^Lump sum/));
  }
  const said = () => panel().textContent;
  const loan = () => useScenario.getState().document.loans[0]!;

  it("shows the same loan when the window is turned, and the panel becomes a drawer", async () => {
    let isNarrow = false;
    const listeners = new Set<() => void>();
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: isNarrow && query === "(max-width: 1023px)",
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }));
    await open();
    const choice = () => screen.getByLabelText<HTMLSelectElement>("Loan", { selector: "select" });
    fireEvent.change(choice(), { target: { value: choice().options[2]!.value } });
    isNarrow = true;
    act(() => {
      for (const listener of listeners) listener();
    });
    await screen.findByRole("dialog", { name: "Add Payment" });
    await waitFor(() => expect(choice().selectedOptions[0]!.text).toMatch(/^Loan C/));
  });

  it("says so where a recast adds interest: it lowers what extra payments have paid ahead, too", async () => {
    await open();
    type(/^Extra each month/, "150");
    type(/^Lump sum/, "1200");
    type(/^After payment/, "12");
    expect(said()).toMatch(/Keep the payment.*Interest saved\$[\d,.]+Recast.*Interest added\$[\d,.]+/);
  });

  it("shows what a lump sum saves either way, and counts at once", async () => {
    await open();
    type(/^Lump sum/, "20000");
    type(/^After payment/, "36");
    for (const part of [
      "40 payments sooner",
      "$83,176.66",
      "Balance then $385,669.08",
      "Jan 2030",
      "$2,397.16",
      "$131.11",
    ])
      expect(said()).toContain(part);
    expect(said()).toContain("Months saved40 months");
    expect(said()).toContain("Paid offSep 2053");
    fireEvent.click(within(panel()).getByRole("radio", { name: /^Recast/ }));
    expect(said()).toContain("Months saved0 months");
    expect(loan().lumpPayments).toEqual([{ amount: 20_000, payment: 36, recast: true }]);
    expect(figures(/^Year 3 /).slice(0, 5)).toContain("20,000.00");
    undo();
    expect(loan().lumpPayments[0]!.recast).toBe(false);
  });

  it("says what is wrong at the field once it was left, and not before", async () => {
    await open();
    fireEvent.change(field(/^Lump sum/), { target: { value: "400001" } });
    expect(within(panel()).queryByRole("alert")).toBeNull();
    fireEvent.blur(field(/^Lump sum/));
    expect(within(panel()).getByRole("alert").textContent).toBe("Payment amount must not exceed loan amount");
    type(/^Lump sum/, "20000");
    type(/^After payment/, "361");
    expect(within(panel()).getByRole("alert").textContent).toBe(
      "Payment number cannot exceed the maximum term of the loan",
    );
  });

  it("keeps in the report what is no figure, with its sentence at the field", async () => {
    await open();
    fireEvent.paste(field(/^Lump sum/), { clipboardData: { getData: () => "1e5" } });
    fireEvent.blur(field(/^Lump sum/));
    expect(loan().lumpPayments[0]!.amount).toBe("1e5");
    expect(within(panel()).getByRole("alert").textContent).toBe(lumpFields.amount.sentence);
    undo();
    expect(loan().lumpPayments).toEqual([]);
  });

  it("stays open on what is missing, and closes when nothing is", async () => {
    await open();
    fireEvent.change(field(/^Lump sum/), { target: { value: "20000" } });
    press("Done");
    expect(within(panel()).getByRole("alert").textContent).toBe("Payment number is required");
    type(/^After payment/, "12");
    press("Done");
    expect(screen.queryByRole("complementary", { name: "Add Payment" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add Payment" }));
  });

  it("pays more each month and every two weeks, and takes all of it back", async () => {
    await open();
    type(/^Extra each month/, "100");
    press("Add another monthly payment");
    type(/^Extra each month, 2/, "50");
    expect(loan().additionalMonthlyPayments).toEqual([{ amount: 100 }, { amount: 50 }]);
    check("Half a payment every two weeks");
    expect(said()).toContain("A thirteenth payment each year adds $210.69");
    press("Remove payments");
    expect(loan()).toMatchObject({ additionalMonthlyPayments: [], lumpPayments: [], biweekly: false });
    expect(said()).toContain("Interest saved$0.00");
  });
});
