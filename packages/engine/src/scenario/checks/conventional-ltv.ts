import { isAtMost } from "../../loan/ltv";
import type { Cents } from "../../money/cents";
import { type ConventionalLtv, conventionalLtv, type HighestLtv } from "../../rules/highest-ltv";
import { remainingLiens } from "../steps/existing-mortgage";
import { loanLimit } from "../steps/loan-limit";
import type { Working } from "../working";
import { cashOutText, liensPaidOff } from "./cash-out";
import { type Finding, versionOn } from "./check";
import { above, hasText, homeWords, mostText, purposeOf, within } from "./ltv-wording";
import { percentText } from "./wording";

/** Tells whether a loan is above the baseline limit, whatever its county's own limit is. */
const isHighBalance = ({ loan, scenario, financing }: Working) =>
  financing.amount > (loanLimit("conforming", { ...scenario, outside: {} }, loan)?.lowest ?? Number.POSITIVE_INFINITY);

const isManufactured = ({ loan }: Working) => loan.MIWorksheet.activeModifiers.includes("manufactured");

/** The months for which an adjustable rate on a manufactured home is fixed. Source: Fannie Mae Selling Guide B5-2-02. */
const FIXED_ON_MANUFACTURED: readonly number[] = [84, 120];

/** Says why Fannie Mae buys no loan on a home at all; null where it may. */
function notBought(working: Working): Pick<Finding, "verdict" | "rule" | "has"> | null {
  const { loan, repayment } = working;
  if (loan.occupancy === "secondHome" && loan.units > 1) {
    return {
      verdict: "A second home must have one unit",
      rule: "Fannie Mae buys loans only on one-unit second homes.",
      has: `The home has ${loan.units} units.`,
    };
  }
  if (!isManufactured(working)) return null;
  if (loan.occupancy === "investment") {
    return {
      verdict: "Not on a manufactured home",
      rule: "Fannie Mae buys loans on a manufactured home only where it is the borrower's own residence or a second home.",
      has: "The home is a manufactured home and an investment property.",
    };
  }
  const fixed = repayment.contract.adjustable?.terms.fixedMonths;
  if (fixed === undefined || FIXED_ON_MANUFACTURED.includes(fixed)) return null;
  return {
    verdict: "Not on a manufactured home",
    rule: "Fannie Mae buys adjustable loans on a manufactured home only where the rate is fixed for 7 or 10 years.",
    has: `The rate is fixed for ${fixed} months.`,
  };
}

/** The highest loan-to-value of the matrix for a loan. Only a home that the borrower lives in has lower ones for some loans. */
function mostLent(working: Working, table: ConventionalLtv): number {
  const { loan, repayment } = working;
  const most = [rowOf(working, table)[purposeOf(working)]];
  if (loan.occupancy !== "primary") return most[0]!;
  if (repayment.contract.adjustable !== null) most.push(table.adjustable);
  if (isManufactured(working)) most.push(table.manufactured);
  if (isHighBalance(working))
    most.push([table.highBalance, table.highBalanceTwoUnits][loan.units - 1] ?? table.highBalanceMoreUnits);
  return Math.min(...most);
}

/**
 * Checks the loan-to-value of a conventional loan, with every lien on the home, against Fannie Mae's Eligibility Matrix. Only a fixed rate within the
 * baseline limit goes above 95 %.
 */
export function findConventionalLtv(working: Working): Finding | null {
  const { loan, asOf, bases, financing, scenario } = working;
  const version = versionOn(conventionalLtv, asOf);
  if (!version) return null;
  const { value: table, from, source } = version;
  const refused = notBought(working);
  if (refused) return { state: "attention", ...refused, source, from };
  if (isManufactured(working) && purposeOf(working) === "cashOut") {
    return {
      state: "notChecked",
      verdict: "Limit not known",
      missing: "Look up the limit for a manufactured home in Fannie Mae's Eligibility Matrix.",
      rule: "Fannie Mae's limits on loan-to-value and term are lower where cash is taken out of a manufactured home.",
      has: `The home is a manufactured home.${cashOutText(working) ?? ""}`,
      source,
      from,
    };
  }
  const most = mostLent(working, table);
  const lent = (financing.amountBeforeMI + bases.second + remainingLiens(scenario, loan)) as Cents;
  const isWithin = isAtMost(lent, most, bases.applicablePrice);
  const home = `${homeWords(loan)}${isManufactured(working) ? " that is a manufactured home" : ""}`;
  const high = loan.occupancy === "primary" && isHighBalance(working) ? " with a loan above the baseline limit" : "";
  return {
    state: isWithin ? "clear" : "attention",
    verdict: isWithin ? within(working) : above(working),
    rule: `${mostText("Fannie Mae", working, most, `${home}${high}`)}${conditionsText(working, most)}${secondLienText(working, table)}`,
    has: hasText(working, lent, lent > financing.amountBeforeMI ? "All loans on the home are" : "The loan is", most),
    source,
    from,
  };
}

/** Says on what conditions Fannie Mae lends more than 95 %. */
function conditionsText(working: Working, most: number): string {
  const { category, occupancy } = working.loan;
  if (isManufactured(working))
    return occupancy === "primary" && !isHighBalance(working)
      ? " A home with the MH Advantage sticker goes up to 97% at a fixed rate."
      : "";
  if (most !== 97) return "";
  return category === "purchase"
    ? " Above 95% one borrower must be a first-time buyer, or HomeReady applies."
    : " Above 95% Fannie Mae must own the loan that is paid off.";
}

/** Says what a second lien that is paid off must have been borrowed for; empty where none is paid off. Source: Fannie Mae Selling Guide B2-1.3-02. */
function secondLienText(working: Working, table: ConventionalLtv): string {
  if (purposeOf(working) !== "rateAndTerm" || liensPaidOff(working) < 2) return "";
  return ` A second lien that is paid off must have been used to buy the home; otherwise the refinance takes cash out, up to ${percentText(rowOf(working, table).cashOut)}.`;
}

/** The line of the matrix for a loan's occupancy and units. */
function rowOf({ loan }: Working, table: ConventionalLtv): HighestLtv {
  const { occupancy, units } = loan;
  if (occupancy === "secondHome") return table.secondHome;
  if (occupancy === "investment") return units === 1 ? table.investment : table.investmentMoreUnits;
  if (units === 1) return table.primary;
  return units === 2 ? table.primaryTwoUnits : table.primaryMoreUnits;
}
