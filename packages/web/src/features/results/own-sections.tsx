import type { Part } from "../../ui/chart/bars";
import { linesThatApply, rowsThatApply } from "./cells";
import type { Computed } from "./column";
import { FigureSection } from "./figure-sections";
import { financeRows, lifetimeRows } from "./loan-figures-rows";
import { extraRows, secondLoanRows } from "./own-rows";
import type { SectionProps } from "./results";

const lifetimeParts = ({ result: { totals } }: Computed): Part[] => [
  { name: "Principal", value: totals.principal },
  { name: "Interest", value: totals.interest },
  { name: "Mortgage insurance", value: totals.mortgageInsurance ?? 0 },
];

export const OverTheLoan = ({ columns, differences }: SectionProps) => (
  <FigureSection
    title="Over the whole loan"
    says="From the first payment to the last."
    {...{ columns, differences }}
    lines={rowsThatApply(lifetimeRows, columns)}
    parts={lifetimeParts}
  />
);

export const SecondLoans = ({ columns }: SectionProps) =>
  columns.some(({ result }) => result?.secondLoan) && (
    <FigureSection
      title="Second loan"
      columns={columns}
      lines={linesThatApply(secondLoanRows, columns)}
      parts={({ result: { secondLoan } }) => [
        { name: "Principal", value: secondLoan?.amount ?? 0 },
        { name: "Interest", value: secondLoan?.totals.interest ?? 0 },
      ]}
    />
  );

export const ExtraPayments = ({ columns }: SectionProps) =>
  columns.some(({ result }) => result?.prepayment) && (
    <FigureSection
      title="Extra payments"
      says="What is paid beyond the payments due, each month or at once."
      columns={columns}
      lines={extraRows}
      parts={({ result: { prepayment } }) => [
        { name: "Interest paid", value: prepayment ? prepayment.scheduledInterest - prepayment.interestSaved : 0 },
        { name: "Interest saved", value: prepayment?.interestSaved ?? 0 },
      ]}
    />
  );

export const LoanEstimate = ({ columns, differences }: SectionProps) => (
  <FigureSection
    title="Finance charges"
    says="The totals of a Loan Estimate. Clients do not see them here."
    {...{ columns, differences }}
    lines={rowsThatApply(financeRows, columns)}
    parts={({ result: { loanEstimate } }) => [
      { name: "Amount financed", value: loanEstimate.amountFinanced },
      { name: "Finance charge", value: loanEstimate.financeCharge ?? 0 },
    ]}
  />
);
