import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useView } from "../../../forms/fields/view";
import { useFirstFigure } from "../../../forms/loan/figures/figures";
import { aprRow, cashRow, totalRow } from "../../../forms/loan/figures/rows";
import { cx } from "../../../lib/class-names";
import { resultsOf } from "../../../lib/paths";
import { useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";

/** The first figures of the loan in sight, pinned to the foot; a press goes to the results. */
export function PhoneSummary({ id, first }: { id: string; first: boolean }) {
  const report = useScenario((state) => state.document.id);
  const against = useView((view) => view.against);
  const total = useFirstFigure(totalRow, id);
  const cash = useFirstFigure(cashRow, id);
  const apr = useFirstFigure(aprRow, id);
  const compared = total.difference && (against === "saved" || !first);
  return (
    <Link to={resultsOf(report)} className="phone-summary num">
      <span className="flex items-baseline gap-2">
        <span>Total payment</span>
        {compared && (
          <span className={cx("text-sm", total.lowest ? "text-positive" : "text-fg-3")}>
            {total.difference} against {against === "saved" ? "the saved one" : "loan 1"}
          </span>
        )}
        <b className="ml-auto font-semibold text-hero tracking-[-.02em]">{total.text}</b>
      </span>
      <span className="mt-1 flex items-center gap-3 text-fg-2">
        <span>
          Cash to close <b className="font-medium text-fg">{cash.text}</b>
        </span>
        <span className="ml-auto">
          APR <b className="font-medium text-fg">{apr.text}</b>
        </span>
        <span className="sr-only">Results</span>
        <Icon of={ChevronRight} size={14} className="text-fg-3" />
      </span>
    </Link>
  );
}
