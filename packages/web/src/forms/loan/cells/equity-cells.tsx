import { downPaymentReference, loanFields } from "@highway/engine/scenario/schema/loan";
import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { money, percentDigits, trimmedPercent } from "../../../lib/format/format";
import { loanOf } from "../../../scenario/document";
import {
  convertDownPayment,
  downPaymentBase,
  setCashToApply,
  setDownPayment,
  setTargetLTV,
} from "../../../scenario/edits/loan-edits";
import { convertUnits } from "../../../scenario/edits/units";
import { loanAt } from "../../../scenario/names/loan-name";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { edit } from "../../../scenario/store/store";
import { gutterButton } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Popover } from "../../../ui/overlays/popover";
import { Beside } from "../../fields/beside";
import { Cell, NoneCell } from "../../fields/cell";
import { dollarsText } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { ResetButton } from "../../fields/reset-button";
import { UnitToggle, useUnit } from "../../fields/unit-toggle";
import { type CellProps, labelOfLoan, useFigure, useIsCash, useLoanField } from "../../fields/use-loan";

/** The down payment in dollars, or in percent of the lower of price and appraised value, with the other unit beside it. */
export const DownPaymentCell = memo(function DownPaymentCell({ id, place }: CellProps) {
  const dollars = useLoanField(id, "downPayment");
  const share = useLoanField(id, "downPaymentPercentage");
  const base = useBase(id);
  const cash = useIsCash(id);
  const isPurchase = useLoanField(id, "category") === "purchase";
  const typed = dollars !== null ? "fee" : share !== null ? "percent" : null;
  const { unit, hold, toggle, release } = useUnit(typed, "downPaymentSign", (to) =>
    edit(null, convertDownPayment(id, to)),
  );
  if (!isPurchase) return <NoneCell />;
  if (cash) return <Cell aside={<Beside>the price</Beside>}>{base === null ? "100%" : money(base)}</Cell>;
  const value = unit === "fee" ? dollars : share;
  const other = convertUnits(value, unit === "fee" ? "percent" : "fee", base);
  const fieldKey = `${id}.${unit === "fee" ? "downPayment" : "downPaymentPercentage"}`;
  const label = labelOfLoan("Down payment", place);
  return (
    <Cell
      fieldKey={value === null ? `${id}.downPayment` : fieldKey}
      aside={
        <>
          <UnitToggle label={`Dollars or percent, down payment of ${loanAt(place)}`} unit={unit} onChange={toggle} />
          {other !== null && (
            <span className="num truncate">{unit === "fee" ? trimmedPercent(other) : money(other)}</span>
          )}
        </>
      }
      gutter={<Reference id={id} place={place} base={base} />}
    >
      <FigureInput
        fieldKey={value === null ? `${id}.downPayment` : fieldKey}
        label={label}
        value={value}
        write={unit === "fee" ? dollarsText : percentDigits}
        decimals={unit === "fee" ? loanFields.downPayment.decimals : loanFields.downPaymentPercentage.decimals}
        prefix={unit === "fee" ? "$" : undefined}
        suffix={unit === "percent" ? "%" : undefined}
        percentDecimals={loanFields.downPaymentPercentage.decimals}
        onType={(figure, with_) => {
          hold(with_ ?? unit);
          edit(`${id}.downPayment`, setDownPayment(id, with_ ?? unit, figure));
        }}
        onLeave={release}
        required
        row="downPayment"
        column={place}
      />
    </Cell>
  );
});

const useBase = (id: string) =>
  useSettledScenario(({ document }) => {
    const loan = loanOf(document, id);
    return loan ? downPaymentBase(document, loan) : null;
  });

/** Common down payments in percent, with their dollars. */
function Reference({ id, place, base }: CellProps & { base: number | null }) {
  return (
    <Popover
      label={`Common down payments for ${loanAt(place)}`}
      button={<Icon of={ChevronDown} size={14} />}
      buttonClassName={gutterButton}
      side="bottom-end"
      className="w-72 p-1"
    >
      {(close) => (
        <ul>
          {downPaymentReference.map((share) => (
            <li key={share}>
              <button
                type="button"
                className="num flex h-control-sm w-full items-center gap-2 rounded-xs px-2 text-left hover:bg-hover touch:h-11"
                onClick={() => {
                  edit(null, setDownPayment(id, "percent", share));
                  close();
                }}
              >
                <span>{share}%</span>
                {share === 100 && <span className="text-fg-3 text-xs">investment property</span>}
                <span className="ml-auto text-fg-3">{base !== null && money((base * share) / 100)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

/** The share of a home's value that a refinance lends. If it is empty, the loan is what is paid off, and the field shows the share that this makes. */
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
            label={`Match the debts paid off, ${loanAt(place)}`}
            onClick={() => edit(null, setTargetLTV(id, null))}
          />
        )
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={labelOfLoan("Target LTV", place)}
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

/** Cash that makes a refinance smaller. A target LTV settles the amount, so the typed cash then waits. */
export const CashToApplyCell = memo(function CashToApplyCell({ id, place }: CellProps) {
  const value = useLoanField(id, "userCashToApply") ?? null;
  const isSettled = (useLoanField(id, "targetLTV") ?? null) !== null;
  const isRefinance = useLoanField(id, "category") === "refinance";
  const paidOff = useFigure(id, ({ cash }) => cash.payoffs);
  if (!isRefinance) return <NoneCell />;
  if (isSettled) return <NoneCell aside={<Beside>set by the target LTV</Beside>} />;
  const fieldKey = `${id}.userCashToApply`;
  const isMore = typeof value === "number" && paidOff !== null && value > paidOff;
  return (
    <Cell fieldKey={fieldKey} note={isMore ? `Only ${money(paidOff)} is paid off` : null}>
      <FigureInput
        fieldKey={fieldKey}
        label={labelOfLoan("Cash to apply", place)}
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
