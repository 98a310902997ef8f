import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../lib/notify";
import { addCustomRate, setArmScenario } from "../scenario/edits/arm-edits";
import type { Edit } from "../scenario/edits/change";
import { addDebt, addMortgage } from "../scenario/edits/debt-edits";
import { setType } from "../scenario/edits/loan-edits";
import { addSecondLoan } from "../scenario/edits/second-loan-edits";
import { fourLoans } from "../scenario/scenario.fixture";
import { edit, openDocument, useScenario } from "../scenario/store/store";
import { DebtLine } from "./debts/debt-list";
import { MortgageLine } from "./debts/mortgage-list";
import { ArmRates } from "./loan/arm/arm-form";
import SecondLoanForm from "./loan/second-loan/second-loan-form";
import { answers, openForm } from "./property/property-form.fixture";

beforeEach(() => {
  openDocument({ document: fourLoans(), client: null, saved: null });
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const read = () => useScenario.getState().document;

/** Presses the button, sees that something went and that one press brings all of it back. */
async function removeAndUndo(button: RegExp | string) {
  const before = read();
  fireEvent.click(await screen.findByRole("button", { name: button }));
  expect(read()).not.toEqual(before);
  const [notice] = currentNotices();
  expect(notice?.text).toMatch(/ removed\.$/);
  expect(notice?.action?.label).toBe("Undo");
  notice?.action?.run();
  expect(read()).toEqual(before);
}

function Mortgage() {
  const mortgage = useScenario(({ document }) => document.loans.at(-1)!);
  return <MortgageLine mortgage={mortgage} place={0} />;
}
function Debt() {
  const debt = useScenario(({ document }) => document.debts[0]);
  return debt && <DebtLine debt={debt} place={0} />;
}

const cases: [what: string, edits: Edit[], part: ReactElement, button: RegExp | string][] = [
  ["a debt", [addDebt()], <Debt key="debt" />, "Remove debt 1"],
  ["a mortgage", [addMortgage("brookhaven")], <Mortgage key="mortgage" />, /^Remove mortgage/],
  [
    "a rate after the fixed period",
    [setType("one", "arm5"), setArmScenario("one", "custom"), addCustomRate("one")],
    <ArmRates key="rates" id="one" place={0} />,
    "Remove the rate of period 2",
  ],
  [
    "a second loan",
    [addSecondLoan("one")],
    <SecondLoanForm key="second" id="one" place={0} onClose={() => {}} />,
    "Remove",
  ],
];

describe("what is taken away in the editor comes back with one press", () => {
  it.each(cases)("%s", async (_, edits, part, button) => {
    for (const change of edits) edit(null, change);
    render(part);
    await removeAndUndo(button);
  });

  it.each(["Remove price 1", "Remove property"])("%s", async (button) => {
    fakeApi(answers);
    await openForm();
    await removeAndUndo(button);
  });
});
