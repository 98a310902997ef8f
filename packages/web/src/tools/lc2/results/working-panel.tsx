import type { FigureName } from "@highway/engine/scenario/schema/types";
import { Target } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { openGoalSeek, soughtFigureOf } from "../../../forms/goal-seek/open-goal-seek";
import { lazyWindow } from "../../../lib/loading/lazy-window";
import { useMedia } from "../../../lib/use-media";
import type { Column } from "../../../report/columns";
import type { OpenFigure } from "../../../report/skins/screen/use-working";
import type { FigureInput } from "../../../scenario/figures/figure-request";
import { Button } from "../../../ui/button";
import { LoanMark } from "../../../ui/loan-mark";
import { DockedPanel } from "../../../ui/overlays/docked-panel";
import { Drawer } from "../../../ui/overlays/drawer";
import { Bone, Skeleton } from "../../../ui/page/skeleton";

const WorkingBody = lazyWindow(() => import("./working-body"));

type Props = {
  asked: FigureInput;
  /** The figure that was pressed. */
  open: OpenFigure;
  column: Column;
  asOf: string;
  onClose: () => void;
};
type Head = (answer?: string) => ReactNode;

/** Below this width a panel beside the page would leave the loans no room, so the working covers them. */
const tooNarrowToDock = "(max-width: 1023px)";

/** Shows the working of a figure beside the page; over it if there is no room, and full-screen on a phone. */
export default function WorkingPanel({ asked, open, column, asOf, onClose }: Props) {
  const narrow = useMedia(tooNarrowToDock);
  const head: Head = (answer) => <WorkingHead open={open} column={column} answer={answer} />;
  const Frame = narrow ? Drawer : DockedPanel;
  return (
    <Frame open onClose={onClose} title="How this is calculated">
      <Suspense fallback={<Writing head={head()} />}>
        <WorkingBody asked={asked} asOf={asOf} head={head} />
      </Suspense>
    </Frame>
  );
}

const skeletonLines = [0, 1, 2, 3, 4, 5, 6, 7];

/** The placeholder of a working that is loading, under the figure's name. */
const Writing = ({ head }: { head: ReactNode }) => (
  <div className="flex flex-col gap-4 px-5 py-4">
    {head}
    <Skeleton label="Calculating">
      {skeletonLines.map((line) => (
        <Bone key={line} className="my-2.5 h-3 w-full" />
      ))}
    </Skeleton>
  </div>
);

type HeadProps = {
  open: OpenFigure;
  column: Column;
  /** The figure as the page shows it. */
  answer?: string;
};

/** The head of a working, which names the figure and the loan. It is as high with the answer as without. */
const WorkingHead = ({ open, column, answer }: HeadProps) => (
  <div aria-live="polite" className="flex items-baseline justify-between gap-3">
    <div className="min-w-0">
      <h3 className="flex items-center gap-1.5 font-medium">
        <LoanMark index={column.index} label={null} />
        {figureTitles[open.figure]}, {column.within}
        {open.part && `, ${open.part}`}
      </h3>
      <p className="truncate text-fg-3 text-sm">{column.title}</p>
      <MakeThis open={open} column={column} />
    </div>
    <p className="num whitespace-nowrap font-semibold text-display tracking-[-.02em]">
      {/* The answer of the whole figure is not that of the part that was pressed. */}
      {(!open.part && answer) || "\u00a0"}
    </p>
  </div>
);

/** The link to goal seek, for a figure that it can reach. */
function MakeThis({ open: { figure, loanID, part }, column }: Omit<HeadProps, "answer">) {
  const sought = soughtFigureOf(figure);
  if (!sought || part || column.isOwed) return null;
  return (
    <Button variant="link" size="sm" icon={Target} onClick={() => openGoalSeek({ loanID, figure: sought })}>
      Make this…
    </Button>
  );
}

/** Names each figure in the title of its working. */
const figureTitles: Record<FigureName, string> = {
  applicablePrice: "Applicable price",
  amount: "Loan amount",
  baseAmount: "Base amount",
  downPayment: "Down payment",
  ltv: "Loan-to-value",
  cltv: "Combined loan-to-value",
  payment: "Principal and interest",
  rates: "Rates over the loan",
  buydown: "Buydown",
  secondLoan: "Second loan",
  secondLoanAmount: "Second loan's amount",
  secondLoanLater: "Second loan's later payment",
  secondLoanInterest: "Interest over the second loan",
  apr: "APR",
  scenarioAPR: "APR in the chosen rate scenario",
  MI: "Mortgage insurance",
  miMonths: "Payments with mortgage insurance",
  miCancelOnRequest: "Insurance may end after",
  miAutoTermination: "Insurance ends automatically after",
  upfrontMI: "Upfront mortgage insurance",
  costOfPoints: "Points",
  closingCosts: "Closing costs",
  credits: "Credits",
  prepaidEscrows: "Prepaids and escrows",
  propertyTax: "Property tax",
  homeInsurance: "Home insurance",
  associationFee: "HOA",
  appraisalGap: "Appraisal gap",
  financed: "Financed",
  cashToClose: "Cash to close",
  cashOut: "Cash out",
  totalPayment: "Total payment",
  totalInterest: "Interest over the loan",
  totalMortgageInsurance: "Mortgage insurance over the loan",
  totalPayments: "All payments",
  finalPayment: "Last payment",
  payoff: "Payoff",
  interestSaved: "Interest saved",
  mortgageInsuranceSaved: "Mortgage insurance saved",
  scheduledInterest: "Interest without extra payments",
  monthsSaved: "Time saved",
  escrowAnalysis: "Escrow deposit",
  escrowMonthly: "Escrow payment",
  escrowCushion: "Escrow cushion",
  dti: "Debt to income",
  appreciation: "Value of the home",
  appreciationRate: "Growth in the first year",
  balance: "Balance",
  interestPaid: "Interest paid",
  principalPaid: "Principal paid",
  equity: "Equity",
  taxSavings: "Tax savings",
  totalCost: "Total cost",
  netGain: "Net gain",
  ownershipCosts: "Costs of owning",
  paymentBreakEven: "Break-even by payment",
  costBreakEven: "Break-even by total cost",
  wealthBreakEven: "Break-even by net gain",
  crossover: "Crossover of balances",
  savings: "Monthly savings",
  monthlyBefore: "Monthly cost before",
  monthlyAfter: "Monthly cost after",
  refinanceCost: "Cost of the refinance",
  savingsBreakEven: "Break-even of the savings",
  interestBefore: "Interest left today",
  interestAfter: "Interest on the new loans",
  costBefore: "Cost of what is paid off",
  payoffs: "Paid off",
  moveUp: "Cash after the sale",
  saleProceeds: "Net proceeds of the sale",
  monthlyChange: "Change in monthly payment",
  prepaidFinanceCharge: "Prepaid finance charge",
  amountFinanced: "Amount financed",
  financeCharge: "Finance charge",
  totalOfPayments: "Total of payments",
  totalInterestPercentage: "Total interest percentage",
  paidInFiveYears: "Paid in five years",
  principalInFiveYears: "Principal paid in five years",
};
