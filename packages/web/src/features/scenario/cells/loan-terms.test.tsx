import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/fake-api.fixture";
import { money, percent } from "../../../lib/format";
import { basisOf, resultOf } from "../../../lib/scenario/loan-figures";
import { fourLoans } from "../../../lib/scenario/scenario.fixture";
import { openDocument, undo, useScenario } from "../../../lib/scenario/store";
import { LoanGrid } from "../grid/loan-grid";
import { type Settings, SettingsContext } from "../settings";

const settings: Settings = {
  signs: { downPaymentSign: "percent", propertyTaxSign: "percent", mortgageInsuranceSign: "percent" },
  taxDefaults: {},
  showUSDA: false,
  showAllCash: true,
  setSign: vi.fn(),
};
const show = (more: Partial<Settings> = {}) =>
  render(
    <SettingsContext value={{ ...settings, ...more }}>
      <LoanGrid />
    </SettingsContext>,
  );

const loan = (place = 0) => useScenario.getState().document.loans[place]!;
/** What the engine says of a loan as it stands. */
const engine = (place = 0) => resultOf(basisOf(useScenario.getState()), loan(place))!;
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const offered = (name: string) => [...list(name).options].map(({ label }) => label);
const choose = (name: string, option: string) => userEvent.selectOptions(list(name), option);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = () => screen.findByRole("dialog", {}, { timeout: 10_000 });
const type = async (label: string, text: string) => {
  const input = screen.getByRole("textbox", { name: label });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
/** Every line of a table in the window, without its heads. */
const lines = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

const sofr = {
  value: 3.9,
  date: "2026-11-19",
  source: "NY Fed",
  average: 2.9,
  averageDate: "2026-11-19",
  sample: false,
};
// The windows come with their first opening: that is not what these tests are about.
beforeAll(() =>
  Promise.all([
    import("./arm-form"),
    import("./buydown-form"),
    import("./mi-worksheet"),
    import("./second-loan-form"),
    import("../../../ui/dialog-surface"),
  ]),
);
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({ "GET /v1/loan/sofr": () => ({ data: [sofr] }) });
  openDocument({ document: { ...fourLoans(), id: `rpt_${Math.random()}` }, client: null, saved: null });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the programs", () => {
  it("count interest-only loans by their plain names", () => {
    show();
    expect(offered("Program, loan 1")).toEqual([
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
    const { unmount } = show();
    await choose("Program, loan 2", "allCash");
    unmount();
    show({ showAllCash: false });
    expect(offered("Program, loan 1")).not.toContain("All cash");
    expect(offered("Program, loan 2")).toContain("All cash");
  });
  it("pay interest alone at first", async () => {
    show();
    await choose("Program, loan 1", "interest10");
    expect(engine().rates).toEqual([
      { fromPayment: 1, rate: 6.5, payment: 2166.67 },
      { fromPayment: 121, rate: 6.5, payment: engine().rates[1]!.payment },
    ]);
    await screen.findByText(`then ${money(engine().rates[1]!.payment, { cents: true })}`);
  });
});

/** Loan 1 with an adjustable rate, and the window of its terms. */
async function openARM(armType = "arm5") {
  show();
  await choose("Type, loan 1", armType);
  await press(/terms of the adjustable rate, loan 1/);
  return dialog();
}

const path = () =>
  engine().rates.map(({ fromPayment, rate, payment }) => [
    `${fromPayment}, year ${Math.ceil(fromPayment / 12)}`,
    percent(rate),
    money(payment, { cents: true }),
  ]);

describe("an adjustable rate", () => {
  it("copies the index into the report once it follows it", async () => {
    show();
    await choose("Type, loan 1", "arm5");
    await waitFor(() =>
      expect(useScenario.getState().document.outside).toEqual({
        sofr: { value: 3.9, date: "2026-11-19" },
        indexAverage: { value: 2.9, date: "2026-11-19" },
      }),
    );
    await choose("Type, loan 2", "arm7");
    expect(api.of("GET /v1/loan/sofr")).toHaveLength(1);
  });

  it("holds 4.00 without a word where the index cannot be had", async () => {
    vi.mocked(fetch).mockRejectedValue(new Error("offline"));
    await openARM();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "SOFR today, loan 1" }).placeholder).toBe("4");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(useScenario.getState().document.outside).toEqual({});
  });

  it.each(["Worst case", "Average", "Current", "Custom"])("shows the path of its rate: %s", async (scenario) => {
    await openARM();
    await userEvent.click(screen.getByRole("radio", { name: scenario }));
    await waitFor(() => expect(lines("Path of the rate")).toEqual(path()));
    await type("Lifetime, loan 1", "3");
    await type("Margin, loan 1", "2.25");
    await waitFor(() => expect(lines("Path of the rate")).toEqual(path()));
    expect(loan().ARM).toMatchObject({ lifetimeCap: 3, margin: 2.25 });
  });

  it("refuses a cap above 100 and keeps what stood", async () => {
    await openARM();
    await type("First change, loan 1", "10");
    const cap = screen.getByRole<HTMLInputElement>("textbox", { name: "First change, loan 1" });
    await userEvent.click(cap);
    await userEvent.type(cap, "101", { initialSelectionStart: 0, initialSelectionEnd: 2 });
    expect(cap.value).toBe("10");
    expect(loan().ARM?.initialCap).toBe(10);
  });

  it("changes every year where it is told to, but not one of six months", async () => {
    await openARM();
    await userEvent.click(screen.getByRole("radio", { name: "1 year" }));
    expect(loan().ARM?.frequency).toBe(12);
    expect(screen.getByRole("dialog", { name: "5/1 ARM, loan 1" })).toBeTruthy();
    cleanup();
    await openARM("armHalf");
    expect(loan().ARM?.frequency).toBe(6);
    expect(screen.getByRole<HTMLButtonElement>("radio", { name: "1 year" }).disabled).toBe(true);
  });

  it("takes one custom rate for each year after its fixed period, and keeps the first", async () => {
    show();
    await type("Term, loan 1", "7");
    await choose("Type, loan 1", "arm5");
    await press(/terms of the adjustable rate, loan 1/);
    await dialog();
    await userEvent.click(screen.getByRole("radio", { name: "Custom" }));
    expect(screen.queryByRole("button", { name: "Remove the rate of period 1" })).toBeNull();
    await press("Add a rate");
    await type("Rate of period 2, loan 1", "7.125");
    expect(loan().ARM?.customRates).toEqual([6.5, 7.125]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add a rate" }).disabled).toBe(true);
    await press("Remove the rate of period 2");
    expect(loan().ARM?.customRates).toEqual([6.5]);
  });

  it("goes back to its defaults one by one", async () => {
    await openARM();
    await type("Margin, loan 1", "3");
    await press("Back to the default of 2.75%, margin");
    expect(loan().ARM?.margin).toBeNull();
  });
});

describe("a buydown", () => {
  it("shows its years, and costs the borrower only when the borrower pays", async () => {
    show();
    await choose("Type, loan 1", "bd21");
    const before = engine().cash.toClose;
    await press(/terms of the buydown, loan 1/);
    await dialog();
    const { years, subsidy } = engine().buydown!;
    expect(lines("Payments of the first years").map((line) => line.slice(0, 3))).toEqual([
      ...years.map(({ year, rate, payment }) => [String(year), percent(rate), money(payment, { cents: true })]),
      ["Subsidy", "", ""],
    ]);
    await userEvent.click(screen.getByRole("radio", { name: "Borrower" }));
    expect(engine().cash.toClose).toBeCloseTo(before + subsidy, 2);
    await type("Cost of the buydown, loan 1", "5000");
    expect(engine().cash.buydown).toBe(5000);
    await press(/^Back to the subsidy of/);
    expect(engine().cash.buydown).toBe(subsidy);
  });
});

describe("a second loan", () => {
  const open = async () => {
    show();
    await press("Second loan, loan 1: add one");
    return dialog();
  };

  it("asks for its rate, and says so in the grid once it was left", async () => {
    await open();
    await userEvent.click(screen.getByRole("textbox", { name: "Rate of the second loan, loan 1" }));
    await userEvent.tab();
    await press("Done");
    expect((await screen.findByRole("alert")).textContent).toBe("Rate is required");
  });

  it("stands beside the first, with what the borrower still brings", async () => {
    await open();
    await type("Rate of the second loan, loan 1", "8.5");
    const { secondLoan, amount, monthly, cltv } = engine();
    expect(secondLoan?.amount).toBe(50_000);
    await waitFor(() =>
      expect(lines("Both loans")).toEqual([
        ["First", money(amount, { cents: true }), "80%", money(monthly.principalAndInterest, { cents: true })],
        ["Second", "$50,000.00", "10%", money(secondLoan!.payment, { cents: true })],
        [
          "Together",
          "$450,000.00",
          percent(cltv, { trim: true }),
          money(monthly.principalAndInterest + secondLoan!.payment, { cents: true }),
        ],
      ]),
    );
    expect((await dialog()).textContent).toContain("Of the down payment of $100,000 the borrower brings $50,000");
  });

  it("lends by its amount where that is typed, and says what is too much", async () => {
    await open();
    await type("Rate of the second loan, loan 1", "8.5");
    await userEvent.click(screen.getByRole("radio", { name: "Amount" }));
    expect(loan().secondLoan?.amount).toBe(50_000);
    await type("Amount of the second loan, loan 1", "30k");
    expect(engine().secondLoan?.amount).toBe(30_000);
    await userEvent.click(screen.getByRole("radio", { name: "LTV" }));
    expect(loan().secondLoan?.amount).toBeNull();
  });

  it("is taken away, and brought back by one press or an undo", async () => {
    await open();
    await type("Rate of the second loan, loan 1", "8.5");
    await press("Remove");
    expect(loan().secondLoan).toBeUndefined();
    undo();
    expect(loan().secondLoan).toMatchObject({ rate: 8.5 });
  });
});

describe("the insurance worksheet", () => {
  const open = async (place: number) => {
    const [button] = await screen.findAllByRole("button", { name: `Insurance worksheet of loan ${place}` });
    await userEvent.click(button!);
    return dialog();
  };

  it("prices what the conventional card prices", async () => {
    show();
    await type("Down payment, loan 1", "10%");
    const before = engine().MI!;
    const window = await open(1);
    await userEvent.click(within(window).getByRole("checkbox", { name: "Second home" }));
    expect(engine().MI!).toBeGreaterThan(before);
    await waitFor(() => expect(window.textContent).toContain(money(engine().MI, { cents: true })));
  });

  it("asks for the single premium, which the card has not", async () => {
    show();
    await type("Down payment, loan 1", "10%");
    const window = await open(1);
    await userEvent.click(within(window).getByRole("radio", { name: "Once, upfront" }));
    await waitFor(() => expect(window.textContent).toContain("The rate card has no single premium."));
    await type("Upfront premium, loan 1", "6000");
    expect(engine()).toMatchObject({ upfrontMI: 6000, MI: 0 });
    const { amount } = engine();
    await userEvent.click(within(window).getByRole("checkbox", { name: "Added to the loan" }));
    expect(engine().amount).toBe(amount + 6000);
  });

  it("sets the funding fee by the veteran's entitlement", async () => {
    show();
    await choose("Program, loan 1", "va");
    const window = await open(1);
    expect(engine().defaults.upfrontMIPercentage).toBe(1.25);
    await userEvent.click(within(window).getByRole("radio", { name: "Exempt from the funding fee" }));
    expect(engine().upfrontMI).toBe(0);
    expect(loan().MIWorksheet.activeModifiers).toEqual(["exempt"]);
  });

  it("is set back when the borrower is self-insured, and by a change of program", async () => {
    show();
    const window = await open(1);
    await userEvent.click(within(window).getByRole("checkbox", { name: "Relocation loan" }));
    await userEvent.click(within(window).getByRole("checkbox", { name: "Self-insured" }));
    expect(loan()).toMatchObject({ MI: 0, upfrontMI: 0, MIWorksheet: { activeModifiers: [] } });
    await press("Done");
    await choose("Program, loan 1", "fha");
    expect(loan()).toMatchObject({
      selfInsured: false,
      MI: null,
      MIWorksheet: { isMonthly: true, isRefund: true, isFinanced: true },
    });
  });
});
