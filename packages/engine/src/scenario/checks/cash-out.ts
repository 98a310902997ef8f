import { type Cents, NOTHING, share } from "../../money/cents";
import { cashBack } from "../../rules/highest-ltv";
import { isSecuredByHome } from "../schema/secured-debt";
import { debtsPaidOff, mortgagesPaidOff } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { versionOn } from "./check";
import { dollarsText } from "./wording";

/** The most that may come back to the borrower of a refinance without cash out. */
function mostBack({ loan, financing, asOf }: Working): Cents {
  const rule = versionOn(cashBack, asOf)?.value;
  if (!rule) return NOTHING;
  if (loan.program === "fha") return rule.fha;
  const { amount, percentage, counts } = rule.fannieMae;
  return Math[counts === "lower" ? "min" : "max"](amount, share(financing.amount, percentage)) as Cents;
}

/** Counts the mortgages and lines of credit on the home that a refinance pays off. */
export const liensPaidOff = ({ loan, scenario }: Working): number =>
  mortgagesPaidOff(scenario, loan.propertyID).length +
  debtsPaidOff(scenario).filter(({ type }) => isSecuredByHome(type)).length;

/**
 * Says why a refinance takes cash out, in a sentence with a space before it that is empty where the officer has marked it; null where it takes none. It
 * takes cash out where it pays off debts that are not on a home, and where more comes back at closing than the agency allows.
 */
export function cashOutText(working: Working): string | null {
  const { loan, scenario, cash } = working;
  if (loan.category !== "refinance") return null;
  const back = (0 - cash.toClose) as Cents;
  if (back > mostBack(working)) return ` It pays ${dollarsText(back)} out in cash.`;
  if (debtsPaidOff(scenario).some(({ type }) => !isSecuredByHome(type)))
    return " It pays off debts that are not on the home.";
  return loan.MIWorksheet.activeModifiers.includes("cashOut") ? "" : null;
}
