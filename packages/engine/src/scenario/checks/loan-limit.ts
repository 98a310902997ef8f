import { loanLimits } from "../../rules/loan-limits";
import { moneyText } from "../solve/figures";
import type { Working } from "../working";
import type { Finding } from "./check";

const dollarsText = (cents: number) => moneyText(cents / 100);
const isConforming = ({ program }: Working["loan"]) => program === "conventional" || program.startsWith("interest");

/**
 * Tells whether a loan is conforming, high balance or jumbo. The whole loan counts, what is financed included.
 * Source: Fannie Mae Selling Guide B2-1.5-01.
 */
export function findLoanLimit({ loan, asOf, financing }: Working): Finding | null {
  const [first] = loanLimits.versions;
  if (!isConforming(loan) || asOf < first!.from) return null;
  const { value, from, source } = loanLimits.version(asOf);
  const [baseline, ceiling] = [value.conforming.baseline[loan.units - 1]!, value.conforming.ceiling[loan.units - 1]!];
  const units = loan.units === 1 ? "one unit" : `${loan.units} units`;
  const said = {
    rule: `A conforming loan on ${units} is at most ${dollarsText(baseline)}, and up to ${dollarsText(ceiling)} where the county's limit is higher.`,
    has: `The loan is ${dollarsText(financing.amount)}.`,
    source,
    from,
  };
  if (financing.amount <= baseline) return { state: "clear", verdict: "Conforming", ...said };
  if (financing.amount > ceiling) return { state: "attention", verdict: "Jumbo", ...said };
  const missing = "The county's limit is not loaded. Look it up to tell a high-balance loan from a jumbo loan.";
  return { state: "notChecked", verdict: "High balance or jumbo", missing, ...said };
}
