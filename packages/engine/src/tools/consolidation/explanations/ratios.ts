import type { Cents } from "../../../money/cents";
import { dollars } from "../../../money/cents";
import { noTaxSavingsReason, partOfHome } from "../../../scenario/explanations/tax-savings";
import { deductionsOf } from "../../../scenario/outcomes/tax-savings";
import { amount, figure, rate, type Told, total, workedFigure, workedOut } from "../../wording";
import { incomeOf, type Obligations, obligationsAfter, obligationsBefore, ratiosOf } from "../ratios";
import { taxesOf } from "../taxes";
import type { ConsolidationWork } from "../work";
import { none, premiumMissing } from "./parts";

const rules = {
  front:
    "The share of the monthly income that goes to the home, which is its mortgages with mortgage insurance, property tax, home insurance and association dues.",
  back: "The share of the monthly income that goes to the home and to all other debts.",
} as const;

function explainRatio(which: "front" | "back", obligations: Obligations, income: Cents): Told {
  const { home, others } = obligations;
  const taken = which === "front" ? home : home + others;
  const value = ratiosOf(obligations, income)[which];
  const month = total("Monthly total", [
    ["The home with its mortgages", home],
    ...(which === "back" ? ([["Other debts and mortgages", others]] as const) : []),
  ]);
  const last = rate("Share of the income", value, { formula: `${figure(taken)} ÷ ${figure(income)}` });
  return workedOut({ rule: rules[which] }, value, [amount("Monthly income", income)], [month, last]);
}

const NO_INCOME = "Not known, because no income was entered.";

export const explainBefore =
  (which: "front" | "back") =>
  (work: ConsolidationWork): Told => {
    const income = incomeOf(work.working);
    if (income === null) return none({ rule: rules[which], unit: "percent" }, NO_INCOME);
    return explainRatio(which, obligationsBefore(work.working, work.replaced), income);
  };

export const explainAfter =
  (which: "front" | "back") =>
  (work: ConsolidationWork): Told => {
    const about = { rule: rules[which], unit: "percent" as const };
    const income = incomeOf(work.working);
    if (income === null) return none(about, NO_INCOME);
    const after = obligationsAfter(work.working);
    return after ? explainRatio(which, after, income) : none(about, premiumMissing(work));
  };

export const explainTaxes =
  (side: "before" | "after") =>
  (work: ConsolidationWork): Told => {
    const about = {
      rule: "What deducting interest and property tax saves in tax until the end of the later loan. Of the new loan, only interest on as much as the mortgages that are paid off counts, because interest on what pays off cards or cars is not deductible.",
      source: "26 U.S.C. 163(h)(3)(B)",
    };
    const taxes = taxesOf(work);
    const known = deductionsOf(work.working);
    if (!taxes || !known) {
      return none(
        about,
        known
          ? "It is not known when one of the mortgages that are paid off would have ended."
          : noTaxSavingsReason(work.working),
      );
    }
    const [first, all] = [dollars(taxes.firstYear[side]), dollars(taxes.lifetime[side])];
    const last = total("Saved in tax by the end", [
      ["First year", first],
      ["Later years", all - first],
    ]);
    const debt = side === "after" ? [amount("Debt whose interest is deductible", dollars(taxes.deductibleDebt))] : [];
    return workedFigure(about, all, [...debt, ...partOfHome(known)], [last]);
  };
