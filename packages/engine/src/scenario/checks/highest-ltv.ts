import { isAtMost, loanToValue } from "../../loan/ltv";
import type { Cents } from "../../money/cents";
import { type ConventionalLtv, conventionalLtv, fhaLtv, type HighestLtv } from "../../rules/highest-ltv";
import { remainingLiens } from "../steps/existing-mortgage";
import { loanLimit } from "../steps/loan-limit";
import type { Working } from "../working";
import { cashOutText } from "./cash-out";
import { type Finding, isConventional, versionOn } from "./check";
import { percentText } from "./wording";

const occupancyWords = {
  primary: "a primary residence",
  secondHome: "a second home",
  investment: "an investment property",
};
/** "a one-unit primary residence", "a 3-unit investment property". */
const homeWords = ({ occupancy, units }: Working["loan"]) =>
  occupancyWords[occupancy].replace(/^an? /, units === 1 ? "a one-unit " : `a ${units}-unit `);

/** The kind of transaction that the highest loan-to-values tell apart. */
function purposeOf(working: Working): keyof HighestLtv {
  if (working.loan.category === "purchase") return "purchase";
  return cashOutText(working) === null ? "rateAndTerm" : "cashOut";
}
const purposeWords: Record<keyof HighestLtv, string> = {
  purchase: "a purchase",
  rateAndTerm: "a refinance without cash out",
  cashOut: "a cash-out refinance",
};

/** Words the highest loan-to-value of a purchase as the least down payment. */
function mostText(who: string, working: Working, most: number, of: string): string {
  const purpose = purposeOf(working);
  if (purpose === "purchase") return `${who} requires at least ${percentText(100 - most)} down on ${of}.`;
  return `${who} allows loans of up to ${percentText(most)} of the value on ${purposeWords[purpose]} of ${of}.`;
}

const above = (working: Working) =>
  purposeOf(working) === "purchase" ? "Below the minimum down payment" : "Above the highest loan-to-value";
const within = (working: Working) =>
  purposeOf(working) === "purchase" ? "Enough down payment" : "Within the highest loan-to-value";

/** Says what is lent, and why a refinance counts as one with cash out. A loan above the most has as many decimals as show it. */
function hasText(working: Working, lent: Cents, what: string, most: number): string {
  const value = working.bases.applicablePrice;
  const exceeded = isAtMost(lent, most, value) ? [] : [most];
  return `${what} ${percentText(loanToValue(lent, value), ...exceeded)} of the value.${cashOutText(working) ?? ""}`;
}

/** Tells whether a loan is above the baseline limit, whatever its county's own limit is. */
const isHighBalance = ({ loan, scenario, financing }: Working) =>
  financing.amount > (loanLimit("conforming", { ...scenario, outside: {} }, loan)?.lowest ?? Number.POSITIVE_INFINITY);

/** The highest loan-to-value of the matrix for a loan. Only a home that the borrower lives in has lower ones for some loans. */
function mostLent(working: Working, table: ConventionalLtv): number {
  const { loan, repayment } = working;
  const most = [rowOf(working, table)[purposeOf(working)]];
  if (loan.occupancy !== "primary") return most[0]!;
  if (repayment.contract.adjustable !== null) most.push(table.adjustable);
  if (isHighBalance(working))
    most.push([table.highBalance, table.highBalanceTwoUnits][loan.units - 1] ?? table.highBalanceMoreUnits);
  return Math.min(...most);
}

/**
 * Checks the loan-to-value of a conventional loan, with every lien on the home, against Fannie Mae's Eligibility Matrix. Only a fixed rate within the
 * baseline limit goes above 95 %.
 */
function conventional(working: Working): Finding | null {
  const { loan, asOf, bases, financing, scenario } = working;
  const version = versionOn(conventionalLtv, asOf);
  if (!version) return null;
  const { value: table, from, source } = version;
  if (loan.occupancy === "secondHome" && loan.units > 1) {
    return {
      state: "attention",
      verdict: "A second home must have one unit",
      rule: "Fannie Mae buys loans only on one-unit second homes.",
      has: `The home has ${loan.units} units.`,
      source,
      from,
    };
  }
  const most = mostLent(working, table);
  const lent = (financing.amountBeforeMI + bases.second + remainingLiens(scenario, loan)) as Cents;
  const isWithin = isAtMost(lent, most, bases.applicablePrice);
  const high = loan.occupancy === "primary" && isHighBalance(working) ? " with a loan above the baseline limit" : "";
  const first =
    loan.category === "purchase"
      ? " Above 95% one borrower must be a first-time buyer, or HomeReady applies."
      : " Above 95% Fannie Mae must own the loan that is paid off.";
  return {
    state: isWithin ? "clear" : "attention",
    verdict: isWithin ? within(working) : above(working),
    rule: `${mostText("Fannie Mae", working, most, `${homeWords(loan)}${high}`)}${most === 97 ? first : ""}`,
    has: hasText(working, lent, lent > financing.amountBeforeMI ? "All loans on the home are" : "The loan is", most),
    source,
    from,
  };
}

/** The line of the matrix for a loan's occupancy and units. */
function rowOf({ loan }: Working, table: ConventionalLtv): HighestLtv {
  const { occupancy, units } = loan;
  if (occupancy === "secondHome") return table.secondHome;
  if (occupancy === "investment") return units === 1 ? table.investment : table.investmentMoreUnits;
  if (units === 1) return table.primary;
  return units === 2 ? table.primaryTwoUnits : table.primaryMoreUnits;
}

/** Checks the base loan of an FHA loan against the most that its credit score lets FHA insure. */
function fha(working: Working): Finding | null {
  const { asOf, bases, financing, score } = working;
  const version = versionOn(fhaLtv, asOf);
  if (!version) return null;
  const { value: lines, from, source } = version;
  const line = lines.find((each) => score.value >= each.score);
  const assumed = score.assumed ? ", assumed because none is typed" : "";
  if (!line) {
    return {
      state: "attention",
      verdict: "Credit score too low",
      rule: `FHA does not insure loans below a credit score of ${lines.at(-1)!.score}.`,
      has: `The credit score is ${score.value}${assumed}.`,
      source,
      from,
    };
  }
  const most = line[purposeOf(working)];
  const isWithin = isAtMost(financing.amountBeforeMI, most, bases.applicablePrice);
  const by = `a credit score of ${line.score} or more`;
  return {
    state: isWithin ? "clear" : "attention",
    verdict: isWithin ? within(working) : above(working),
    rule: mostText("FHA", working, most, `${occupancyWords.primary} at ${by}`),
    has: `${hasText(working, financing.amountBeforeMI, "The base loan is", most)} The credit score is ${score.value}${assumed}.`,
    source,
    from,
  };
}

/** The agencies whose loans are for the borrower's own home. */
const OWN_HOME_SOURCES = {
  fha: "HUD Handbook 4000.1 II.A.1.b.iii",
  va: "38 U.S.C. 3704(c)",
  usda: "7 CFR 3555.151(c)",
} as const;
type OwnHomeProgram = keyof typeof OWN_HOME_SOURCES;
const agencyNames: Record<OwnHomeProgram, string> = { fha: "FHA", va: "VA", usda: "USDA" };
const isOwnHomeProgram = (program: string): program is OwnHomeProgram => program in OWN_HOME_SOURCES;

/** VA and USDA ask for nothing down and lend on the value; a refinance of theirs has rules that the product does not hold. */
function nothingDown(working: Working, program: "va" | "usda"): Finding | null {
  const { loan, bases, financing } = working;
  if (loan.category !== "purchase") return null;
  const isWithin = isAtMost(financing.amountBeforeMI, 100, bases.applicablePrice);
  return {
    state: isWithin ? "clear" : "attention",
    verdict: isWithin ? "No down payment needed" : "More than the value",
    rule: `${agencyNames[program]} requires no down payment, and allows a loan of no more than the value before its fee.`,
    has: hasText(working, financing.amountBeforeMI, "The loan is", 100),
    source: program === "va" ? "38 CFR 36.4339; VA Pamphlet 26-7 chapter 3" : "7 CFR 3555.103",
    from: "2020-01-01",
  };
}

/** Checks the down payment of a purchase and the loan-to-value of a refinance by program, occupancy and units. */
export function findHighestLtv(working: Working): Finding | null {
  const { loan } = working;
  const { program, occupancy } = loan;
  if (isConventional(loan)) return conventional(working);
  if (!isOwnHomeProgram(program)) return null;
  if (occupancy !== "primary") {
    return {
      state: "attention",
      verdict: "Only for a primary residence",
      rule: `${program === "fha" ? "An" : "A"} ${agencyNames[program]} loan is for a home that the borrower lives in.`,
      has: `The home is ${occupancyWords[occupancy]}.`,
      source: OWN_HOME_SOURCES[program],
      from: "2020-01-01",
    };
  }
  return program === "fha" ? fha(working) : nothingDown(working, program);
}
