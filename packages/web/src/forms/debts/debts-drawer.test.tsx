import { ReportInput } from "@highway/core/reports/schema";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { reportFields } from "@highway/engine/scenario/schema/report";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { currentNotices } from "../../lib/notify";
import { setEarlierPremium } from "../../scenario/edits/insurance-edits";
import { setScenarioType } from "../../scenario/edits/type-edits";
import { resultOf } from "../../scenario/figures/loan-figures";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { fourLoans } from "../../scenario/scenario.fixture";
import { edit, openDocument, useScenario } from "../../scenario/store/store";
import DebtsDrawer from "./debts-drawer";
import { DebtsStrip } from "./debts-strip";

const client = { _id: "cli_1", name: "Elena", monthlyIncome: 12_000 };
const scenario = () => useScenario.getState().document;
const mortgage = () => scenario().loans.at(-1)!;
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

// The window's code comes when it is first opened: not within the time of a test.
beforeAll(() => import("../../ui/overlays/dialog-surface"));
beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const four = fourLoans();
  const home = { ...four, properties: four.properties.slice(0, 1), loans: four.loans.slice(0, 1) };
  openDocument({ document: setScenarioType("refinance")(home), client, saved: null });
  await loadWholeCheck();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  render(<DebtsDrawer onClose={() => {}} />);
  await screen.findByRole("dialog", { name: "Mortgages and debts" });
};
const typeMortgage = () => {
  write("Balance, mortgage 1", "300k");
  write("Rate, mortgage 1", "7.5");
  write("Months left, mortgage 1", "330");
};
const line = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

describe("mortgages and debts", () => {
  it("show what was paid for a mortgage's FHA insurance, also beside a loan of another program", async () => {
    edit(null, setEarlierPremium(mortgage().id, { month: 6 }));
    await open();
    expect(scenario().loans[0]!.program).toBe("conventional");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Month it was closed" }), "Not known");
    expect(mortgage().fhaPremium).toBeUndefined();
    expect(screen.queryByRole("combobox", { name: "Month it was closed" })).toBeNull();
  });
  it("show the computed payment until one is typed, and give it back", async () => {
    await open();
    typeMortgage();
    // 300,000 at 7.5 % over 330 payments.
    const payment = field("Monthly payment, mortgage 1");
    expect(payment.placeholder).toBe("2,150.12");
    write("Monthly payment, mortgage 1", "2213");
    expect(mortgage()).toMatchObject({ balance: 300_000, rate: 7.5, monthsLeft: 330, payment: 2213 });
    await press("Back to the computed payment, mortgage 1");
    expect(mortgage().payment).toBeNull();
  });

  it("say at the field what cannot be, once it is left, and keep what was typed", async () => {
    await open();
    await userEvent.type(field("Months left, mortgage 1"), "700");
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.tab();
    expect((await screen.findByRole("alert")).textContent).toBe(loanFields.monthsLeft.sentence);
    expect(mortgage().monthsLeft).toBe(700);
  });

  it("ask for what is missing when its field is left", async () => {
    await open();
    await userEvent.click(field("Balance, mortgage 1"));
    await userEvent.tab();
    expect((await screen.findByRole("alert")).textContent).toBe(loanFields.balance.required);
  });

  it("count before and after what is paid off, as the engine does", async () => {
    await open();
    typeMortgage();
    await press("Add debt");
    write("Balance, debt 1", "12000");
    write("Monthly payment, debt 1", "360");
    const document = scenario();
    const { savings, dti } = resultOf({ document, client }, document.loans[0]!)!;
    expect(savings).toMatchObject({ paidOff: 312_000, monthlyBefore: 2510.12 });
    const money = (value: number) => `$${value.toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
    expect(await screen.findByText(money(savings!.monthlyAfter!))).toBeTruthy();
    expect(line("Monthly payments")).toEqual(["$2,510.12", money(savings!.monthlyAfter!)]);
    expect(line("Monthly savings")).toEqual(["", money(savings!.monthlySavings!)]);
    expect(line("Debt to income")[1]).toBe(`${dti!.toFixed(1)}%`);
    await userEvent.click(screen.getByRole("checkbox", { name: "Pay off debt 1" }));
    expect(resultOf({ document: scenario(), client }, scenario().loans[0]!)!.savings!.paidOff).toBe(300_000);
  });

  it("fill several debts by a paste, one step of undo", async () => {
    await open();
    await press("Add debt");
    const text = "Visa\tCard\t6200\t190\t24.9\nToyota\tAuto\t18k\t420\t7.9\t48";
    fireEvent.paste(field("Name, debt 1"), { clipboardData: { getData: () => text } });
    expect(scenario().debts).toMatchObject([
      { name: "Visa", type: "card", balance: 6200, payment: 190, rate: 24.9, monthsLeft: null },
      { name: "Toyota", type: "auto", balance: 18_000, payment: 420, rate: 7.9, monthsLeft: 48 },
    ]);
    const undoAt = (name: string) => fireEvent.keyDown(field(name), { key: "z", ctrlKey: true });
    undoAt("Name, debt 1");
    expect(scenario().debts).toMatchObject([{ name: "", balance: null }]);
    const one = scenario().debts;
    undoAt("Name, debt 1");
    expect(scenario().debts).toBe(one);
  });

  it("leave what is typed after a paste to its own field", async () => {
    await open();
    await press("Add debt");
    fireEvent.paste(field("Name, debt 1"), { clipboardData: { getData: () => "Visa\t6200\t190\nAmex\t900\t30" } });
    write("Name, debt 1", "Chase");
    fireEvent.keyDown(field("Name, debt 1"), { key: "z", ctrlKey: true });
    expect(scenario().debts.map(({ name }) => name)).toEqual(["Chase", "Amex"]);
  });

  it("say how many pasted lines found no room", async () => {
    await open();
    await press("Add debt");
    const text = Array.from({ length: 17 }, (_, at) => `Card ${at}\tCard\t500`).join("\n");
    fireEvent.paste(field("Name, debt 1"), { clipboardData: { getData: () => text } });
    expect(scenario().debts).toHaveLength(15);
    expect(currentNotices().at(-1)!.text).toBe("2 lines left out. A scenario can have at most 15 debts.");
  });

  it("go down a column with Enter", async () => {
    await open();
    await press("Add debt");
    await press("Add debt");
    // The new row takes the focus a moment later; what is typed before would be typed into its name.
    await waitFor(() => expect(document.activeElement).toBe(field("Name, debt 2")));
    await userEvent.type(field("Monthly payment, debt 1"), "360{Enter}");
    expect(document.activeElement).toBe(field("Monthly payment, debt 2"));
  });

  it("take a debt away at once, and bring it back", async () => {
    await open();
    await press("Add debt");
    write("Balance, debt 1", "5000");
    await press("Remove debt 1");
    expect(scenario().debts).toEqual([]);
    const notice = currentNotices().at(-1)!;
    expect(notice.text).toBe("Credit card removed.");
    act(() => notice.action!.run());
    expect(scenario().debts).toMatchObject([{ balance: 5000 }]);
  });

  it("hold at most fifteen debts", async () => {
    await open();
    for (let i = 0; i < 15; i++) await press("Add debt");
    const add = screen.getByRole<HTMLButtonElement>("button", { name: "Add debt" });
    expect(add.disabled).toBe(true);
    expect(screen.getByText(`${reportFields.debts.sentence}.`)).toBeTruthy();
    write("Rate, debt 14", "24.99");
    await press("Remove debt 15");
    expect(screen.queryByText(`${reportFields.debts.sentence}.`)).toBeNull();
    expect([add.disabled, field("Rate, debt 14").value]).toEqual([false, "24.99"]);
  });

  it("are saved as they stand and come back the same", async () => {
    await open();
    typeMortgage();
    write("Value of 412 Brookhaven Dr", "520000");
    await press("Add debt");
    write("Name, debt 1", "Visa");
    write("Balance, debt 1", "12000");
    write("Monthly payment, debt 1", "360");
    const answered = ReportInput.parse(scenario());
    expect(answered.toolMeta.type).toBe("refinance");
    expect(answered.debts).toMatchObject([{ name: "Visa", balance: 12_000, payment: 360, payOff: true }]);
    expect(answered.properties[0]).toMatchObject({ userEstimatedValue: 520_000 });
    expect(answered.loans[1]).toMatchObject({ category: "existing", balance: 300_000, monthsLeft: 330, payOff: true });
    expect(ReportInput.parse(answered)).toEqual(answered);
  });
});

describe("the line above the loans", () => {
  it("tells what is owed and what of it is paid off", async () => {
    render(<DebtsStrip />);
    expect(screen.getByRole("button").textContent).toContain("Add what the client owes");
    const { id } = mortgage();
    const known = { balance: 300_000, rate: 7.5, monthsLeft: 330, payment: 2213 };
    act(() =>
      edit(null, (document) => ({
        ...document,
        loans: document.loans.map((loan) => (loan.id === id ? { ...loan, ...known } : loan)),
      })),
    );
    expect(await screen.findByText("Paid off")).toBeTruthy();
    expect(screen.getByRole("button").textContent).toContain("Mortgage $300,000 $2,213.00/mo");
  });

  it("is not there for a purchase by somebody who owes nothing", () => {
    act(() => edit(null, setScenarioType("purchase")));
    render(<DebtsStrip />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
