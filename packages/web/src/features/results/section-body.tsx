import { type ComponentType, memo } from "react";
import { Appreciation } from "./appreciation";
import { BalanceAndInterest } from "./balance-and-interest";
import { BreakEvens } from "./break-evens";
import { Escrow } from "./escrow";
import { Cash, ExtraPayments, LoanEstimate, Loans, Monthly, OverTheLoan, SecondLoans } from "./figure-sections";
import { MovingUp } from "./move-up";
import { Rates } from "./rates";
import type { SectionProps } from "./results";
import { Savings } from "./savings";
import type { SectionKey } from "./sections";
import { Equity, TaxSavings, TotalCost } from "./total-cost";

/** What draws each section. One that says nothing of these loans draws nothing. */
const bodies: Record<SectionKey, ComponentType<SectionProps>> = {
  loans: Loans,
  monthly: Monthly,
  cash: Cash,
  rates: Rates,
  secondLoan: SecondLoans,
  extraPayments: ExtraPayments,
  balance: BalanceAndInterest,
  overTheLoan: OverTheLoan,
  totalCost: TotalCost,
  breakEven: BreakEvens,
  savings: Savings,
  moveUp: MovingUp,
  equity: Equity,
  taxSavings: TaxSavings,
  appreciation: Appreciation,
  loanEstimate: LoanEstimate,
  escrow: Escrow,
};

/** The sections in their order, one under the other. */
export const SectionBodies = memo(function SectionBodies({
  shown,
  ...props
}: SectionProps & { shown: readonly SectionKey[] }) {
  return shown.map((key) => {
    const Body = bodies[key];
    return <Body key={key} {...props} />;
  });
});
