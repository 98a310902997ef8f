import { loanFields } from "@highway/engine/scenario/schema/loan";
import { memo } from "react";
import { money, percentDigits } from "../../../lib/format/format";
import { setCashToApply, setTargetLTV } from "../../../scenario/edits/loan-edits";
import { edit } from "../../../scenario/store/store";
import { Cell, NoneCell } from "../../fields/cell";
import { dollarsText } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { ResetButton } from "../../fields/reset-button";
import { type CellProps, named, useFigure, useLoanField } from "../../fields/use-loan";

/** How much of the home's value is lent; empty lends what is paid off, whose share then stands there. */
export const TargetLTVCell = memo(function TargetLTVCell({ id, place }: CellProps) {
  const value = useLoanField(id, "targetLTV") ?? null;
  const isRefinance = useLoanField(id, "category") === "refinance";
  const base = useFigure(id, ({ baseAmount }) => baseAmount);
  const usual = useFigure(id, ({ baseAmount, applicablePrice }) => (baseAmount / applicablePrice) * 100);
  if (!isRefinance) return <NoneCell />;
  const fieldKey = `${id}.targetLTV`;
  return (
    <Cell
      fieldKey={fieldKey}
      aside={base !== null && <span className="num truncate">{money(base)}</span>}
      gutter={
        value !== null && (
          <ResetButton
            label={`Lend what is paid off, loan ${place + 1}`}
            onClick={() => edit(null, setTargetLTV(id, null))}
          />
        )
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={named("Target LTV", place)}
        value={value}
        write={percentDigits}
        decimals={loanFields.targetLTV.decimals}
        suffix="%"
        fallback={usual === null ? "" : percentDigits(usual)}
        onType={(figure) => edit(fieldKey, setTargetLTV(id, figure))}
        row="targetLTV"
        column={place}
      />
    </Cell>
  );
});

/** Dollars that make the loan smaller; with a target LTV the amount is settled, and what was typed waits. */
export const CashToApplyCell = memo(function CashToApplyCell({ id, place }: CellProps) {
  const value = useLoanField(id, "userCashToApply") ?? null;
  const isSettled = (useLoanField(id, "targetLTV") ?? null) !== null;
  const isRefinance = useLoanField(id, "category") === "refinance";
  const paidOff = useFigure(id, ({ cash }) => cash.payoffs);
  if (!isRefinance) return <NoneCell />;
  if (isSettled) return <NoneCell aside={<span className="truncate">set by the target LTV</span>} />;
  const fieldKey = `${id}.userCashToApply`;
  const isMore = typeof value === "number" && paidOff !== null && value > paidOff;
  return (
    <Cell fieldKey={fieldKey} note={isMore ? `Only ${money(paidOff)} is paid off` : null}>
      <FigureInput
        fieldKey={fieldKey}
        label={named("Cash to apply", place)}
        value={value}
        write={dollarsText}
        decimals={loanFields.userCashToApply.decimals}
        prefix="$"
        fallback="0"
        look="zero"
        onType={(figure) => edit(fieldKey, setCashToApply(id, figure))}
        row="cashToApply"
        column={place}
      />
    </Cell>
  );
});
