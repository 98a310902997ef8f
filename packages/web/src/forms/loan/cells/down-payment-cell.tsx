import { downPaymentReference, loanFields } from "@highway/engine/scenario/schema/loan";
import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { money, percentDigits, trimmedPercent } from "../../../lib/format/format";
import { loanOf } from "../../../scenario/document";
import { convertDownPayment, downPaymentBase, setDownPayment } from "../../../scenario/edits/loan-edits";
import { convertUnits } from "../../../scenario/edits/units";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { edit } from "../../../scenario/store/store";
import { gutterButton } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Popover } from "../../../ui/overlays/popover";
import { Cell, NoneCell } from "../../fields/cell";
import { dollarsText } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { UnitToggle } from "../../fields/unit-toggle";
import { type CellProps, named, useIsCash, useLoanField } from "../../fields/use-loan";
import { useUnit } from "../../fields/use-unit";

/** Dollars or percent of the lower of price and appraised value; the other unit stands beside it. */
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
  if (cash)
    return <Cell aside={<span className="truncate">the price</span>}>{base === null ? "100%" : money(base)}</Cell>;
  const value = unit === "fee" ? dollars : share;
  const other = convertUnits(value, unit === "fee" ? "percent" : "fee", base);
  const fieldKey = `${id}.${unit === "fee" ? "downPayment" : "downPaymentPercentage"}`;
  const label = named("Down payment", place);
  return (
    <Cell
      fieldKey={value === null ? `${id}.downPayment` : fieldKey}
      aside={
        <>
          <UnitToggle label={`Dollars or percent, down payment of loan ${place + 1}`} unit={unit} onChange={toggle} />
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

/** The usual percentages and what they come to. */
function Reference({ id, place, base }: CellProps & { base: number | null }) {
  return (
    <Popover
      label={`Usual down payments for loan ${place + 1}`}
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
