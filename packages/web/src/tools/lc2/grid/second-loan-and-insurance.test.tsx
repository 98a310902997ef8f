import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { loadWholeCheck } from "../../../scenario/issues/issues";
import { newExisting } from "../../../scenario/new-report";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openDocument, undo, useScenario } from "../../../scenario/store/store";
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

beforeAll(() => Promise.all([loadWindows(), loadWholeCheck()]));
beforeEach(() => void openLoans());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a second loan", () => {
  const open = async () => {
    show();
    await press("Second loan, loan A: add one");
    return dialog();
  };

  it("begins in its first field", async () => {
    await open();
    const [first] = screen.getAllByRole("combobox", { name: /second loan|Split of the price/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it("asks for its rate, and says so in the grid once it was left", async () => {
    await open();
    await userEvent.click(screen.getByRole("textbox", { name: "Rate of the second loan, loan A" }));
    await userEvent.tab();
    await press("Done");
    expect((await screen.findByRole("alert")).textContent).toBe("Rate is required");
  });

  it("has a loan-to-value of its own beside another mortgage that stays", async () => {
    const document = fourLoans();
    const home = document.loans[0]!.propertyID;
    const stays = {
      ...newExisting(home, document.loans[0]!.purchaseDetailsID),
      balance: 50_000,
      rate: 9,
      monthsLeft: 120,
      payOff: false,
    };
    const secondLoan = { type: "fixed", ltv: 90, term: 30, amount: 25_000, rate: 8 } as const;
    const refinance = { ...document.loans[0]!, category: "refinance", targetLTV: 60, secondLoan } as const;
    const loans = [refinance, stays];
    openDocument({ document: { ...document, toolMeta: { type: "refinance" }, loans }, client: null, saved: null });
    show();
    await press(/^Second loan, loan A/);
    await dialog();
    await waitFor(() =>
      expect(lines("Both loans").map(([of, , share]) => [of, share])).toEqual([
        ["First", "60%"],
        ["Second", "5%"],
        ["Together", "65%"],
      ]),
    );
    expect(engine().cltv).toBe(75);
  });

  it("is not kept by whoever opens it and gives up", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(loan().secondLoan).toBeUndefined();
    await press("Second loan, loan A: add one");
    await type("Rate of the second loan, loan A", "8.5");
    await userEvent.keyboard("{Escape}");
    expect(loan().secondLoan).toMatchObject({ rate: 8.5 });
  });

  it.each([
    ["80-10-10", 20, 80, 90],
    ["80-15-5", 20, 80, 95],
    ["75-15-10", 25, 75, 90],
  ])(
    "is split %s by one choice that one undo takes back, and stays when it is left so",
    async (split, down, ltv, cltv) => {
      await open();
      const before = useScenario.getState().document;
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "Split of the price, loan A" }), split);
      expect(loan()).toMatchObject({ downPayment: null, downPaymentPercentage: down });
      expect(loan().secondLoan).toMatchObject({ ltv: cltv, amount: null });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(loan().secondLoan?.ltv).toBe(cltv);
      await press(/^Second loan, loan A/);
      await type("Rate of the second loan, loan A", "8.5");
      expect(engine()).toMatchObject({ ltv, cltv });
      act(undo);
      act(undo);
      expect(useScenario.getState().document).toEqual(before);
    },
  );

  it("stands beside the first, with what the borrower still brings", async () => {
    await open();
    await type("Rate of the second loan, loan A", "8.5");
    const { secondLoan, amount, monthly, cltv } = engine();
    expect(secondLoan?.amount).toBe(50_000);
    await waitFor(() =>
      expect(lines("Both loans")).toEqual([
        ["First", moneyWithCents(amount), "80%", moneyWithCents(monthly.principalAndInterest)],
        ["Second", "$50,000.00", "10%", moneyWithCents(secondLoan!.payment)],
        [
          "Together",
          "$450,000.00",
          trimmedPercent(cltv),
          moneyWithCents(monthly.principalAndInterest + secondLoan!.payment),
        ],
      ]),
    );
    expect((await dialog()).textContent).toContain("Of the down payment of $100,000 the borrower brings $50,000");
  });

  it("lends by its amount where that is typed, and says what is too much", async () => {
    await open();
    await type("Rate of the second loan, loan A", "8.5");
    await userEvent.click(screen.getByRole("radio", { name: "Amount" }));
    expect(loan().secondLoan?.amount).toBe(50_000);
    await type("Amount of the second loan, loan A", "30k");
    expect(engine().secondLoan?.amount).toBe(30_000);
    await type("Amount of the second loan, loan A", "200k");
    await screen.findByText("The second loan cannot exceed the down payment");
    await userEvent.click(screen.getByRole("radio", { name: "LTV" }));
    expect(loan().secondLoan?.amount).toBeNull();
  });

  it("may be a line of credit, whose rate is prime and a margin", async () => {
    await open();
    await choose("Type of the second loan, loan A", "heloc");
    const window = await dialog();
    expect(screen.queryByRole("textbox", { name: "Rate of the second loan, loan A" })).toBeNull();
    expect(window.textContent).toContain("In effect since 12/11/2025");
    expect(engine().secondLoan).toMatchObject({ rate: 6.75, line: { drawMonths: 120 } });
    await type("Prime rate of the second loan, loan A", "7.5");
    await type("Margin of the second loan, loan A", "0.5");
    await type("Highest rate of the second loan, loan A", "18");
    await type("Credit limit of the second loan, loan A", "75,000");
    await waitFor(() =>
      expect(window.textContent).toContain(
        "The payment is interest only for 10 years, $333.33 a month at first. Then it is $418.22 a month, and $771.66 at its highest rate.",
      ),
    );
    expect(window.textContent).toContain(
      "With the whole line of $75,000 drawn, all loans together are 95% of the value",
    );
    await choose("Type of the second loan, loan A", "fixed");
    expect(loan().secondLoan).toMatchObject({ type: "fixed", rate: null, index: undefined, creditLimit: undefined });
  });

  it("is taken away, and brought back by one press or an undo", async () => {
    await open();
    await type("Rate of the second loan, loan A", "8.5");
    await press("Remove");
    expect(loan().secondLoan).toBeUndefined();
    undo();
    expect(loan().secondLoan).toMatchObject({ rate: 8.5 });
  });
});

describe("the insurance worksheet", () => {
  const open = async (place: number) => {
    const [button] = await screen.findAllByRole("button", {
      name: `Insurance worksheet of loan ${"ABCDEF"[place - 1]}`,
    });
    await userEvent.click(button!);
    return dialog();
  };

  it("prices what the conventional card prices", async () => {
    show();
    await type("Down payment, loan A", "10%");
    const before = engine().MI!;
    const window = await open(1);
    await userEvent.click(within(window).getByRole("checkbox", { name: "Second home" }));
    expect(engine().MI!).toBeGreaterThan(before);
    await waitFor(() => expect(window.textContent).toContain(moneyWithCents(engine().MI)));
  });

  it("is opened by the words beside a typed premium, which name the loan as every button does", async () => {
    show();
    await type("Down payment, loan A", "10%");
    await type("Mortgage insurance, loan A", "0.2");
    expect(await screen.findByRole("button", { name: /^\$.*: insurance worksheet of loan A$/ })).toBeTruthy();
  });

  it("prices by the client's score, the assumed one or a band that is chosen", async () => {
    show();
    await type("Down payment, loan A", "10%");
    const assumed = engine().MI!;
    await open(1);
    const bands = ["760+", "740-759", "720-739", "700-719", "680-699", "660-679", "640-659", "620-639"];
    expect(optionLabels("Credit score, loan A")).toEqual(["Assumed, 740", ...bands]);
    await choose("Credit score, loan A", "660-679");
    expect(engine().creditScore).toEqual({ value: 660, assumed: false });
    expect(engine().MI!).toBeGreaterThan(assumed);
    await choose("Credit score, loan A", "Assumed, 740");
    expect([engine().MI, loan().MIWorksheet]).toEqual([assumed, expect.not.objectContaining({ creditScore: 660 })]);
    act(() => useScenario.setState({ client: { _id: "cli_1", name: "Elena", ficoMin: 765 } }));
    expect(optionLabels("Credit score, loan A")[0]).toBe("The client's, 765");
  });

  it("asks for the single premium, which the card has not", async () => {
    show();
    await type("Down payment, loan A", "10%");
    const window = await open(1);
    await userEvent.click(within(window).getByRole("radio", { name: "One premium" }));
    await waitFor(() => expect(window.textContent).toContain("The rate card has no single premium."));
    await type("Upfront premium, loan A", "6000");
    expect(engine()).toMatchObject({ upfrontMI: 6000, MI: 0 });
    const { amount } = engine();
    await userEvent.click(within(window).getByRole("checkbox", { name: "Added to the loan" }));
    expect(engine().amount).toBe(amount + 6000);
  });

  it("sets the funding fee by the veteran's entitlement", async () => {
    show();
    await choose("Program, loan A", "va");
    const window = await open(1);
    expect(engine().defaults.upfrontMIPercentage).toBe(1.25);
    await userEvent.click(within(window).getByRole("radio", { name: "Exempt from the funding fee" }));
    expect(engine().upfrontMI).toBe(0);
    expect(loan().MIWorksheet.activeModifiers).toEqual(["exempt"]);
    await type("VA entitlement in use, loan A", "62,500");
    expect(loan().entitlementUsed).toBe(62_500);
    await type("VA entitlement in use, loan A", "");
    expect(loan().entitlementUsed).toBeUndefined();
  });

  it("calls its fee by its name, names no score, and doubts a first use while entitlement is in use", async () => {
    show();
    await choose("Program, loan A", "va");
    const window = await open(1);
    expect(within(window).getByRole("textbox", { name: "Funding fee, loan A" })).toBeDefined();
    expect(within(window).queryByText("Credit score")).toBeNull();
    const doubt = /^Entitlement is in use, so this is rarely a first use/;
    expect(within(window).queryByText(doubt)).toBeNull();
    await type("VA entitlement in use, loan A", "36000");
    expect(within(window).getByText(doubt)).toBeDefined();
    await userEvent.click(within(window).getByRole("radio", { name: "Used before" }));
    expect(within(window).queryByText(doubt)).toBeNull();
  });

  it("takes FHA's refund off where the mortgage that is paid off says what was paid for it", async () => {
    const { properties, loans } = fourLoans();
    const [one] = loans;
    const old = {
      ...newExisting("brookhaven", "b500"),
      id: "old",
      balance: 290_000,
      rate: 7,
      monthsLeft: 340,
      payOff: true,
    };
    const refinance = { ...one!, category: "refinance" as const, downPaymentPercentage: null, program: "fha" as const };
    openDocument({
      document: { ...fourLoans(), closingDate: "2026-12-22", properties, loans: [refinance, old] },
      client: null,
      saved: null,
    });
    show();
    const window = await open(1);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Month it was closed" }), "Jan");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Year it was closed" }), "2025");
    await type("Upfront premium paid, Mortgage", "5,250");
    expect(engine().upfrontRefund).toBe(1890);
    await waitFor(() => expect(window.textContent).toContain("less $1,890.00 refunded of the earlier premium"));
    await userEvent.click(within(window).getByRole("checkbox", { name: /endorsed by May 31, 2009/ }));
    expect(engine().defaults.upfrontMIPercentage).toBe(0.01);
  });

  it("is set back when the borrower is self-insured, and by a change of program", async () => {
    show();
    const window = await open(1);
    await userEvent.click(within(window).getByRole("checkbox", { name: "Relocation loan" }));
    await userEvent.click(within(window).getByRole("checkbox", { name: "Self-insured" }));
    expect(loan()).toMatchObject({ MI: 0, upfrontMI: 0, MIWorksheet: { activeModifiers: [] } });
    await press("Done");
    await choose("Program, loan A", "fha");
    expect(loan()).toMatchObject({
      selfInsured: false,
      MI: null,
      MIWorksheet: { isMonthly: true, isRefund: true, isFinanced: true },
    });
  });

  it("holds no premium that was typed for another program, and finances the fee of the new one", async () => {
    show();
    await choose("Program, loan A", "fha");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Finance the upfront MI of loan A" }));
    await type("Upfront MI, loan A", "7000");
    expect(engine()).toMatchObject({ upfrontMI: 7000, amount: 400_000 });
    await choose("Program, loan A", "va");
    const fee = "Finance the funding fee of loan A";
    expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: fee })).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Upfront MI, loan A" }).value).toBe("");
    // 1.25 percent with 20 percent down.
    expect(engine()).toMatchObject({ upfrontMI: 5000, amount: 405_000 });
  });
});
