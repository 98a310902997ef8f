import { primeRate } from "@highway/engine/rules/prime-rate";
import { fieldSteps, loanFields } from "@highway/engine/scenario/schema/loan";
import { secondLoanFields, usualDrawYears } from "@highway/engine/scenario/schema/second-loan";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { date, money, moneyWithCents, percentDigits, quantity, trimmedPercent } from "../../../lib/format/format";
import type { FieldValue } from "../../../scenario/document";
import {
  type LineFigure,
  newSecondLoan,
  type SecondLoanFigure,
  setLineFigure,
  setSecondLoan,
  setSecondLoanFigure,
  setSecondLoanType,
  type WorkingSecondLoan,
} from "../../../scenario/edits/second-loan-edits";
import { editWithUndo } from "../../../scenario/store/edit-with-undo";
import { edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Segmented } from "../../../ui/fields/segmented";
import { Select } from "../../../ui/fields/select";
import { Dialog } from "../../../ui/overlays/dialog";
import { beginAtFirstField } from "../../../ui/overlays/first-field";
import { FigureField, figureLabel } from "../../fields/figure-field";
import { dollarsText, figureFields } from "../../fields/figure-fields";
import { FiguresTable } from "../../fields/figures-table";
import {
  type CellProps,
  figureNow,
  type LoanDialogProps,
  labelOfLoan,
  useFigure,
  useLoanField,
  useResult,
} from "../../fields/use-loan";
import { SplitChoice } from "./split-choice";

const types = [...secondLoanFields.type.options].map(([value, label]) => ({ value, label }));

/** Removes the second loan at once and offers an Undo. */
function removeSecondLoanWithUndo(id: string) {
  editWithUndo("Second loan removed.", setSecondLoan(id, undefined), (before) =>
    setSecondLoan(id, before.loans.find((loan) => loan.id === id)?.secondLoan),
  );
}

const isSameLoan = (one: WorkingSecondLoan, other: WorkingSecondLoan) =>
  (["type", "ltv", "term", "amount", "rate"] as const).every((field) => one[field] === other[field]);

/** The terms of a second loan, which lends a part of the down payment. Each change counts as it is typed. */
export default function SecondLoanForm({ id, place, onClose }: LoanDialogProps) {
  const second = useLoanField(id, "secondLoan");
  const [isSplit, setSplit] = useState(false);
  if (!second) return null;
  const leave = () => {
    onClose();
    // A second loan without a rate would leave the loan without figures, so one that was only looked at is removed.
    if (!isSplit && isSameLoan(second, newSecondLoan)) edit(null, setSecondLoan(id, undefined));
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={labelOfLoan("Second loan", place)}
      width={520}
      footer={
        <>
          <Button
            variant="quiet"
            icon={Trash2}
            className="mr-auto"
            onClick={() => {
              onClose();
              removeSecondLoanWithUndo(id);
            }}
          >
            Remove
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div ref={beginAtFirstField} className="flex flex-col gap-4 px-5 pb-5">
        <SplitChoice id={id} place={place} onChosen={() => setSplit(true)} />
        <div>
          <p className={figureLabel}>Type</p>
          <Select
            aria-label={labelOfLoan("Type of the second loan", place)}
            value={second.type}
            onChange={(type) => edit(null, setSecondLoanType(id, type))}
            options={types}
          />
        </div>
        <SecondLoanFigures id={id} place={place} />
        <BothLoans id={id} />
      </div>
    </Dialog>
  );
}
const share = (value: number) => trimmedPercent(value, 2);
const years = (count: number) => quantity(count, "year");

/** Both loans side by side, with the part of the down payment that is left to the borrower. */
function BothLoans({ id }: { id: string }) {
  const result = useResult(id);
  const purchase = useLoanField(id, "category") === "purchase";
  if (!result) return <p className="text-fg-3">Both loans appear once their rates and the price are known.</p>;
  const { secondLoan: second, amount, ltv, cash, monthly, applicablePrice } = result;
  if (!second)
    return (
      <p className="text-fg-3">
        Nothing is left for a second loan: the first one covers {share(ltv)} of the {purchase ? "price" : "value"}.
      </p>
    );
  // The combined loan-to-value counts a mortgage that stays, too.
  const secondShare = (second.amount * 100) / applicablePrice;
  const lent = cash.downPayment + second.amount;
  return (
    <>
      <FiguresTable
        caption="Both loans"
        heads={["Loan", "Amount", "LTV", "Payment"]}
        rows={[
          ["First", moneyWithCents(amount), share(ltv), moneyWithCents(monthly.principalAndInterest)],
          ["Second", moneyWithCents(second.amount), share(secondShare), moneyWithCents(second.payment)],
        ]}
        foot={[
          "Together",
          moneyWithCents(amount + second.amount),
          share(ltv + secondShare),
          moneyWithCents(monthly.principalAndInterest + second.payment),
        ]}
      />
      {second.line ? (
        <LineSays line={second.line} payment={second.payment} later={second.amortizingPayment} />
      ) : (
        second.amortizingPayment !== second.payment && (
          <p className="-mt-2 text-fg-3 text-sm">
            The second loan's payment is {moneyWithCents(second.amortizingPayment)} once its interest-only period is
            over.
          </p>
        )
      )}
      {purchase && (
        <p className="-mt-2 text-fg-3 text-sm">
          Of the down payment of {money(lent)} the borrower brings {money(cash.downPayment)},{" "}
          {share((cash.downPayment * 100) / applicablePrice)} of the price.
        </p>
      )}
    </>
  );
}

type Line = NonNullable<NonNullable<LoanResult["secondLoan"]>["line"]>;

/** Says the payments of the line of credit in its draw period, after it, and at the highest rate. */
function LineSays({ line, payment, later }: { line: Line; payment: number; later: number }) {
  const most = line.highestPayment === null ? "" : `, and ${moneyWithCents(line.highestPayment)} at its highest rate`;
  return (
    <p className="-mt-2 text-fg-3 text-sm">
      The payment is interest only for {years(line.drawMonths / 12)}, {moneyWithCents(payment)} a month at first. Then
      it is {moneyWithCents(later)} a month{most}. Debt to income counts the first payment. With the whole line of{" "}
      {money(line.creditLimit)} drawn, all loans together are {share(line.hcltv)} of the value.
    </p>
  );
}

const amountOfSecond = ({ secondLoan }: LoanResult) => secondLoan?.amount ?? 0;

/** The terms of a line of credit in place of a rate: its index, the margin, and how long and how much can be drawn. */
function LineFigures({ id, place }: CellProps) {
  const second = useLoanField(id, "secondLoan");
  const asOf = useScenario(({ document }) => document.asOf);
  const drawn = useFigure(id, amountOfSecond);
  if (!second) return null;
  const known = primeRate.version(asOf);
  const field = (name: LineFigure) => ({
    fieldKey: `${id}.secondLoan.${name}`,
    label: secondLoanFields[name].label,
    ariaLabel: labelOfLoan(`${secondLoanFields[name].label} of the second loan`, place),
    value: second[name] ?? null,
    decimals: secondLoanFields[name].decimals,
    onType: (value: FieldValue) => edit(`${id}.secondLoan.${name}`, setLineFigure(id, name, value)),
  });
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <FigureField
        {...field("index")}
        write={percentDigits}
        suffix="%"
        fallback={percentDigits(known.value)}
        hint={second.index === undefined && `In effect since ${date(known.from)}. Type today's rate if it has changed.`}
      />
      <FigureField {...field("margin")} write={percentDigits} suffix="%" fallback="0" look="zero" />
      <FigureField {...field("floor")} write={percentDigits} suffix="%" fallback="None" look="word" />
      <FigureField {...field("ceiling")} write={percentDigits} suffix="%" fallback="None" look="word" />
      <FigureField {...field("drawYears")} write={String} suffix={"\u00a0years"} fallback={`${usualDrawYears}`} />
      <FigureField
        {...field("creditLimit")}
        write={dollarsText}
        prefix="$"
        fallback={drawn === null ? "" : dollarsText(drawn)}
      />
    </div>
  );
}

const bases = [
  { value: "ltv", label: "LTV" },
  { value: "amount", label: "Amount" },
] as const;
type Basis = (typeof bases)[number]["value"];

/** The second loan's amount, rate and term. */
function SecondLoanFigures({ id, place }: CellProps) {
  const second = useLoanField(id, "secondLoan");
  const lent = useFigure(id, amountOfSecond);
  // While the amount is being retyped it is empty, which would otherwise switch the field back to the percentage.
  const [held, hold] = useState<Basis | null>(null);
  if (!second) return null;
  const basis = second.amount !== null ? "amount" : (held ?? "ltv");
  const write = (field: SecondLoanFigure) => (value: number | string | null) =>
    edit(`${id}.secondLoan.${field}`, setSecondLoanFigure(id, field, value));
  const choose = (to: Basis) => {
    hold(to);
    edit(null, setSecondLoanFigure(id, "amount", to === "amount" ? figureNow(id, amountOfSecond) : null));
  };
  const field = (name: SecondLoanFigure, label: string) => ({
    fieldKey: `${id}.secondLoan.${name}`,
    label,
    ariaLabel: labelOfLoan(`${label} of the second loan`, place),
    value: second[name],
    onType: write(name),
  });
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <div>
          <p className={figureLabel}>Amount set by</p>
          <Segmented label="Second loan amount, as typed" value={basis} onChange={choose} segments={bases} />
        </div>
        {basis === "amount" ? (
          <FigureField
            {...field("amount", "Amount")}
            write={dollarsText}
            decimals={secondLoanFields.amount.decimals}
            prefix="$"
            fallback={lent === null ? "" : dollarsText(lent)}
          />
        ) : (
          <FigureField
            {...field("ltv", "Both loans together")}
            write={percentDigits}
            decimals={secondLoanFields.ltv.decimals}
            suffix="% LTV"
            fallback="90"
          />
        )}
      </div>
      {second.type === "heloc" && <LineFigures id={id} place={place} />}
      <div className="grid grid-cols-2 gap-3">
        {second.type !== "heloc" && (
          <FigureField
            {...field("rate", "Rate")}
            write={figureFields.rate.write}
            decimals={loanFields.rate.decimals}
            step={fieldSteps.rate}
            reach={loanFields.rate}
            suffix="%"
            required
          />
        )}
        <FigureField
          {...field("term", "Term")}
          write={figureFields.term.write}
          decimals={secondLoanFields.term.decimals}
          step={fieldSteps.term}
          reach={secondLoanFields.term}
          suffix={figureFields.term.suffix?.(second.term)}
          fallback="30"
        />
      </div>
    </>
  );
}
