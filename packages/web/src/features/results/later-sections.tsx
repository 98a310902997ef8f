import { type ComponentType, useMemo } from "react";
import type { Basis } from "../../scenario/figures/loan-figures";
import { Appreciation } from "./appreciation";
import { BalanceAndInterest } from "./balance-and-interest";
import { BreakEvens } from "./break-evens";
import { Cash } from "./cash";
import { Escrow } from "./escrow";
import { Monthly } from "./monthly";
import { MovingUp } from "./move-up";
import { ExtraPayments, LoanEstimate, OverTheLoan, SecondLoans } from "./own-sections";
import { Rates } from "./rates";
import type { LaterProps, SectionProps } from "./results";
import { Savings } from "./savings";
import type { SectionKey } from "./sections";
import { timesOf } from "./times";
import { Equity, TaxSavings, TotalCost } from "./total-cost";

/** What draws each section below the first ones. One that says nothing of these loans draws nothing. */
const bodies: Record<Exclude<SectionKey, "loans">, ComponentType<LaterProps>> = {
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

type Props = SectionProps & { name: keyof typeof bodies; basis: Basis };

/** One section, with what the loans do over the years. Its code is fetched beside the page's. */
export default function LaterSection({ name, basis, ...props }: Props) {
  const times = useMemo(() => timesOf(basis, props.years), [basis, props.years]);
  const Body = bodies[name];
  return <Body {...props} times={times} />;
}
