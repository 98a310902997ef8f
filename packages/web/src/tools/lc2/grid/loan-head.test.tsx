import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SettingsContext } from "../../../forms/fields/settings";
import { currentNotices } from "../../../lib/notify";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openDocument, redo, undo, useScenario } from "../../../scenario/store/store";
import { LoanGrid } from "./loan-grid";

const settings = {
  signs: { downPaymentSign: "percent", propertyTaxSign: "percent", mortgageInsuranceSign: "percent" },
  taxDefaults: {},
  showUSDA: false,
  showAllCash: true,
  setSign: vi.fn(),
} as const;
const show = () =>
  render(
    <SettingsContext value={settings}>
      <LoanGrid />
    </SettingsContext>,
  );
const ids = () => useScenario.getState().document.loans.map(({ id }) => id);
const name = (place: number) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Name of loan ${"ABCDEF"[place - 1]}` });
async function act(place: number, action: RegExp) {
  await userEvent.click(screen.getByRole("button", { name: `Loan ${"ABCDEF"[place - 1]} menu` }));
  await userEvent.click(screen.getByRole("menuitem", { name: action, hidden: true }));
}

beforeEach(() => {
  openDocument({ document: { ...fourLoans(), id: `rpt_${Math.random()}` }, client: null, saved: null });
  show();
});

describe("the head of a loan", () => {
  it("moves its column with Alt and an arrow, and keeps the focus", async () => {
    await userEvent.click(name(3));
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    expect(ids()).toEqual(["one", "three", "two", "four"]);
    await waitFor(() => expect(document.activeElement).toBe(name(2)));
    expect(currentNotices().at(-1)?.text).toBe("FHA 30, 3.5% down is loan B now.");
  });
  it("stays at either end", async () => {
    await userEvent.click(name(1));
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    expect(ids()).toEqual(["one", "two", "three", "four"]);
  });
  it.each([
    ["a move to the right", 1, /^Move right/, ["two", "one", "three", "four"]],
    ["a move to the left", 4, /^Move left/, ["one", "two", "four", "three"]],
    ["a new baseline", 3, /^Make it the baseline/, ["three", "one", "two", "four"]],
    ["a removal", 2, /^Remove/, ["one", "three", "four"]],
  ] as const)("takes back %s, and does it again", async (_, place, action, after) => {
    await act(place, action);
    expect(ids()).toEqual(after);
    undo();
    expect(ids()).toEqual(["one", "two", "three", "four"]);
    redo();
    expect(ids()).toEqual(after);
  });
  it("takes back a copy and a name", async () => {
    await act(1, /^Duplicate/);
    expect(ids()).toHaveLength(5);
    undo();
    expect(ids()).toHaveLength(4);
    await userEvent.type(name(1), " for long");
    await userEvent.tab();
    undo();
    await waitFor(() => expect(name(1).value).toBe("Conventional 30"));
  });
  it("takes names of 50 characters at most", () => expect(name(1).maxLength).toBe(50));
});
