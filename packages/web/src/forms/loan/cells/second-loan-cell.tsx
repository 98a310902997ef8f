import { ChevronRight, Plus } from "lucide-react";
import { memo, Suspense, useState } from "react";
import { money, trimmedPercent } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { addSecondLoan } from "../../../scenario/edits/second-loan-edits";
import { edit } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";
import { Beside } from "../../fields/beside";
import { Cell, NoneCell, overCell } from "../../fields/cell";
import { useFieldError } from "../../fields/field-errors";
import { type CellProps, labelOfLoan, useFigure, useIsCash, useLoanField } from "../../fields/use-loan";
import { useWrongPart } from "../../fields/use-wrong-part";

const SecondLoanForm = lazyWindow(() => import("../second-loan/second-loan-form"), closeWindow);

/** The second loan; a press opens its terms. */
export const SecondLoanCell = memo(function SecondLoanCell(loan: CellProps) {
  return useIsCash(loan.id) ? <NoneCell /> : <SecondLoan {...loan} />;
});

function SecondLoan({ id, place }: CellProps) {
  const [open, setOpen] = useState(false);
  const has = useLoanField(id, "secondLoan") !== undefined;
  const wrong = useWrongPart(`${id}.secondLoan`);
  const fieldKey = wrong && !open ? wrong : "";
  const error = useFieldError(fieldKey);
  const amount = useFigure(id, ({ secondLoan }) => secondLoan?.amount ?? 0);
  const words = useFigure(id, ({ secondLoan, cltv }) =>
    secondLoan ? `${trimmedPercent(secondLoan.rate)}, ${trimmedPercent(cltv, 2)} CLTV` : "",
  );
  const text = has ? money(amount) : "None";
  return (
    <Cell
      fieldKey={fieldKey}
      aside={has && <Beside below>{words ?? ""}</Beside>}
      gutter={<Icon of={has ? ChevronRight : Plus} size={14} />}
    >
      <span aria-hidden="true" className={has && amount !== null ? undefined : "text-fg-3"}>
        {text}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${labelOfLoan("Second loan", place)}: ${has ? text : "add one"}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldKey}-error` : undefined}
        data-column={place}
        data-holds={has ? `${id}.secondLoan` : undefined}
        className={overCell}
        onClick={() => {
          if (!has) edit(null, addSecondLoan(id));
          setOpen(true);
        }}
      />
      {open && has && (
        <Suspense fallback={null}>
          <SecondLoanForm id={id} place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Cell>
  );
}
