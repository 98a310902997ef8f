import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useEditorView } from "../../../forms/fields/editor-view";
import { type Settings, SettingsContext } from "../../../forms/fields/settings";
import { currentActions } from "../../../lib/actions";
import { loadWholeCheck } from "../../../scenario/issues/issues";
import { newExisting } from "../../../scenario/new-report";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openDocument, redo, undo, useScenario } from "../../../scenario/store/store";
import { LoanGrid } from "./loan-grid";

const setSign = vi.fn();
const settings = (fields: Partial<Settings> = {}): Settings => ({
  signs: { downPaymentSign: "percent", propertyTaxSign: "percent", mortgageInsuranceSign: "percent" },
  taxDefaults: {},
  showUSDA: false,
  showAllCash: true,
  setSign,
  ...fields,
});
const show = (fields?: Partial<Settings>) =>
  render(
    <SettingsContext value={settings(fields)}>
      <LoanGrid />
    </SettingsContext>,
  );
const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });
const loan = (place: number) => useScenario.getState().document.loans[place]!;
/** A line's cells, without its name. */
const cells = (name: string) => {
  const rows = screen.getAllByRole("row").filter((row) => within(row).queryByRole("rowheader", { name }));
  return within(rows.at(-1)!).getAllByRole("cell");
};
const line = (name: string) => cells(name).map((cell) => cell.textContent);

beforeEach(() => {
  setSign.mockClear();
  openDocument({ document: { ...fourLoans(), id: `rpt_${Math.random()}` }, client: null, saved: null });
});

describe("the loan grid", () => {
  it("says before a press that no loan can be added beside as many mortgages", () => {
    const document = fourLoans();
    const owed = Array.from({ length: 8 }, (_, at) => ({ ...newExisting("pullen", "p465"), id: `owed${at}` }));
    openDocument({ document: { ...document, loans: [...document.loans, ...owed] }, client: null, saved: null });
    show();
    const add = screen.getByRole<HTMLButtonElement>("button", { name: "Add loan" });
    expect([add.disabled, add.title]).toEqual([true, "A scenario can have at most 12 loans"]);
  });

  it("tells where two loans count other copies of one worksheet", () => {
    const document = fourLoans();
    const loans = document.loans.map((each, place) =>
      place > 1 ? each : { ...each, ccID: "wks_1", ...(place === 1 && { closingCostObj: { name: "Wake", data: {} } }) },
    );
    openDocument({ document: { ...document, loans }, client: null, saved: null });
    show();
    expect(cells("Closing costs").map((cell) => within(cell).queryByTitle(/has other fees/)?.title)).toEqual([
      "The worksheet Wake County purchase has other fees in loan B than in loan A",
      "The worksheet Wake has other fees in loan A than in loan B",
      undefined,
      undefined,
    ]);
  });

  it("follows each key in the same frame", () => {
    show();
    expect(line("Total payment")[0]).toContain("$3,064.10");
    fireEvent.change(field("Rate, loan A"), { target: { value: "6" } });
    expect(line("Total payment")[0]).toContain("$2,934.03");
  });

  it("brings the rest of the figures, differences and checks with the next frame", async () => {
    show();
    fireEvent.change(field("Rate, loan A"), { target: { value: "6" } });
    await waitFor(() => expect(line("Principal and interest")[0]).toContain("$2,398.20"));
    expect(line("Total payment")[1]).toContain("+$32.24");
    expect(within(cells("Total payment")[0]!).getByRole("img", { name: "Lowest" })).toBeDefined();
  });

  it("leaves the text as it is typed, and writes it as a figure once the field is left", async () => {
    show();
    await userEvent.clear(field("Rate, loan A"));
    await userEvent.type(field("Rate, loan A"), "6.");
    expect(field("Rate, loan A").value).toBe("6.");
    await userEvent.type(field("Rate, loan A"), "2");
    await userEvent.tab();
    expect(field("Rate, loan A").value).toBe("6.200");
    expect(loan(0).rate).toBe(6.2);
  });

  it("selects the whole value on focus, and steps the rate by an eighth", async () => {
    show();
    await userEvent.click(field("Rate, loan B"));
    const input = field("Rate, loan B");
    expect(input.value.slice(input.selectionStart!, input.selectionEnd!)).toBe("6.125");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(loan(1).rate).toBe(6.25);
  });

  it("follows an undo while its field still has the focus", async () => {
    // However slow the machine is: a pause would end the step.
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now());
    show();
    await userEvent.clear(field("Rate, loan A"));
    await userEvent.type(field("Rate, loan A"), "7");
    act(() => undo());
    expect(field("Rate, loan A").value).toBe("6.500");
    clock.mockRestore();
  });

  it("takes 90k and $ as dollars and % as percent, whatever the unit", async () => {
    show();
    const down = field("Down payment, loan A");
    await userEvent.clear(down);
    await userEvent.type(down, "90k");
    expect(loan(0)).toMatchObject({ downPayment: 90_000, downPaymentPercentage: null });
    await userEvent.clear(down);
    await userEvent.type(down, "25%");
    expect(loan(0)).toMatchObject({ downPayment: null, downPaymentPercentage: 25 });
  });

  it.each([
    ["abc", "Enter a percentage between 0 and 100"],
    ["6,5", "Use commas for thousands and a point for decimals"],
    ["12.3456", "Use at most 3 decimals"],
  ])("keeps %j in a down payment in percent, and says what is wrong with a percentage", async (text, sentence) => {
    await loadWholeCheck();
    show();
    const down = field("Down payment, loan A");
    await userEvent.clear(down);
    await userEvent.type(down, text);
    await userEvent.tab();
    expect(loan(0)).toMatchObject({ downPayment: null, downPaymentPercentage: text });
    expect(down.value).toBe(text);
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  });

  it("keeps a field's unit while it is cleared to type another amount", async () => {
    show();
    await userEvent.clear(field("Down payment, loan D"));
    await userEvent.type(field("Down payment, loan D"), "50000");
    expect(loan(3)).toMatchObject({ downPayment: 50_000, downPaymentPercentage: null });
  });

  it("turns the unit over, keeps the value, and saves the preference", async () => {
    show();
    const units = screen.getByRole("radiogroup", { name: "Dollars or percent, down payment of loan A" });
    await userEvent.click(within(units).getByRole("radio", { name: "Dollars" }));
    expect(loan(0)).toMatchObject({ downPayment: 100_000, downPaymentPercentage: null });
    expect(field("Down payment, loan A").value).toBe("100,000");
    expect(setSign).toHaveBeenCalledWith("downPaymentSign", "fee");
  });

  it("keeps the down payment's dollars to the cent while its unit goes to percent and back, and with it the payment", async () => {
    show();
    const down = field("Down payment, loan A");
    await userEvent.clear(down);
    await userEvent.type(down, "$96789");
    await userEvent.tab();
    const units = within(screen.getByRole("radiogroup", { name: "Dollars or percent, down payment of loan A" }));
    const payment = () => waitFor(() => expect(line("Total payment")[0]).toContain("$3,"));
    await payment();
    const total = line("Total payment")[0];
    await userEvent.click(units.getByRole("radio", { name: "Percent" }));
    // 96,789 of 500,000 is 19.3578 percent.
    expect(down.value).toBe("19.358");
    await userEvent.click(units.getByRole("radio", { name: "Dollars" }));
    expect(down.value).toBe("96,789");
    await waitFor(() => expect(cells("Down payment")[0]!.textContent).toContain("19.358%"));
    expect(loan(0)).toMatchObject({ downPayment: 96_789, downPaymentPercentage: null });
    await waitFor(() => expect(line("Total payment")[0]).toBe(total));
  });

  it("turns the unit of the insurance over, keeps the premium, and saves the preference", async () => {
    show();
    await userEvent.type(field("Mortgage insurance, loan A"), "$150");
    const units = within(screen.getByRole("radiogroup", { name: "Dollars or percent, mortgage insurance of loan A" }));
    await userEvent.click(units.getByRole("radio", { name: "Percent" }));
    // 150 a month, of 400,000.
    expect(loan(0)).toMatchObject({ MI: null, annualMIPercentage: expect.closeTo(0.45, 12) });
    expect(setSign).toHaveBeenLastCalledWith("mortgageInsuranceSign", "percent");
    await userEvent.click(units.getByRole("radio", { name: "Dollars" }));
    expect(loan(0)).toMatchObject({ MI: 150, annualMIPercentage: null });
    expect(setSign).toHaveBeenLastCalledWith("mortgageInsuranceSign", "fee");
  });

  it("turns the unit back, and the value with it, where the preference could not be saved", async () => {
    setSign.mockResolvedValueOnce("refused");
    show();
    const units = within(screen.getByRole("radiogroup", { name: "Dollars or percent, down payment of loan A" }));
    await userEvent.click(units.getByRole("radio", { name: "Dollars" }));
    await waitFor(() => expect(units.getByRole("radio", { name: "Percent" })).toHaveProperty("ariaChecked", "true"));
    expect(loan(0)).toMatchObject({ downPayment: null, downPaymentPercentage: 20 });
  });

  it("says what is wrong when the field is left, not while it is typed, and shows dashes", async () => {
    show();
    await userEvent.clear(field("Rate, loan A"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(line("Total payment")[0]).toBe("N/A");
    await userEvent.tab();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Rate is required");
    expect(field("Rate, loan A").getAttribute("aria-invalid")).toBe("true");
    expect(field("Rate, loan A").getAttribute("aria-describedby")).toBe(alert.id);
    expect(field("Down payment, loan A").value).toBe("20");
    await userEvent.type(field("Rate, loan A"), "6.5");
    expect(line("Total payment")[0]).toContain("$3,064.10");
    // What is missing is said, and no longer said, with the next frame.
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("undoes and redoes edits of every kind, each to exactly what was there", async () => {
    show();
    const type = (label: string, text: string) => async () => {
      await userEvent.clear(field(label));
      await userEvent.type(field(label), text);
      await userEvent.tab();
    };
    const choose = (label: string, value: string) => () =>
      userEvent.selectOptions(screen.getByRole("combobox", { name: label }), value);
    const units = () => within(screen.getByRole("radiogroup", { name: /^Dollars or percent, down payment of loan A/ }));
    const edits = [
      type("Rate, loan A", "6 3/8"),
      type("Rate, loan B", "6,5"),
      type("Down payment, loan A", "90k"),
      () => userEvent.click(units().getByRole("radio", { name: "Percent" })),
      type("Down payment, loan B", "abc"),
      choose("Program, loan A", "fha"),
      type("Closing costs, loan C", "$1.2 million"),
      choose("Program, loan D", "allCash"),
      choose("Type, loan B", "arm5"),
    ];
    const document = () => useScenario.getState().document;
    const states = [document()];
    // A field that is emptied and typed in is one step.
    const steps = [0];
    for (const act of edits) {
      await act();
      states.push(document());
      steps.push(useScenario.temporal.getState().pastStates.length);
    }
    expect(steps).toEqual(edits.map((_, at) => at).concat(edits.length));
    for (const state of states.slice(0, -1).reverse()) {
      act(undo);
      expect(document()).toEqual(state);
    }
    for (const state of states.slice(1)) {
      act(redo);
      expect(document()).toEqual(state);
    }
  });

  it("brings a computed default back with one press", async () => {
    show();
    expect(field("Prepaids and escrows, loan D").value).toBe("4,800");
    await userEvent.click(screen.getByRole("button", { name: "Back to the default of $5,433, loan D" }));
    expect(loan(3).userPrepaidEscrows).toBeNull();
    expect(field("Prepaids and escrows, loan D")).toMatchObject({ value: "", placeholder: "5,433" });
  });

  it("offers USDA where the corporation allows it, and to a loan that has it", () => {
    const offered = (place: number) =>
      [
        ...screen.getByRole<HTMLSelectElement>("combobox", { name: `Program, loan ${"ABCDEF"[place - 1]}` }).options,
      ].map(({ value }) => value);
    const { unmount } = show();
    expect(offered(1)).not.toContain("usda");
    unmount();
    show({ showUSDA: true });
    expect(offered(1)).toContain("usda");
  });

  it("takes the fields of a loan away from a purchase in cash", async () => {
    show();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Program, loan A" }), "allCash");
    expect(screen.queryByRole("textbox", { name: "Rate, loan A" })).toBeNull();
    expect(line("Down payment")[0]).toContain("$500,000");
    await waitFor(() => expect(line("Loan amount")[0]).toContain("None"));
    for (const name of ["Term", "Rate", "Points", "APR"]) await waitFor(() => expect(line(name)[0], name).toBe("None"));
  });

  it("brings the fields back as they were to who lets go of a purchase in cash", async () => {
    show();
    const program = screen.getByRole("combobox", { name: "Program, loan A" });
    const [fields, before] = [["Term", "Rate", "Down payment"], loan(0)];
    const values = () => fields.map((name) => field(`${name}, loan A`).value);
    const typed = values();
    await userEvent.selectOptions(program, "allCash");
    await userEvent.selectOptions(program, "conventional");
    expect(typed).toEqual(["30", "6.500", "20"]);
    expect(values()).toEqual(typed);
    expect(loan(0)).toEqual(before);
    expect(line("Total payment")[0]).toContain("$3,064.10");
  });

  it("names a program that is none of the usual", async () => {
    show();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Program, loan A" }), "other");
    await userEvent.type(field("Custom program of loan A"), "Portfolio");
    expect(loan(0)).toMatchObject({ program: "other", customProgram: "Portfolio" });
  });

  it("walks down with Enter and to the next loan with Alt and an arrow", async () => {
    show();
    await userEvent.click(field("Rate, loan A"));
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(field("Points, loan A"));
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(document.activeElement).toBe(field("Points, loan B"));
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    expect(document.activeElement).toBe(field("Rate, loan B"));
  });

  it("lists the keys that its fields hear, and nothing once it is gone", () => {
    const { unmount } = show();
    const listed = () => currentActions().map(({ keys }) => keys);
    expect(listed()).toEqual(expect.arrayContaining(["Enter", "alt+ArrowRight", "ArrowUp", "mod+v"]));
    unmount();
    expect(listed()).toEqual([]);
  });

  it("offers whom the home is for, and keeps it", async () => {
    show();
    const occupancy = screen.getByRole<HTMLSelectElement>("combobox", { name: "Occupancy, loan B" });
    expect([...occupancy.options].map(({ text }) => text)).toEqual([
      "Primary residence",
      "Second home",
      "Investment property",
    ]);
    await userEvent.selectOptions(occupancy, "Second home");
    expect(useScenario.getState().document.loans.map((loan) => loan.occupancy)).toEqual([
      "primary",
      "secondHome",
      "primary",
      "primary",
    ]);
  });

  it("measures against the saved scenario when asked", async () => {
    const saved = fourLoans();
    useScenario.setState({ saved: { document: saved, lastUpdated: "", status: "complete", clientID: "cli_1" } });
    useEditorView.setState({ against: "saved" });
    show();
    await waitFor(() => expect(line("Total payment")[1]).toMatch(/^same/));
    fireEvent.change(field("Rate, loan B"), { target: { value: "6.25" } });
    await waitFor(() => expect(line("Total payment")[1]).toMatch(/^\+\$32\.43/));
    useEditorView.setState({ against: "first" });
  });
});
