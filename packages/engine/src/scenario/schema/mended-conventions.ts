import type { Day } from "../../rules/day";
import type { FigureName } from "./explanation";
import { followingModifiers } from "./insurance";

/** What of a loan decides whether a mended convention changed its figures. */
type MendedLoan = {
  category: string;
  program: string;
  type: string;
  additionalMonthlyPayments: readonly unknown[];
  lumpPayments: readonly unknown[];
  biweekly?: boolean | undefined;
  secondLoan?: { type: string } | null | undefined;
  userPrepaidEscrows?: unknown;
  closingCosts?: unknown;
  closingCostObj?: unknown;
  points?: unknown;
  occupancy: string;
  units: unknown;
  MIWorksheet: { activeModifiers: readonly string[] };
  escrows?: { interest?: unknown } | null | undefined;
  /** Set by who has worked the loan out. */
  isAboveConformingLimit?: boolean;
};

/** What of a report decides it: the day of its rules, and the closing date where one is typed. */
type MendedReport = { asOf: Day; closingDate?: Day | null | undefined };

/**
 * A convention of the engine that was mended. Where a rule of law changes, a saved report keeps what its `asOf` gave; where the
 * engine itself was mended, it follows, and its figures say since when.
 */
export type MendedConvention = {
  /** The day since which every report is worked out so. Reports whose rules are of an earlier day say it beside the figure. */
  since: Day;
  label: string;
  /** The one-line note: what the figure is now, and what it was before. */
  sentence: string;
  source: string;
  /** The figures that the convention decides. Figures that only hold one of these say nothing. */
  figures: readonly FigureName[];
  /** Tells whether a loan's figures follow the convention. */
  concerns: (loan: MendedLoan, report: MendedReport) => boolean;
  /** Set where no client is shown the figures, so that a client's small print says nothing of it. */
  officersOwn?: true;
};

const paysMore = ({ additionalMonthlyPayments, lumpPayments, biweekly }: MendedLoan) =>
  additionalMonthlyPayments.length > 0 || lumpPayments.length > 0 || biweekly === true;
const isNew = ({ category }: MendedLoan) => category !== "existing";
const prepaysUsualDays = ({ userPrepaidEscrows, escrows, program }: MendedLoan) =>
  typeof userPrepaidEscrows !== "number" && typeof escrows?.interest !== "number" && program !== "allCash";
const hasConventionalInsurance = ({ program }: MendedLoan) =>
  program === "conventional" || program.startsWith("interest");
/** Tells of a first payment that is none of the later ones: bought down, interest only, or at a rate that adjusts. */
const startsOtherwise = ({ type, program, secondLoan }: MendedLoan) =>
  type !== "fixed" || program.startsWith("interest") || secondLoan?.type.startsWith("float") === true;
const isAgency = ({ program }: MendedLoan) => program === "fha" || program === "usda";

/** The conventions of the engine that were mended, newest first. The page of rules lists them. */
export const mendedConventions = {
  deductedPoints: {
    since: "2026-11-23",
    label: "The points of a purchase are deducted in its first year",
    sentence: "Tax savings count the points of a purchase as interest of its first year. They used to be left out.",
    source: "26 U.S.C. 461(g)(2); IRS Publication 530",
    figures: ["taxSavings", "netGain", "wealthBreakEven"],
    concerns: ({ category, points }) => category === "purchase" && typeof points === "number" && points > 0,
  },
  savingsAddedUp: {
    since: "2026-11-23",
    label: "A refinance breaks even when its savings, added up, have paid back the cost",
    sentence:
      "The break-even of the savings adds up each month's savings as payments are due, until the old loans would have ended. It used to take the first month's savings for every month.",
    source: "Arithmetic; payments that change are compared month by month",
    figures: ["savingsBreakEven"],
    concerns: ({ category }) => category === "refinance",
  },
  paymentsAddedUp: {
    since: "2026-11-22",
    label: "A break-even by payment adds up the payments as they are due",
    sentence:
      "Break-even by payment adds up each month's payment as it is due. It used to take the first month's payment for every month.",
    source: "Arithmetic; payments that change are compared month by month",
    figures: ["paymentBreakEven"],
    concerns: (loan) => isNew(loan) && (startsOtherwise(loan) || isAgency(loan)),
  },
  occupancyPricesInsurance: {
    since: "2026-11-22",
    label: "Occupancy and units price conventional mortgage insurance",
    sentence:
      "Mortgage insurance is priced for a second home, an investment property, or three or four units when the loan is for one. It used to be priced that way only when the worksheet was marked.",
    source: "Adjustments of the conventional mortgage insurance rate card",
    figures: ["MI", "totalMortgageInsurance", "apr", "financeCharge", "totalOfPayments", "paidInFiveYears"],
    concerns: (loan) => isNew(loan) && hasConventionalInsurance(loan) && followingModifiers(loan).length > 0,
  },
  sectionsOfFees: {
    since: "2026-11-22",
    label: "Each fee has its section of the Loan Estimate",
    sentence:
      "The total of payments and “In 5 years” count the fees of sections A to C of the Loan Estimate. They used to count fees by their category in the worksheet.",
    source: "12 CFR 1026.37(f), (g) and (l)(1); 1026.38(o)(1)",
    figures: ["totalOfPayments", "paidInFiveYears"],
    concerns: (loan) => isNew(loan) && loan.closingCosts == null && loan.closingCostObj != null,
    officersOwn: true,
  },
  interestFromClosing: {
    since: "2026-11-22",
    label: "Prepaid interest runs from the closing date to the end of its month",
    sentence:
      "When a closing date is typed without days of interest, interest is prepaid from that date to the end of its month. It used to be 0 days.",
    source: "12 CFR 1026.37(g)(2)(iii)",
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
    label: "FHA's annual premium follows the balance",
    sentence: "FHA's premium is charged on each year's average scheduled balance. It used to be level.",
    source:
      "HUD, Monthly (Periodic) Mortgage Insurance Premium Calculation, https://www.hud.gov/program_offices/housing/comp/premiums/sfpcalc (Mortgagee Letter 98-22)",
    figures: ["MI", "totalMortgageInsurance", "apr", "financeCharge", "totalOfPayments", "paidInFiveYears"],
    concerns: (loan) => isNew(loan) && loan.program === "fha",
  },
  averageBalanceFee: {
    since: "2026-11-22",
    label: "USDA's annual fee follows the balance, and a financed fee is a share of the whole loan",
    sentence:
      "USDA's annual fee is charged on each year's average scheduled balance, and a financed guarantee fee is 1% of the whole loan. Both used to be charged on the amount before the fee.",
    source:
      "7 CFR 3555.107; USDA HB-1-3555, chapter 16 (paragraph 16.5, annual fee: average scheduled unpaid principal balance, by the original amortization schedule)",
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
    label: "Paying more ends conventional mortgage insurance sooner",
    sentence:
      "When more is paid than is due, mortgage insurance ends on request, once the actual balance is 80% of the original value. It used to end by the contract's schedule.",
    source: "12 U.S.C. 4901(2) and 4902(a)",
    figures: ["miMonths", "totalMortgageInsurance", "totalPayments", "totalCost"],
    concerns: (loan) => !isAgency(loan) && paysMore(loan),
  },
  qualifyingPayment: {
    since: "2026-11-22",
    label: "Debt to income counts the qualifying payment",
    sentence:
      "Debt to income counts the payment at the rate that agencies use to qualify a loan. It used to count the first month's payment.",
    source:
      "Fannie Mae Selling Guide B3-6-04; HUD Handbook 4000.1 II.A; VA Pamphlet 26-7 chapter 4; 12 CFR 1026.43(c)(5)",
    figures: ["dti"],
    concerns: (loan) => isNew(loan) && startsOtherwise(loan),
    officersOwn: true,
  },
  disclosedRate: {
    since: "2026-11-22",
    label: "An adjustable loan has one APR",
    sentence:
      "The APR and the Loan Estimate of an adjustable loan assume that the index stays where it is today. They used to follow the chosen scenario.",
    source: "12 CFR 1026.17(c)(1), comments 8 and 10",
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
    label: "FHA and VA rates change yearly, under their own caps",
    sentence: "An FHA or VA loan's rate changes once a year, under its program's caps. It used to follow Fannie Mae's.",
    source: "24 CFR 203.49; HUD Handbook 4000.1 II.A.8.f; 38 CFR 36.4312(d)",
    figures: ["rates", "totalInterest", "totalPayments", "totalCost"],
    concerns: (loan) => isNew(loan) && loan.type.startsWith("arm") && (loan.program === "fha" || loan.program === "va"),
  },
  effectiveGrowth: {
    since: "2026-11-22",
    label: "A yearly growth rate is effective, and an owned home follows its price index",
    sentence:
      "A home's value grows by its full yearly rate each year, and an owned home's follows the price index since it was bought. The rate used to be compounded monthly, at the average of the whole history.",
    source: "Arithmetic; FHFA House Price Index methodology",
    figures: ["appreciation", "equity", "netGain"],
    concerns: () => true,
  },
  cardEndsAtLimit: {
    since: "2026-11-22",
    label: "The conventional card does not price a jumbo loan's insurance",
    sentence:
      "Above the conforming limit, mortgage insurance must be typed, because the card prices conforming loans only. The card used to price it.",
    source: "Fannie Mae Selling Guide B7-1-02 and B2-1.5-01; FHFA's conforming loan limits",
    figures: ["MI", "totalMortgageInsurance", "totalPayment", "totalPayments", "apr", "dti"],
    concerns: (loan) =>
      loan.isAboveConformingLimit === true && (loan.program === "conventional" || loan.program.startsWith("interest")),
    officersOwn: true,
  },
  deductedPremiums: {
    since: "2026-11-22",
    label: "Mortgage insurance premiums are deducted from 2026 on",
    sentence:
      "Tax savings count mortgage insurance as interest from tax year 2026 on, where income allows. It used to be left out.",
    source: "26 U.S.C. 163(h)(3)(E) and (F), 163(h)(4)(F), as amended by Public Law 119-21, section 70108",
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
export type ClientsMendedKey = Exclude<MendedKey, "qualifyingPayment" | "sectionsOfFees" | "cardEndsAtLimit">;
const isClients = (key: MendedKey): key is ClientsMendedKey => !("officersOwn" in mendedConventions[key]);

/** Names the mended conventions that any figure of a loan which a client sees follows, where the report's rules are of a day before they were mended. */
export const mendedForLoan = (loan: MendedLoan, report: MendedReport): ClientsMendedKey[] =>
  mendedKeys.filter(isClients).filter((key) => {
    const { since, concerns }: MendedConvention = mendedConventions[key];
    return report.asOf < since && concerns(loan, report);
  });
