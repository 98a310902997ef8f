/** What the engine answers, of each loan and of the scenario, in the units of `types.ts`. */
import type {
  AmortSchedule,
  Appreciation,
  BreakEven,
  BuydownResult,
  Defaults,
  EscrowAnalysis,
  Horizon,
  LoanEstimate,
  Prepayment,
  Savings,
  SecondLoanResult,
} from "./answer-parts";
import type { Explanation, FigureName } from "./explanation";

/** What the answer holds beside its figures: the schedule by payment, by year, or none. */
export type CalculateOptions = {
  schedule?: "none" | "yearly" | "monthly";
};

/** Figures that need a mortgage insurance premium which no rule gives are null, and `missing` names the field. */
export type LoanResult = {
  id: string;
  propertyID: string;
  purchaseDetailsID: string;
  amount: number;
  baseAmount: number;
  /** Base amount and what is financed, before financed upfront MI: what LTV and premiums are of. */
  amountBeforeMI: number;
  /** Percent, 6 decimals. */
  ltv: number;
  cltv: number;
  /** Percent, Appendix J, 6 decimals; null for all cash, when MI is missing and when charges leave nothing financed. */
  apr: number | null;
  upfrontMI: number;
  /** Dollars a month. */
  MI: number | null;
  /** Payments that carry MI. */
  miMonths: number;
  costOfPoints: number;
  closingCosts: number;
  credits: number;
  prepaidEscrows: number;
  buydownCosts: number;
  applicablePrice: number;
  finalPayment: number;
  payoffMonths: number;
  monthly: {
    principalAndInterest: number;
    secondLoan: number;
    mortgageInsurance: number | null;
    propertyTax: number;
    homeInsurance: number;
    associationFee: number;
    total: number | null;
  };
  cash: {
    downPayment: number;
    payoffs: number;
    closingCosts: number;
    points: number;
    prepaidEscrows: number;
    upfrontMI: number;
    buydown: number;
    appraisalGap: number;
    credits: number;
    financed: number;
    toClose: number;
  };
  totals: { interest: number; principal: number; mortgageInsurance: number | null; payments: number | null };
  /**
   * Each payment and rate that the borrower pays, from which payment on, without what is paid additionally. Of
   * interest-only months the first month's interest stands, which falls where more is paid.
   */
  rates: { fromPayment: number; rate: number; payment: number }[];
  horizons: Horizon[];
  /** Null without one. */
  secondLoan: SecondLoanResult | null;
  /** Null where the type is no buydown. */
  buydown: BuydownResult | null;
  /** What paying more than is due has changed; null where nothing more is paid. */
  prepayment: Prepayment | null;
  /** Each chosen way to forecast the value, the first one the way that `horizons` uses. */
  appreciation: Appreciation[];
  /** Refinances alone: against the mortgages and debts that it pays off. */
  savings: Savings | null;
  /** Percent of the monthly income that housing and the debts that stay take; null without an income. */
  dti: number | null;
  /**
   * RESPA's aggregate analysis of the escrow account; null for all cash and existing mortgages. It advises: no other
   * figure follows from it.
   */
  escrowAnalysis: EscrowAnalysis | null;
  /** Fields whose figure no rule gives, with the sentence that asks for it. */
  missing: { field: "MI" | "upfrontMI"; sentence: string }[];
  defaults: Defaults;
  /** The credit score behind a conventional premium; `assumed` when the client has none. */
  creditScore: { value: number; assumed: boolean };
  loanEstimate: LoanEstimate;
  amortSchedule?: AmortSchedule;
  explain?: Partial<Record<FigureName, Explanation>>;
};

/** A later loan against the first one that is not an existing mortgage. */
export type Comparison = {
  loanID: string;
  /** Extra cash to close over the lower payment; null while a payment of either is not known (`missing`). */
  paymentBreakEven: BreakEven | null;
  /** By cumulative total cost. */
  costBreakEven: BreakEven | null;
  /** By net gain: total cost, net of equity and tax. */
  wealthBreakEven: BreakEven | null;
  /** The payment after which the lower balance is first the other loan's; null where the lead never flips. */
  crossover: { months: number } | null;
};

/** A home that is sold to buy another, dollars. */
export type MoveUp = {
  /** The home that is sold. */
  propertyID: string;
  value: number;
  costToSell: number;
  repairs: number;
  /** Existing mortgages on it, and the debts that are paid off. */
  payoffs: number;
  debtsPaidOff: number;
  proceeds: number;
  monthlyBefore: number;
  /** For each purchase: cash still to bring (negative is cash left over), and the change of the month. */
  loans: { loanID: string; cashAfterSale: number; monthlyChange: number | null }[];
};

/** All that the engine answers. */
export type ScenarioResult = {
  asOf: string;
  closingDate: string;
  /** Day of payment 1: the first of the second month after closing. */
  firstPayment: string;
  loans: LoanResult[];
  comparison: Comparison[];
  /** Null unless a purchase stands beside an existing mortgage on another home that is paid off. */
  moveUp: MoveUp | null;
};
