import type { FigureName } from "@highway/core/scenario/types";
import { inSentence } from "../../lib/scenario/loan-places";
import { LoanMark } from "../../ui/loan-mark";
import type { Column } from "./column";
import { figureTitles } from "./figure-titles";

type Props = { figure: FigureName; column: Column /** As the page shows it. */; answer?: string };

/** Which figure of which loan a working is of. Its place is the same with the answer and without. */
export const WorkingHead = ({ figure, column, answer }: Props) => (
  <div aria-live="polite" className="flex items-baseline justify-between gap-3">
    <div className="min-w-0">
      <h3 className="flex items-center gap-1.5 font-medium">
        <LoanMark index={column.index} label={null} />
        {figureTitles[figure]}, {inSentence(column.title)}
      </h3>
      <p className="truncate text-fg-3 text-sm">{column.name}</p>
    </div>
    <p className="num whitespace-nowrap font-semibold text-display tracking-[-.02em]">{answer ?? "\u00a0"}</p>
  </div>
);
