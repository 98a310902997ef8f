import { additionalCreditFields } from "@highway/engine/scenario/schema/loan";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentNotices } from "../../lib/notify";
import type { WorkingLoan } from "../../scenario/document";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument, undo, useScenario } from "../../scenario/store/store";
import { Toaster } from "../../ui/overlays/toaster";
import CreditsForm from "./credits-form";
import PrepaidsForm from "./prepaids-form";

const onClose = vi.fn();
const open = (fields: Partial<WorkingLoan> = {}) => {
  const document = fourLoans();
  const loans = [{ ...document.loans[0]!, ...fields }];
  openDocument({ document: { ...document, loans }, client: null, saved: null });
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const loan = () => useScenario.getState().document.loans[0]!;
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

beforeEach(() => onClose.mockClear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("the credits worksheet", () => {
  const show = async (fields?: Partial<WorkingLoan>) => {
    open(fields);
    render(
      <>
        <CreditsForm id="one" place={0} onClose={onClose} />
        <Toaster />
      </>,
    );
    await screen.findByRole("dialog", { name: "Credits Worksheet" });
  };

  it("is empty, takes credits, and adds them up", async () => {
    await show({ credits: null });
    expect(screen.getByText("No credits")).toBeTruthy();
    await press("Add a fee: Credits");
    await userEvent.click(screen.getByRole("menuitem", { name: "Seller credit", hidden: true }));
    await type("Amount of Seller credit", "2500");
    await press("Add a credit");
    await type("Name of the credit", "Employer");
    await type("Amount of Employer", "750");
    expect(screen.getByText("\u2212$3,250")).toBeTruthy();
    await press("Save");
    expect(await screen.findByText("Credits worksheet added")).toBeTruthy();
    expect(loan().creditsObj?.data).toMatchObject([{ name: "Seller credit", rate: 2500 }]);
    expect(loan().additionalCredits).toEqual([{ name: "Employer", amount: 750 }]);
    expect(onClose).toHaveBeenCalled();
  });

  it("offers to give a credit back only while it is open", async () => {
    await show({ credits: null });
    await press("Add a credit");
    await type("Name of the credit", "Employer");
    await press("Remove Employer");
    expect(await screen.findByText("Employer removed.")).toBeTruthy();
    cleanup();
    expect(currentNotices().map(({ text }) => text)).not.toContain("Employer removed.");
  });

  it("takes no credit below nothing, nor a text that is none, and adds up neither", async () => {
    await show({ credits: null });
    await press("Add a fee: Credits");
    await userEvent.click(screen.getByRole("menuitem", { name: "Seller credit", hidden: true }));
    await press("Add a credit");
    fireEvent.paste(field("Amount of Seller credit"), { clipboardData: { getData: () => "(500)" } });
    fireEvent.paste(field("Amount of the new credit"), { clipboardData: { getData: () => "1e5" } });
    await press("Save");
    expect(screen.getAllByText(additionalCreditFields.amount.sentence)).toHaveLength(2);
    expect([field("Amount of Seller credit").value, field("Amount of the new credit").value]).toEqual(["-$500", "1e5"]);
    expect(screen.getAllByText("N/A")).toHaveLength(3);
    expect(loan()).toMatchObject({ credits: null, additionalCredits: [] });
    expect(onClose).not.toHaveBeenCalled();
  });

  it("asks before what was typed is thrown away, and keeps it through a reload", async () => {
    await show({ credits: null });
    await press("Add a credit");
    await type("Amount of the new credit", "TBD");
    await press("Cancel");
    const question = within(await screen.findByRole("alertdialog", { name: "Discard your changes?" }));
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
    expect(onClose).not.toHaveBeenCalled();

    const before = useScenario.getState().document;
    cleanup();
    openDocument({ document: before, client: null, saved: null });
    render(<CreditsForm id="one" place={0} onClose={onClose} />);
    expect(await screen.findByText(/Your unsaved changes are back/)).toBeTruthy();
    expect(field("Amount of the new credit").value, "a text that is no figure").toBe("TBD");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    render(<CreditsForm id="one" place={0} onClose={onClose} />);
    expect(await screen.findByText("No credits")).toBeTruthy();
  });

  it("begins with the typed total, of which nothing is lost", async () => {
    await show({ credits: 3000 });
    expect(field("Amount of Credits").value).toBe("$3,000");
    await press("Save");
    expect(await screen.findByText("No changes to save.")).toBeTruthy();
    expect(loan()).toMatchObject({ credits: 3000 });
  });
});

describe("prepaids and escrows", () => {
  const show = async (fields?: Partial<WorkingLoan>) => {
    open(fields);
    render(<PrepaidsForm id="one" place={0} onClose={onClose} />);
    await screen.findByRole("dialog", { name: "Prepaid and Escrows" });
  };

  it("shows what each part comes to, and clears a typed total when a part is changed", async () => {
    await show({ userPrepaidEscrows: 4800 });
    const parts = within(screen.getByRole("region", { name: "Paid ahead at closing" }));
    expect(parts.getByText("$5,950")).toBeTruthy();
    await type("Property tax, loan A", "3");
    expect(loan()).toMatchObject({ userPrepaidEscrows: null, escrows: { insurance: 12, tax: 3 } });
    expect(parts.getByText("$2,800")).toBeTruthy();
    await press("Use the defaults");
    expect(loan().escrows).toBeUndefined();
  });

  it("offers what the closing date asks for, says by how much it differs, and takes it back in one step", async () => {
    await show();
    expect(screen.queryByRole("button", { name: /Use the closing date's/ })).toBeNull();
    fireEvent.change(screen.getByLabelText("Closing date"), { target: { value: "2026-12-22" } });
    expect(useScenario.getState().document.closingDate).toBe("2026-12-22");
    expect(field("Interest until the first full month, loan A").value).toMatch(/^10/);
    expect(screen.getByText("10 days of interest, to the end of the month").nextElementSibling?.textContent).toBe(
      "$712.30",
    );
    expect(
      screen.getByText("$2,000 less than 12 months of each ($5,950). $2,712 less than the current prepaids ($6,662)."),
    ).toBeTruthy();
    await press("Use the closing date's: $3,949.83");
    expect(loan()).toMatchObject({ prepaidsByClosing: true, escrows: undefined, userPrepaidEscrows: null });
    expect(screen.getByText("Prepaids follow the closing date.")).toBe(document.activeElement);
    expect(screen.getByText("$3,950")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Property tax, loan A" })).toBeNull();
    act(undo);
    expect(loan().prepaidsByClosing).toBeUndefined();
    expect(useScenario.getState().document.closingDate).toBe("2026-12-22");
    await press("Use the closing date's: $3,949.83");
    await press("Use the defaults");
    expect(loan().prepaidsByClosing).toBeUndefined();
  });

  it("shows what RESPA allows beside what counts now, and takes it with one press that undo takes back", async () => {
    await show();
    const table = within(screen.getByRole("table", { name: "Prepaids now and under RESPA" }));
    const together = within(table.getByRole("row", { name: /^Together/ })).getAllByRole("cell");
    const before = useScenario.getState().document;
    await userEvent.click(screen.getByRole("button", { name: `Use this: ${together[1]?.textContent}` }));
    expect(loan().prepaidsByClosing).toBe(true);
    expect(useScenario.getState().document.closingDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(screen.queryByRole("button", { name: /^Use this/ })).toBeNull();
    expect(document.activeElement?.getAttribute("role"), "the focus").toBe("dialog");
    expect(screen.getByText("Prepaids and escrows", { selector: "p" }).textContent).toContain(
      together[1]!.textContent!,
    );
    act(undo);
    expect(useScenario.getState().document).toEqual(before);
  });

  it("keeps days that were typed when the closing date comes, and days that follow it when months are typed", async () => {
    await show({ escrows: { insurance: 12, tax: 3, interest: 4 } });
    fireEvent.change(screen.getByLabelText("Closing date"), { target: { value: "2026-12-22" } });
    expect(field("Interest until the first full month, loan A").value).toMatch(/^4/);
    await press("Use the defaults");
    expect(field("Interest until the first full month, loan A").value).toMatch(/^10/);
    await type("Property tax, loan A", "3");
    expect(loan().escrows).toEqual({ insurance: 12, tax: 3 });
    expect(field("Interest until the first full month, loan A").value).toMatch(/^10/);
  });

  it("says at the closing date that it is out of range, and offers nothing by it", async () => {
    await loadWholeCheck();
    await show();
    const date = screen.getByLabelText("Closing date");
    fireEvent.focus(date);
    fireEvent.change(date, { target: { value: "2019-12-31" } });
    fireEvent.blur(date);
    expect(await screen.findByText("Enter a day from 01/01/2020 to 12/31/2100")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Use the closing date's/ })).toBeNull();
  });

  it("counts a day's interest on 365 days or 360", async () => {
    await show();
    expect(screen.getByText(/\$71\.23/)).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "360 days" }));
    expect(loan().interestDayBasis).toBe(360);
    expect(screen.getByText(/\$72\.22/)).toBeTruthy();
  });

  it("keeps the months in which tax and insurance are due in the scenario, and takes them back one by one", async () => {
    await show();
    const advice = within(screen.getByRole("region", { name: "Escrow analysis" }));
    const deposit = () => advice.getByText("Deposit at closing").nextElementSibling?.textContent;
    const usual = deposit();
    expect(usual).toBe("$1,487.53");
    const before = useScenario.getState().document;
    const press = (group: RegExp, month: string) =>
      userEvent.click(within(advice.getByRole("group", { name: group })).getByRole("button", { name: month }));
    await press(/Property tax is due/, "Feb");
    const byFebruary = deposit();
    expect(byFebruary).not.toBe(usual);
    await press(/Home insurance is due/, "Sep");
    await press(/Property tax is due/, "Jan");
    expect(useScenario.getState().document.escrowMonths).toEqual({ tax: [1, 2], insurance: [9] });
    // While prepaids go by months, the deposit counts in no figure of the loan.
    expect(useScenario.getState().document.loans).toBe(before.loans);
    await press(/Property tax is due/, "Jan");
    await press(/Home insurance is due/, "Sep");
    expect(deposit()).toBe(byFebruary);
    await press(/Property tax is due/, "Feb");
    expect(deposit()).toBe(usual);
    expect(useScenario.getState().document).toEqual(before);
  });

  it("counts the chosen months in what the closing date asks for, and brings them back when the form is opened again", async () => {
    await show({ prepaidsByClosing: true });
    fireEvent.change(screen.getByLabelText("Closing date"), { target: { value: "2026-12-22" } });
    const asked = () => screen.getByText(/^Escrow deposit, by the/).nextElementSibling?.textContent;
    const usual = asked();
    const taxMonths = () => within(screen.getByRole("group", { name: /Property tax is due/ }));
    await userEvent.click(taxMonths().getByRole("button", { name: "Feb" }));
    expect(screen.getByText("Escrow deposit, by the chosen months")).toBeTruthy();
    const chosen = asked();
    expect(chosen).not.toBe(usual);
    act(undo);
    expect(asked()).toBe(usual);
    await userEvent.click(taxMonths().getByRole("button", { name: "Feb" }));
    const saved = useScenario.getState().document;
    cleanup();
    openDocument({ document: saved, client: null, saved: null });
    render(<PrepaidsForm id="one" place={0} onClose={onClose} />);
    await screen.findByRole("dialog", { name: "Prepaid and Escrows" });
    expect(taxMonths().getByRole("button", { name: "Feb" }).getAttribute("aria-pressed")).toBe("true");
    expect(asked()).toBe(chosen);
  });

  it("advises nothing on a purchase in cash", async () => {
    await show({ program: "allCash" });
    expect(screen.queryByRole("region", { name: "Escrow analysis" })).toBeNull();
  });
});
