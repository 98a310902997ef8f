import { loanOf } from "../../../scenario/document";
import { loanName, offeredPlace } from "../../../scenario/names/loan-name";
import { useScenario } from "../../../scenario/store/store";
import { LoanMark } from "../../../ui/loan-mark";
import type { CellProps } from "../../fields/use-loan";
import { useFirstFigure } from "./figures";
import { cashRow, totalRow } from "./rows";

/** Which loan a wide window is about, and its first figures: the window covers its column. */
export function LoanFigures({ id, place }: CellProps) {
  const name = useScenario(({ document }) => {
    const loan = loanOf(document, id);
    return loan ? loanName(loan) : "";
  });
  const total = useFirstFigure(totalRow, id).text;
  const cash = useFirstFigure(cashRow, id).text;
  return (
    <p className="flex min-w-0 flex-1 items-center gap-x-4 text-fg-3 text-sm phone:hidden">
      <span className="flex min-w-0 items-center gap-1.5">
        <LoanMark index={place} label={null} />
        <span className="flex-none">{offeredPlace(place).head}</span>
        <span className="truncate text-fg-2" title={name}>
          {name}
        </span>
      </span>
      <span className="flex-none">
        Total payment <b className="num font-medium text-fg">{total}</b>
      </span>
      <span className="flex-none">
        Cash to close <b className="num font-medium text-fg">{cash}</b>
      </span>
    </p>
  );
}
