import type { Column } from "../../../report/columns";
import type { OpenFigure } from "../../../report/skins/screen/use-working";
import { inSentence } from "../../../scenario/names/loan-places";
import { LoanMark } from "../../../ui/loan-mark";
import { figureTitles } from "./figure-titles";

type Props = { open: OpenFigure; column: Column /** As the page shows it. */; answer?: string };

/** Which figure of which loan a working is of. Its place is the same with the answer and without. */
export const WorkingHead = ({ open: { figure, part }, column, answer }: Props) => (
  <div aria-live="polite" className="flex items-baseline justify-between gap-3">
    <div className="min-w-0">
      <h3 className="flex items-center gap-1.5 font-medium">
        <LoanMark index={column.index} label={null} />
        {figureTitles[figure]}, {inSentence(column.letter)}
        {part && `, ${part}`}
      </h3>
      <p className="truncate text-fg-3 text-sm">{column.title}</p>
    </div>
    <p className="num whitespace-nowrap font-semibold text-display tracking-[-.02em]">
      {/* The whole's answer is not that of the part which was pressed. */}
      {(!part && answer) || "\u00a0"}
    </p>
  </div>
);
