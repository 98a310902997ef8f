import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { isExisting } from "../../../scenario/document";
import { setMortgageFigure } from "../../../scenario/edits/debt-edits";
import { setCashToApply } from "../../../scenario/edits/loan-edits";
import { setScenarioType } from "../../../scenario/edits/type-edits";
import { edit, useScenario } from "../../../scenario/store/store";
import { openFourLoans, show } from "./loan-window.fixture";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("says so where more cash is applied than there is to pay off, of which no more than that is used", async () => {
  openFourLoans();
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
