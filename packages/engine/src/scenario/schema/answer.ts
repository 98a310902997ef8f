/** This file describes what the engine answers for each loan and for the scenario, in the units of `types.ts`. */
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

/** What the answer holds beside its figures: a schedule by payment, a schedule by year, or none. */
export type CalculateOptions = {
  schedule?: "none" | "yearly" | "monthly";
};

/** The figures of one loan, amounts in dollars. A figure that needs a mortgage insurance premium which no rule gives is null, and `missing` names the field. */
export type LoanResult = {
  id: string;
  propertyID: string;
  purchaseDetailsID: string;
  amount: number;
  baseAmount: number;
  /** The base amount and what is financed, before a financed upfront premium. Loan-to-value and premiums are taken of it. */
  amountBeforeMI: number;
  /** Loan-to-value in percent, to 6 decimals. */
  ltv: number;
  /** Combined loan-to-value of all loans on the home in percent, to 6 decimals. */
  cltv: number;
  /** The APR of Appendix J in percent, to 6 decimals. It is null for all cash, where mortgage insurance is missing, and where charges leave nothing financed. */
  apr: number | null;
  upfrontMI: number;
  /** The monthly mortgage insurance. */
  MI: number | null;
  /** The number of payments that carry mortgage insurance. */
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
   * Each payment and rate that the borrower pays, and the payment from which it applies, without extra payments. For interest-only
   * months it is the first month's interest, which falls where extra payments are made.
   */
  rates: { fromPayment: number; rate: number; payment: number }[];
  horizons: Horizon[];
  /** The second loan; null where there is none. */
  secondLoan: SecondLoanResult | null;
  /** The temporary buydown; null where the loan's type has none. */
  buydown: BuydownResult | null;
  /** What extra payments change; null where there are none. */
  prepayment: Prepayment | null;
  /** Each chosen way to forecast the home's value. `horizons` uses the first one. */
  appreciation: Appreciation[];
  /** A refinance compared with the mortgages and debts that it pays off; null for other loans. */
  savings: Savings | null;
  /** The percent of the monthly income that housing and the remaining debts take; null without an income. */
  dti: number | null;
  /**
   * The aggregate analysis of the escrow account under RESPA; null for all cash and existing mortgages. It is advice: no other
   * figure follows from it.
   */
  escrowAnalysis: EscrowAnalysis | null;
  /** The fields whose figure no rule gives, each with the sentence that asks for it. */
  missing: { field: "MI" | "upfrontMI"; sentence: string }[];
  defaults: Defaults;
  /** The credit score behind a conventional premium; `assumed` when the client has none. */
  creditScore: { value: number; assumed: boolean };
  loanEstimate: LoanEstimate;
  amortSchedule?: AmortSchedule;
  explain?: Partial<Record<FigureName, Explanation>>;
};

/** A later loan compared with the first one that is not an existing mortgage. */
export type Comparison = {
  loanID: string;
  /** The break-even of extra cash to close and lower payment; null while a payment of either loan is not known (`missing`). */
  paymentBreakEven: BreakEven | null;
  /** The break-even by cumulative total cost. */
  costBreakEven: BreakEven | null;
  /** The break-even by net gain. */
  wealthBreakEven: BreakEven | null;
  /** The payment after which the lower balance changes to the other loan for the first time; null where it never does. */
  crossover: { months: number } | null;
};

/** A home that is sold to buy another. Amounts are dollars. */
export type MoveUp = {
  /** The home that is sold. */
  propertyID: string;
  value: number;
  costToSell: number;
  repairs: number;
  /** The balances of the existing mortgages on the home. */
  payoffs: number;
  /** The balances of the debts that are paid off. */
  debtsPaidOff: number;
  /** What the sale leaves; negative where more is owed than the home brings. */
  proceeds: number;
  /** What the home, its mortgages and the debts that are paid off cost a month before the sale. */
  monthlyBefore: number;
  /** For each purchase, the cash still to bring (negative is cash left over) and the change of the monthly payment. */
  loans: { loanID: string; cashAfterSale: number; monthlyChange: number | null }[];
};

/** Everything that the engine answers about a scenario. */
export type ScenarioResult = {
  asOf: string;
  closingDate: string;
  /** The day of payment 1: the first of the second month after closing. */
  firstPayment: string;
  loans: LoanResult[];
  comparison: Comparison[];
  /** The move-up; null unless a purchase stands beside an existing mortgage on another home that is paid off. */
  moveUp: MoveUp | null;
};
