/** What a client may move on the page of a shared report. */
import { debtFields } from "@highway/engine/scenario/schema/debt";
import { additionalPaymentFields, loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { assumptionFields, waitingFields } from "@highway/engine/tools/assumptions";
import { consolidationFields } from "@highway/engine/tools/consolidation/input";

/** The field behind every figure that a client may move, by the name under which it is sent. Which of them a tool has is said in the tool's entry of the registry. */
export const movables = {
  price: priceFields.price,
  /** Dollars, of the buyer's own. */
  downPayment: loanFields.downPayment,
  rate: loanFields.rate,
  /** Dollars a month. */
  extraPayment: additionalPaymentFields.amount,
  rent: assumptionFields.rent,
  horizon: assumptionFields.horizon,
  /** The growth of the home's value, percent a year. */
  growth: homeFields.customAppreciation,
  investmentReturn: assumptionFields.investmentReturn,
  ending: assumptionFields.ending,
  months: waitingFields.months,
  laterRate: waitingFields.laterRate,
  /** The mortgages and debts that the new loan does not pay off, of those that it does in the report. */
  leftOut: debtFields.payOff,
  /** Dollars a month. */
  applied: consolidationFields.applied,
  /** Another loan of the report, that pays off the same. */
  newLoan: consolidationFields.loanID,
} as const;
export type Movable = keyof typeof movables;

export const moveSentences = {
  noLoan: "Choose a loan of this report.",
  notOwed: "Choose debts that this report pays off.",
} as const;

/** The block of a report that holds a figure of its tool. */
export const blockOf = {
  rent: "assumptions",
  horizon: "assumptions",
  investmentReturn: "assumptions",
  ending: "assumptions",
  months: "waiting",
  laterRate: "waiting",
  applied: "consolidation",
} as const satisfies Partial<Record<Movable, string>>;
export type InBlock = keyof typeof blockOf;

type Grown = { appreciationTypes: readonly string[]; customAppreciation?: unknown };

/** A home that grows as somebody typed: the typed growth is the first that figures use. */
export const grownAs = <Home extends Grown>(home: Home, growth: Home["customAppreciation"]): Home => ({
  ...home,
  customAppreciation: growth,
  appreciationTypes:
    home.appreciationTypes[0] === "custom"
      ? home.appreciationTypes
      : ["custom", ...home.appreciationTypes.filter((each) => each !== "custom")],
});
