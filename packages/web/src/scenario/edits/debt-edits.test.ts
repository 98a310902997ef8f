import { beforeEach, describe, expect, it } from "vitest";
import type { WorkingReport } from "../document";
import { newDebt } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import {
  addDebt,
  addMortgage,
  mostDebts,
  pasteDebts,
  removeDebt,
  removeMortgage,
  restoreDebt,
  restoreMortgage,
  setDebt,
  setMortgageInsurance,
} from "./debt-edits";
import { setScenarioType } from "./type-edits";

const named = (id: string) => ({ ...newDebt(), id });
let document: WorkingReport;
beforeEach(() => {
  document = { ...fourLoans(), debts: [named("card"), named("car")] };
});

describe("debts", () => {
  it("are at most fifteen, whichever way they come", () => {
    let full = document;
    for (let i = 0; i < 20; i++) full = addDebt()(full);
    expect(full.debts).toHaveLength(mostDebts);
    expect(restoreDebt(named("other"), 0)(full)).toBe(full);
    const pasted = pasteDebts(
      "car",
      Array.from({ length: 40 }, () => ({ balance: 1 })),
    )(document);
    expect(pasted.debts).toHaveLength(mostDebts);
    expect(pasted.debts.map(({ balance }) => balance)).toEqual([null, ...Array.from({ length: 14 }, () => 1)]);
  });

  it("are paid off by a refinance unless it is said otherwise, and stay beside a purchase", () => {
    expect(addDebt()(document).debts.at(-1)!.payOff).toBe(false);
    expect(addDebt()(setScenarioType("refinance")(document)).debts.at(-1)!.payOff).toBe(true);
  });

  it("come back to their place, once", () => {
    const removed = removeDebt("card")(document);
    const restored = restoreDebt(document.debts[0]!, 0)(removed);
    expect(restored).toEqual(document);
    expect(restoreDebt(document.debts[0]!, 0)(restored)).toBe(restored);
  });

  it("change one at a time, and not at all when nothing new is said", () => {
    const changed = setDebt("car", { balance: 5 })(document);
    expect(changed.debts[0]).toBe(document.debts[0]);
    expect(changed.debts[1]).toEqual({ ...document.debts[1], balance: 5 });
    expect(setDebt("car", { balance: 5 })(changed)).toBe(changed);
  });
});

describe("a mortgage that the client has", () => {
  it("stands after the loans that are compared, on the home that is refinanced", () => {
    const added = addMortgage("second")(setScenarioType("refinance")(document));
    expect(added.loans.slice(-2).map(({ category, propertyID }) => [category, propertyID])).toEqual([
      ["existing", "brookhaven"],
      ["existing", "brookhaven"],
    ]);
  });

  it("is on the home that is sold when the client moves up", () => {
    const moving = setScenarioType("moveup")(document);
    const sold = moving.loans.at(-1)!.propertyID;
    expect(sold).not.toBe("brookhaven");
    expect(addMortgage("second")(moving).loans.at(-1)!.propertyID).toBe(sold);
  });

  it("comes back to its place, once", () => {
    const added = addMortgage("old")(document);
    const old = added.loans.at(-1)!;
    const restored = restoreMortgage(old, 4)(removeMortgage("old")(added));
    expect(restored).toEqual(added);
    expect(restoreMortgage(old, 4)(restored)).toBe(restored);
  });

  it("has its insurance in dollars once they are typed", () => {
    const added = addMortgage("old")(document);
    const shared = { ...added, loans: added.loans.map((each) => ({ ...each, annualMIPercentage: 0.5 })) };
    const typed = setMortgageInsurance("old", 90)(shared);
    expect(typed.loans.at(-1)).toMatchObject({ MI: 90, annualMIPercentage: null });
  });
});
