import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Settings, SettingsContext } from "../../../forms/fields/settings";
import { currentNotices, notify } from "../../../lib/notify";
import { loadWholeCheck } from "../../../scenario/issues/issues";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openDocument, redo, undo, useScenario } from "../../../scenario/store/store";
import PhoneEditor from "../phone/phone-editor";
import { LoanGrid } from "./loan-grid";

const settings: Settings = {
  signs: { downPaymentSign: "percent", propertyTaxSign: "percent", mortgageInsuranceSign: "percent" },
  taxDefaults: {},
  showUSDA: false,
  showAllCash: true,
  setSign: vi.fn(),
};
const show = (editor = <LoanGrid />) =>
  render(
    <MemoryRouter>
      <SettingsContext value={settings}>{editor}</SettingsContext>
    </MemoryRouter>,
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name, hidden: true });
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const loans = () => useScenario.getState().document.loans;
const steps = () => useScenario.temporal.getState().pastStates.length;
const notices = () => currentNotices().map(({ kind, text }) => `${kind}: ${text}`);

function paste(into: HTMLElement, text: string) {
  into.focus();
  return fireEvent.paste(into, { clipboardData: { getData: () => text } });
}

beforeEach(() => openDocument({ document: { ...fourLoans(), id: `rpt_${Math.random()}` }, client: null, saved: null }));
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
});

describe("a paste into the grid", () => {
  it("fills down a loan from the field that has the focus, which keeps it", async () => {
    show();
    paste(field("Rate, loan A"), "6 1/8\r\n0.25%\r\n7.1\r\n$90,000\r\n");
    expect(loans()[0]).toMatchObject({ rate: 6.125, points: 0.25, customAPR: 7.1, downPayment: 90_000 });
    expect(loans()[0]!.downPaymentPercentage).toBeNull();
    const rate = field("Rate, loan A");
    expect(document.activeElement).toBe(rate);
    expect(rate.value).toBe("6.125");
    expect(field("Down payment, loan A").value).toBe("90,000");
    await waitFor(() => expect(rate.selectionEnd! - rate.selectionStart!).toBe(5));
    expect(notices()).toEqual(["success: 4 values pasted."]);
  });

  it("reads a table that was copied as HTML alone", () => {
    show();
    const html = "<table><tr><td>6 1/8</td><td><b>6.25</b></td></tr><tr><td>1</td><td>2\n</td></tr></table>";
    const clipboardData = { getData: (type: string) => (type === "text/html" ? html : "") };
    fireEvent.paste(field("Rate, loan A"), { clipboardData });
    expect(loans().map(({ rate, points }) => [rate, points])).toMatchObject([[6.125, 1], [6.25, 2], {}, {}]);
    expect(notices()).toEqual(["success: 4 values pasted."]);
  });

  it("is one step, taken back and made again as one", () => {
    show();
    const before = loans();
    paste(field("Rate, loan A"), "6\t6.25\n1\t2");
    expect(steps()).toBe(1);
    expect(loans().map(({ rate, points }) => [rate, points])).toEqual([
      [6, 1],
      [6.25, 2],
      ...before.slice(2).map(({ rate, points }) => [rate, points]),
    ]);
    undo();
    expect(loans()).toEqual(before);
    redo();
    expect(loans()[1]).toMatchObject({ rate: 6.25, points: 2 });
  });

  it("goes across the loans, and tells how many values no field is there for", () => {
    show();
    paste(field("Rate, loan C"), "6.5\t6.625\t6.75\t7");
    expect(loans().map(({ rate }) => rate)).toEqual([6.5, 6.125, 6.5, 6.625]);
    expect(notices()).toEqual(["notice: 2 values pasted. 2 left out because no field here accepts them."]);
  });

  it("takes dollars for points as dollars, and for a rate as no rate at all, alone or in a column", async () => {
    await loadWholeCheck();
    show();
    const base = 400_000;
    for (const text of ["$4,000", "$4,000\n$4,000"]) {
      paste(field("Rate, loan A"), text);
      expect(loans()[0]!.rate).toBe("$4,000");
    }
    await waitFor(() => expect(screen.getAllByRole("alert")[0]?.textContent).toMatch(/percentage|Rate/));
    expect(loans()[0]!.points).toBeCloseTo((4000 * 100) / base, 6);
    paste(field("Points, loan B"), "$4,000");
    expect(field("Points, loan B").value).toBe("4,000");
    fireEvent.blur(field("Points, loan B"));
    expect(Number(field("Points, loan B").value)).toBeLessThan(10);
  });

  it("keeps what is wrong as it came, with the field's own sentence", async () => {
    await loadWholeCheck();
    show();
    paste(field("Rate, loan A"), "TBD\n250");
    expect(loans()[0]).toMatchObject({ rate: "TBD", points: 250 });
    expect(field("Rate, loan A").value).toBe("TBD");
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    expect(screen.getAllByText("Enter a percentage between 0 and 100")).toHaveLength(2);
  });

  it("leaves what stands where a cell is empty, and reads a sheet's dash as nothing", () => {
    show();
    paste(field("Rate, loan A"), "7\n\n\n\n $ -   \n(1,500)");
    expect(loans()[0]).toMatchObject({ rate: 7, points: 0, downPaymentPercentage: 20, closingCosts: 0, credits: 1500 });
  });

  it("chooses by the name of a choice, and goes on in the fields that it brings", () => {
    show();
    paste(list("Program, loan B"), "All Cash\t");
    expect(loans()[1]!.program).toBe("allCash");
    paste(list("Program, loan B"), "conventional\n5/6 ARM\n30\n6.75");
    expect(loans()[1]).toMatchObject({ program: "conventional", type: "arm5", term: 30, rate: 6.75 });
    expect(notices().at(-1)).toBe("success: 4 values pasted.");
  });

  it("gives what a choice took away to nobody", () => {
    show();
    paste(list("Program, loan A"), "All cash\nFixed\n30\n6.5");
    expect(loans()[0]).toMatchObject({ program: "allCash", term: 0, rate: 0 });
    expect(notices()).toEqual(["notice: 1 value pasted. 3 left out because no field here accepts them."]);
  });

  it("refuses a choice that there is not", () => {
    show();
    paste(list("Program, loan A"), "Jumbo");
    expect(loans()[0]!.program).toBe("conventional");
    expect(notices()).toEqual(["error: Nothing was pasted because no field here accepts it."]);
  });

  it("leaves a single value to its field", () => {
    show();
    expect(paste(field("Rate, loan A"), "6.5%\n")).toBe(false);
    expect(loans()[0]!.rate).toBe(6.5);
    expect(notices()).toEqual([]);
  });
});

it("goes down the lines of the one loan that a phone shows", () => {
  // A swipe is the browser's own.
  Element.prototype.scrollTo = vi.fn();
  show(<PhoneEditor />);
  paste(field("Price, loan A"), "610k\nFHA");
  expect(useScenario.getState().document.properties[0]!.purchaseDetails[0]!.price).toBe(610_000);
  expect(loans()[0]!.program).toBe("fha");
  paste(field("Rate, loan A"), "6.25\n0.5");
  expect(loans().map(({ rate }) => rate)).toEqual([6.25, 6.125, 6.125, 5.75]);
  expect(loans()[0]!.points).toBe(0.5);
});
