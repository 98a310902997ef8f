import { isAtMost } from "../../loan/ltv";
import { dollars } from "../../money/cents";
import { fhaLtv } from "../../rules/highest-ltv";
import type { Working } from "../working";
import { type Finding, isConventional, versionOn } from "./check";
import { findConventionalLtv } from "./conventional-ltv";
import { above, hasText, mostText, occupancyWords, purposeOf, within } from "./ltv-wording";
import { percentText } from "./wording";

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
    rule: `${mostText("FHA", working, most, `${occupancyWords.primary} at ${by}`)}${livedInText(working, line.newOccupant)}`,
    has: `${hasText(working, financing.amountBeforeMI, "The base loan is", most)} The credit score is ${score.value}${assumed}.`,
    source,
    from,
  };
}

/** Says how long the borrower of a refinance must have lived in the home, which no field tells. Source: HUD Handbook 4000.1 II.A.8.d. */
function livedInText(working: Working, newOccupant: number): string {
  const purpose = purposeOf(working);
  if (purpose === "purchase") return "";
  if (purpose === "cashOut") return " The borrower must have owned the home and lived in it for 12 months.";
  return ` A borrower who has lived in it for less than 12 months, and not since acquiring it, can borrow up to ${percentText(newOccupant)}.`;
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

/**
 * VA and USDA ask for nothing down and lend on the value; a refinance of theirs has rules that the product does not hold. USDA's is the market value, so
 * that a home appraised above its price may carry closing costs too.
 */
function nothingDown(working: Working, program: "va" | "usda"): Finding | null {
  const { loan, bases, financing, property } = working;
  if (loan.category !== "purchase") return null;
  const { userAppraisedValue } = property;
  const value = program === "usda" && userAppraisedValue !== null ? dollars(userAppraisedValue) : bases.applicablePrice;
  const isWithin = isAtMost(financing.amountBeforeMI, 100, value);
  const eligible =
    program === "usda"
      ? " USDA also limits the household's income and where the home is, which is not checked here."
      : "";
  const most = program === "usda" ? "the appraised value" : "the price or the value, whichever is lower,";
  return {
    state: isWithin ? "clear" : "attention",
    verdict: isWithin ? "No down payment needed" : "More than the value",
    rule: `${agencyNames[program]} requires no down payment, and allows a loan of no more than ${most} before its fee.${eligible}`,
    has: hasText(working, financing.amountBeforeMI, "The loan is", 100, value),
    source:
      program === "va"
        ? "38 CFR 36.4339; VA Pamphlet 26-7 chapter 3"
        : "7 CFR 3555.103, 3555.151(a) and 3555.201(b); USDA HB-1-3555 chapter 7",
    from: "2020-01-01",
  };
}

/** Checks the down payment of a purchase and the loan-to-value of a refinance by program, occupancy and units. */
export function findHighestLtv(working: Working): Finding | null {
  const { loan } = working;
  const { program, occupancy } = loan;
  if (isConventional(loan)) return findConventionalLtv(working);
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
