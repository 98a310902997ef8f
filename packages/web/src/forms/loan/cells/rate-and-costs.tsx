import { loanFields } from "@highway/engine/scenario/schema/loan";
import { SlidersHorizontal } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import { money, noNumber, percentDigits, trimmedPercent } from "../../../lib/format/format";
import type { FieldValue } from "../../../scenario/document";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { convertUnits } from "../../../scenario/edits/units";
import { useIssue } from "../../../scenario/issues/issues";
import { loanAt } from "../../../scenario/names/loan-name";
import { edit } from "../../../scenario/store/store";
import { gutterButton } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Kbd } from "../../../ui/kbd";
import { Popover } from "../../../ui/overlays/popover";
import { ShortInTheMiddle } from "../../fields/beside";
import { Cell, NoneCell } from "../../fields/cell";
import { FigureField } from "../../fields/figure-field";
import { dollarsText, figureFields } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { ResetButton } from "../../fields/reset-button";
import { isSideBySide, useTableLook } from "../../fields/table";
import { type CellProps, labelOfLoan, useFigure, useIsCash, useLoanField } from "../../fields/use-loan";
import { Financed } from "./financed";

export const TermCell = (props: CellProps) => <PlainCell {...props} field="term" />;

const steps = (
  <span className="invisible group-focus-within/cell:visible" aria-hidden="true">
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> 0.125
  </span>
);
export const RateCell = (props: CellProps) => (
  <PlainCell {...props} field="rate" aside={isSideBySide(useTableLook()) ? steps : null} />
);

/** Discount points, in percent of the loan. An amount typed with a dollar sign is turned into the percentage that costs as much. */
export const PointsCell = memo(function PointsCell({ id, place }: CellProps) {
  const percentage = useLoanField(id, "points");
  const cost = useFigure(id, ({ costOfPoints }) => costOfPoints);
  const base = useFigure(id, ({ baseAmount }) => baseAmount);
  const cash = useIsCash(id);
  // Typed dollars stay in the field until it is left.
  const [dollars, setDollars] = useState<{ typed: FieldValue } | null>(null);
  const { label, decimals, step, reach, write } = figureFields.points;
  if (cash) return <NoneCell />;
  const fieldKey = `${id}.points`;
  return (
    <Cell
      fieldKey={fieldKey}
      aside={
        cost ? (
          <>
            <Financed id={id} place={place} flag="isFinancedPoints" cost="points" />
            <span className="num truncate in-data-[look=narrow]:hidden">
              {dollars ? trimmedPercent(percentage) : money(cost)}
            </span>
          </>
        ) : null
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={labelOfLoan(label, place)}
        value={dollars ? dollars.typed : percentage}
        write={dollars ? dollarsText : write}
        decimals={dollars ? 2 : decimals}
        step={dollars ? undefined : step}
        reach={reach}
        prefix={dollars ? "$" : undefined}
        suffix={dollars ? undefined : "%"}
        fallback="0"
        percentDecimals={decimals}
        onType={(figure, unit) => {
          const isDollars = unit ? unit === "fee" : dollars !== null;
          setDollars(isDollars ? { typed: figure } : null);
          edit(fieldKey, setFigure(id, "points", isDollars ? pointsOf(figure, base) : figure));
        }}
        onLeave={() => setDollars(null)}
        row="points"
        column={place}
      />
    </Cell>
  );
});

/** Turns dollars into percent of the loan. While the loan amount is unknown they stay dollars, and the field says that they are not a percentage. */
const pointsOf = (dollars: FieldValue, base: number | null): FieldValue =>
  convertUnits(dollars, "percent", base) ?? (typeof dollars === "number" ? `$${dollarsText(dollars)}` : dollars);

/** A figure on which no other field depends. A purchase in cash has neither term nor rate. */
const PlainCell = memo(function PlainCell({
  id,
  place,
  field,
  aside,
}: CellProps & { field: "term" | "rate"; aside?: ReactNode }) {
  const value = useLoanField(id, field);
  const cash = useIsCash(id);
  const { label, decimals, step, reach, suffix, write, required } = figureFields[field];
  if (cash) return <NoneCell />;
  const fieldKey = `${id}.${field}`;
  return (
    <Cell fieldKey={fieldKey} aside={aside}>
      <FigureInput
        fieldKey={fieldKey}
        label={labelOfLoan(label, place)}
        value={value}
        write={write}
        decimals={decimals}
        step={step}
        reach={reach}
        suffix={suffix?.(value)}
        fallback={required ? "" : "0"}
        required={required}
        onType={(figure) => edit(fieldKey, setFigure(id, field, figure))}
        row={field}
        column={place}
      />
    </Cell>
  );
});

/** The calculated APR, or one that is typed in its place. The finance charges that it counts can be typed too. */
export const APRCell = memo(function APRCell({ id, place }: CellProps) {
  const typed = useLoanField(id, "customAPR");
  const usual = useFigure(id, ({ apr }) => apr);
  const charges = useFigure(id, ({ loanEstimate }) => loanEstimate.prepaidFinanceCharge);
  const cash = useIsCash(id);
  const wrongCharge = useIssue(`${id}.customAPRCost`)?.sentence ?? null;
  if (cash) return <NoneCell />;
  const fieldKey = `${id}.customAPR`;
  const overridden = typed !== null;
  const words = usual === null ? "typed" : `default ${trimmedPercent(usual)}`;
  return (
    <Cell
      fieldKey={fieldKey}
      note={wrongCharge && `Charges in the APR: ${wrongCharge}`}
      aside={overridden ? <ShortInTheMiddle>{words}</ShortInTheMiddle> : <CountedCharges of={charges} />}
      gutter={
        overridden ? (
          <ResetButton
            label={`Back to the computed APR, ${loanAt(place)}`}
            onClick={() => edit(null, setFigure(id, "customAPR", null))}
          />
        ) : (
          <Charges id={id} place={place} />
        )
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={labelOfLoan("APR", place)}
        value={typed}
        write={percentDigits}
        decimals={loanFields.customAPR.decimals}
        suffix="%"
        fallback={usual === null ? noNumber : percentDigits(usual)}
        look={usual === null ? "word" : "default"}
        onType={(figure) => edit(fieldKey, setFigure(id, "customAPR", figure))}
        row="apr"
        column={place}
      />
    </Cell>
  );
});

/** The finance charges that the APR counts. With many columns the word is left out, never a part of the amount. */
const CountedCharges = ({ of: charges }: { of: number | null }) =>
  charges !== null && (
    <span className="num truncate" title={`${money(charges)} charges`}>
      {money(charges)}
      <span className="in-data-[look=narrow]:hidden"> charges</span>
    </span>
  );

function Charges({ id, place }: CellProps) {
  const typed = useLoanField(id, "customAPRCost");
  const counted = useFigure(id, ({ loanEstimate }) => loanEstimate.prepaidFinanceCharge);
  const fieldKey = `${id}.customAPRCost`;
  return (
    <Popover
      label={`Charges in the APR of ${loanAt(place)}`}
      button={<Icon of={SlidersHorizontal} size={14} />}
      buttonClassName={gutterButton}
      side="bottom-end"
      className="w-72 p-4"
    >
      {() => (
        <>
          <FigureField
            fieldKey={fieldKey}
            label="Prepaid finance charge"
            ariaLabel={labelOfLoan("Prepaid finance charge", place)}
            value={typed}
            write={dollarsText}
            decimals={loanFields.customAPRCost.decimals}
            prefix="$"
            fallback={typed === null && counted !== null ? dollarsText(counted) : ""}
            onType={(figure) => edit(fieldKey, setFigure(id, "customAPRCost", figure))}
            gutter={
              typed !== null && (
                <ResetButton
                  label="Back to the computed charge"
                  onClick={() => edit(null, setFigure(id, "customAPRCost", null))}
                />
              )
            }
          />
          <p className="mt-2 text-fg-3 text-sm">
            Points, upfront premiums and prepaid interest, unless you type another amount.
          </p>
        </>
      )}
    </Popover>
  );
}
