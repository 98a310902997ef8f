import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { WorkingLoan } from "../../../scenario/document";
import { setArmFigure, setArmScenario, setCustomRate } from "../../../scenario/edits/arm-edits";
import { changeLoan } from "../../../scenario/edits/change";
import { setEscrows, setFigure, setType } from "../../../scenario/edits/loan-edits";
import { issuesOf, loadWholeCheck } from "../../../scenario/issues/issues";
import { edit, undo, useScenario } from "../../../scenario/store/store";
import { choose, openLoans, show } from "./loan-window.fixture";

beforeAll(loadWholeCheck);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const give = (fields: Partial<WorkingLoan>) =>
  edit(
    null,
    changeLoan("one", (loan) => ({ ...loan, ...fields })),
  );
const said = () => screen.queryAllByText(/^(Charges in the APR: )?Enter /).map(({ textContent }) => textContent);

it.each<[string, () => void, string]>([
  [
    "prepaid months",
    () => edit(null, setEscrows("one", { insurance: 12, tax: 61, interest: 0 })),
    "Enter 0 to 60 months",
  ],
  [
    "the cost of a buydown",
    () => give({ type: "bd21", buydownCosts: -5 }),
    "Enter an amount between 0 and 999,999,999",
  ],
  [
    "the charges in the APR",
    () => edit(null, setFigure("one", "customAPRCost", -5)),
    "Charges in the APR: Enter an amount between 0 and 999,999,999",
  ],
])("what is wrong in the window of %s is said at its cell once that is closed", async (_, makeWrong, sentence) => {
  openLoans(4);
  makeWrong();
  show();
  await waitFor(() => expect(said()).toEqual([sentence]));
});

it("says at the type that a fixed period is too long, and shows no figures", async () => {
  openLoans(4);
  give({ term: 10 });
  show();
  await choose("Type, loan A", "arm15");
  await screen.findByText("The fixed period must be shorter than the term");
  expect(screen.getByRole("combobox", { name: "Type, loan A" }).getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => {
    const [total] = within(screen.getByRole("row", { name: /^Total payment/ })).getAllByRole("cell");
    expect(total!.textContent).toBe("N/A");
  });
  act(undo);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Type, loan A" }).value).toBe("fixed");
});

it("names the press that opens the window of a wrong month, for who does not see", async () => {
  openLoans(4);
  edit(null, setEscrows("one", { insurance: 12, tax: 61, interest: 0 }));
  show();
  const button = screen.getByRole("button", { name: /months and days prepaid for loan A/ });
  await waitFor(() => expect(button.getAttribute("aria-invalid")).toBe("true"));
  expect(document.getElementById(button.getAttribute("aria-describedby")!)?.textContent).toBe("Enter 0 to 60 months");
});

it("goes with the adjustable rate that nobody sees any more, whose right figures wait", () => {
  openLoans(4);
  edit(null, setType("one", "arm5"));
  edit(null, setArmScenario("one", "custom"));
  edit(null, setCustomRate("one", 0, "7.5.5"));
  edit(null, setArmFigure("one", "margin", 2.5));
  edit(null, setArmFigure("one", "floor", 101));
  give({ buydownCosts: -5 });
  edit(null, setType("one", "fixed"));
  const { document } = useScenario.getState();
  expect([...issuesOf(document).keys()]).toEqual([]);
  expect(document.loans[0]!.ARM).toMatchObject({ scenario: "custom", margin: 2.5, floor: null, customRates: [null] });
});
