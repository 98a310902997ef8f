import { isNamedLendersCredit } from "../../costs/credit-kind";
import type { Day } from "../../rules/day";
import type { FigureName } from "./explanation";
import { followingModifiers } from "./insurance";
import { isOwedBeside } from "./owed-beside";

/** What tells the mortgages on a home. */
type MendedMortgage = { id: string; category: string; propertyID: string; payOff?: boolean | undefined };
/** What of a loan decides whether a mended convention changed its figures. */
type MendedLoan = MendedMortgage & {
  program: string;
  type: string;
  additionalMonthlyPayments: readonly unknown[];
  lumpPayments: readonly unknown[];
  biweekly?: boolean | undefined;
  secondLoan?: { type: string } | null | undefined;
  userPrepaidEscrows?: unknown;
  closingCosts?: unknown;
  closingCostObj?:
    | { data: Readonly<Record<string, readonly { name: string; isCredit: boolean }[]>> }
    | null
    | undefined;
  points?: unknown;
  occupancy: string;
  units: unknown;
  MIWorksheet: { activeModifiers: readonly string[]; isFinanced?: unknown };
  isFinancedCC?: unknown;
  isFinancedPoints?: unknown;
  isFinancedPrepaidEscrow?: unknown;
  escrows?: { interest?: unknown } | null | undefined;
  /** Set by who has worked the loan out. */
  isAboveConformingLimit?: boolean;
};

/** What of a report decides it: the day of its rules, the closing date where one is typed, and its loans. */
type MendedReport = { asOf: Day; closingDate?: Day | null | undefined; loans?: readonly MendedMortgage[] };

/**
 * A convention of the engine that was mended. Where a rule of law changes, a saved report keeps what its `asOf` gave; where the
 * engine itself was mended, it follows, and its figures say since when.
 */
export type MendedConvention = {
  /** The day since which every report is worked out so. Reports whose rules are of an earlier day say it beside the figure. */
  since: Day;
  /** The figures that the convention decides. Figures that only hold one of these say nothing. */
  figures: readonly FigureName[];
  /** Tells whether a loan's figures follow the convention. */
  concerns: (loan: MendedLoan, report: MendedReport) => boolean;
  /** Set where no client is shown the figures, so that a client's small print says nothing of it. */
  officersOwn?: true;
};

const paysMore = ({ additionalMonthlyPayments, lumpPayments, biweekly }: MendedLoan) =>
  additionalMonthlyPayments.length > 0 || lumpPayments.length > 0 || biweekly === true;
const paysPoints = ({ category, points }: MendedLoan) =>
  category === "purchase" && typeof points === "number" && points > 0;
const isNew = ({ category }: MendedLoan) => category !== "existing";
const prepaysUsualDays = ({ userPrepaidEscrows, escrows, program }: MendedLoan) =>
  typeof userPrepaidEscrows !== "number" && typeof escrows?.interest !== "number" && program !== "allCash";
const hasConventionalInsurance = ({ program }: MendedLoan) =>
  program === "conventional" || program.startsWith("interest");
/** Tells whether the fees of a worksheet, its credits apart, hold a credit of the lender. */
const hasLendersCredit = ({ closingCostObj }: MendedLoan) =>
  Object.entries(closingCostObj?.data ?? {}).some(
    ([category, fees]) =>
      category !== "credits" && fees.some(({ name, isCredit }) => isCredit && isNamedLendersCredit(name)),
  );
/** Tells of a first payment that is none of the later ones: bought down, interest only, or at a rate that adjusts. */
const startsOtherwise = ({ type, program, secondLoan }: MendedLoan) =>
  type !== "fixed" || program.startsWith("interest") || secondLoan?.type.startsWith("float") === true;
const isFinanced = ({ MIWorksheet, isFinancedCC, isFinancedPoints, isFinancedPrepaidEscrow }: MendedLoan) =>
  [MIWorksheet.isFinanced, isFinancedCC, isFinancedPoints, isFinancedPrepaidEscrow].includes(true);
const isAgency = ({ program }: MendedLoan) => program === "fha" || program === "usda";
/** Tells whether a loan's monthly insurance, if any, is a private insurer's. VA has none. */
const hasPrivateInsurance = (loan: MendedLoan) =>
  !isAgency(loan) && loan.program !== "va" && loan.program !== "allCash";

/** The conventions of the engine that were mended, newest first. What each says to an officer is in `mended-sentences.ts`, to a client in the small print's words. */
export const mendedConventions = {
  lendersCreditsApart: {
    since: "2026-11-30",
    figures: ["totalOfPayments", "paidInFiveYears"],
    concerns: (loan) => isNew(loan) && loan.closingCosts == null && hasLendersCredit(loan),
    officersOwn: true,
  },
  combinedCountsEveryMortgage: {
    since: "2026-11-30",
    figures: ["cltv"],
    concerns: (loan, { loans = [] }) => !isNew(loan) && loans.some((each) => isOwedBeside(each, loan)),
  },
  equityCountsEveryMortgage: {
    since: "2026-11-30",
    figures: ["equity"],
    concerns: (loan, { loans = [] }) => loans.some((each) => isOwedBeside(each, loan)),
  },
  financedCostsCount: {
    since: "2026-11-30",
    figures: ["totalOfPayments", "paidInFiveYears"],
    concerns: (loan) => isNew(loan) && loan.program !== "allCash" && isFinanced(loan),
    officersOwn: true,
  },
  taxesByUnits: {
    since: "2026-11-30",
    figures: ["taxSavings", "netGain", "wealthBreakEven"],
    concerns: ({ occupancy, units }) => occupancy !== "investment" && Number(units) > 1,
  },
  feeByWholePrice: {
    since: "2026-11-30",
    figures: [
      "upfrontMI",
      "amount",
      "payment",
      "apr",
      "cashToClose",
      "financeCharge",
      "totalOfPayments",
      "paidInFiveYears",
    ],
    concerns: ({ program, category }) => program === "va" && category === "purchase",
  },
  insuranceEndsByHome: {
    since: "2026-11-30",
    figures: [
      "miMonths",
      "miCancelOnRequest",
      "miAutoTermination",
      "totalMortgageInsurance",
      "totalPayments",
      "totalCost",
      "apr",
      "financeCharge",
      "totalOfPayments",
      "paidInFiveYears",
    ],
    concerns: (loan) => hasPrivateInsurance(loan) && (loan.occupancy === "investment" || Number(loan.units) > 1),
  },
  taxesByOccupancy: {
    since: "2026-11-30",
    figures: ["taxSavings", "netGain", "wealthBreakEven"],
    concerns: (loan) => loan.occupancy === "investment" || (loan.occupancy === "secondHome" && paysPoints(loan)),
  },
  deductedPoints: {
    since: "2026-11-23",
    figures: ["taxSavings", "netGain", "wealthBreakEven"],
    concerns: (loan) => loan.occupancy === "primary" && paysPoints(loan),
  },
  savingsAddedUp: {
    since: "2026-11-23",
    figures: ["savingsBreakEven"],
    concerns: ({ category }) => category === "refinance",
  },
  paymentsAddedUp: {
    since: "2026-11-22",
    figures: ["paymentBreakEven"],
    concerns: (loan) => isNew(loan) && (startsOtherwise(loan) || isAgency(loan)),
  },
  occupancyPricesInsurance: {
    since: "2026-11-22",
    figures: ["MI", "totalMortgageInsurance", "apr", "financeCharge", "totalOfPayments", "paidInFiveYears"],
    concerns: (loan) => isNew(loan) && hasConventionalInsurance(loan) && followingModifiers(loan).length > 0,
  },
  sectionsOfFees: {
    since: "2026-11-22",
    figures: ["totalOfPayments", "paidInFiveYears"],
    concerns: (loan) => isNew(loan) && loan.closingCosts == null && loan.closingCostObj != null,
    officersOwn: true,
  },
  interestFromClosing: {
    since: "2026-11-22",
    figures: [
      "prepaidEscrows",
      "cashToClose",
      "prepaidFinanceCharge",
      "amountFinanced",
      "apr",
      "financeCharge",
      "totalOfPayments",
      "totalInterestPercentage",
      "paidInFiveYears",
    ],
    concerns: (loan, { closingDate }) => typeof closingDate === "string" && isNew(loan) && prepaysUsualDays(loan),
  },
  averageBalancePremium: {
    since: "2026-11-22",
    figures: ["MI", "totalMortgageInsurance", "apr", "financeCharge", "totalOfPayments", "paidInFiveYears"],
    concerns: (loan) => isNew(loan) && loan.program === "fha",
  },
  averageBalanceFee: {
    since: "2026-11-22",
    figures: [
      "MI",
      "upfrontMI",
      "totalMortgageInsurance",
      "apr",
      "financeCharge",
      "totalOfPayments",
      "paidInFiveYears",
    ],
    concerns: (loan) => isNew(loan) && loan.program === "usda",
  },
  insuranceEndsByActualPayments: {
    since: "2026-11-22",
    figures: ["miMonths", "totalMortgageInsurance", "totalPayments", "totalCost"],
    concerns: (loan) => !isAgency(loan) && paysMore(loan),
  },
  qualifyingPayment: {
    since: "2026-11-22",
    figures: ["dti"],
    concerns: (loan) => isNew(loan) && startsOtherwise(loan),
    officersOwn: true,
  },
  disclosedRate: {
    since: "2026-11-22",
    figures: [
      "apr",
      "financeCharge",
      "totalOfPayments",
      "totalInterestPercentage",
      "paidInFiveYears",
      "principalInFiveYears",
    ],
    concerns: (loan) => isNew(loan) && loan.type.startsWith("arm"),
  },
  agencyCaps: {
    since: "2026-11-22",
    figures: ["rates", "totalInterest", "totalPayments", "totalCost"],
    concerns: (loan) => isNew(loan) && loan.type.startsWith("arm") && (loan.program === "fha" || loan.program === "va"),
  },
  effectiveGrowth: {
    since: "2026-11-22",
    figures: ["appreciation", "equity", "netGain"],
    concerns: () => true,
  },
  cardEndsAtLimit: {
    since: "2026-11-22",
    figures: ["MI", "totalMortgageInsurance", "totalPayment", "totalPayments", "apr", "dti"],
    concerns: (loan) =>
      loan.isAboveConformingLimit === true && (loan.program === "conventional" || loan.program.startsWith("interest")),
    officersOwn: true,
  },
  deductedPremiums: {
    since: "2026-11-22",
    figures: ["taxSavings"],
    concerns: ({ program }) => program !== "allCash",
  },
} satisfies Record<string, MendedConvention>;

export type MendedKey = keyof typeof mendedConventions;
const mendedKeys = Object.keys(mendedConventions) as MendedKey[];

/** Names the mended conventions that a loan's figure follows, where the report's rules are of a day before they were mended. */
export const mendedFor = (figure: FigureName, loan: MendedLoan, report: MendedReport): MendedKey[] =>
  mendedKeys.filter((key) => {
    const { since, figures, concerns }: MendedConvention = mendedConventions[key];
    return report.asOf < since && figures.includes(figure) && concerns(loan, report);
  });

/** The mended conventions of which a client is shown figures. */
export type ClientsMendedKey = Exclude<
  MendedKey,
  "lendersCreditsApart" | "financedCostsCount" | "qualifyingPayment" | "sectionsOfFees" | "cardEndsAtLimit"
>;
const isClients = (key: MendedKey): key is ClientsMendedKey => !("officersOwn" in mendedConventions[key]);

/** Names the mended conventions that any figure of a loan which a client sees follows, where the report's rules are of a day before they were mended. */
export const mendedForLoan = (loan: MendedLoan, report: MendedReport): ClientsMendedKey[] =>
  mendedKeys.filter(isClients).filter((key) => {
    const { since, concerns }: MendedConvention = mendedConventions[key];
    return report.asOf < since && concerns(loan, report);
  });
