import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { isExisting } from "../../../scenario/document";
import { setMortgageFigure } from "../../../scenario/edits/debt-edits";
import { setCashToApply } from "../../../scenario/edits/loan-edits";
import { setScenarioType } from "../../../scenario/edits/type-edits";
import { edit, undo, useScenario } from "../../../scenario/store/store";
import { openLoans, show, type } from "./loan-window.fixture";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("asks of a refinance for its target in place of a down payment, which stands again for a purchase", async () => {
  openLoans(4);
  show();
  const field = (name: string) => screen.queryByRole<HTMLInputElement>("textbox", { name: `${name}, loan B` });
  await type("Down payment, loan B", "25%");
  act(() => edit(null, setScenarioType("refinance")));
  expect(field("Down payment")).toBeNull();
  await type("Target LTV, loan B", "75");
  act(() => edit(null, setScenarioType("purchase")));
  expect([field("Target LTV"), field("Down payment")?.value, field("Rate")?.value]).toEqual([null, "25", "6.125"]);
  act(() => edit(null, setScenarioType("refinance")));
  expect(field("Target LTV")?.value).toBe("75");
  act(undo);
  expect(field("Down payment")?.value).toBe("25");
});

it("says so where more cash is applied than there is to pay off, of which no more than that is used", async () => {
  openLoans(4);
  edit(null, setScenarioType("refinance"));
  const mortgage = useScenario.getState().document.loans.find(isExisting)!.id;
  for (const [field, value] of [
    ["balance", 300_000],
    ["rate", 7],
    ["monthsLeft", 300],
  ] as const)
    edit(null, setMortgageFigure(mortgage, field, value));
  edit(null, setCashToApply("one", 300_000));
  show();
  const note = () => screen.queryAllByText("Only $300,000 is paid off");
  expect(note()).toHaveLength(0);
  act(() => edit(null, setCashToApply("one", 300_000.01)));
  await waitFor(() => expect(note()).toHaveLength(1));
});
