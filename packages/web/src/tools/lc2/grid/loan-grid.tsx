import { Plus } from "lucide-react";
import { memo } from "react";
import { fieldKeys } from "../../../forms/fields/field-keys";
import { paste } from "../../../forms/fields/paste";
import { RowGroup, Table, TableCell, TableRow } from "../../../forms/fields/table";
import { useLoanIDs } from "../../../forms/fields/use-loan";
import { pressCell, walk } from "../../../forms/fields/walk";
import { ComputedRow, FirstRow } from "../../../forms/loan/figures/computed-row";
import {
  aprRow,
  cashOutRow,
  cashRow,
  resultRows,
  savingsRow,
  stepsRow,
  totalRow,
} from "../../../forms/loan/figures/rows";
import { LoanHead } from "../../../forms/loan/loan-head";
import { type InputRow, inputGroups } from "../../../forms/loan/rows";
import { useActions } from "../../../lib/actions";
import { quantity } from "../../../lib/format/format";
import { comparedLoans } from "../../../scenario/document";
import { whyFull } from "../../../scenario/edits/room";
import { useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";
import { addAndEnter } from "../add-loan";
import { NoLoans } from "../no-loans";

/** The keys that fields handle themselves, for the list of shortcuts. */
const keys = [
  { keys: "Enter", label: "Down to the next field" },
  { keys: "shift+Enter", label: "Up to the field above" },
  { keys: "alt+ArrowRight", label: "To the next loan; on a loan's name, move it; along a fee of a worksheet" },
  { keys: "alt+ArrowLeft", label: "To the previous loan; on a loan's name, move it; from a fee's amount to Remove" },
  { keys: "ArrowUp", label: "Raise a rate, points or the term by a step" },
  { keys: "ArrowDown", label: "Lower it by a step" },
  { keys: "shift+ArrowUp", label: "Raise a rate by 1, the term by 10 years" },
  { keys: "shift+ArrowDown", label: "Lower a rate by 1, the term by 10 years" },
  { keys: fieldKeys.reset, label: "Reset a field to its default" },
  { keys: fieldKeys.unit, label: "Switch a field between dollars and percent" },
  { keys: "mod+v", label: "Paste a column, a row or a block from a spreadsheet; a fee sheet into a worksheet" },
];

/** The classes of rows that can be typed in. The last column keeps the tint of calculated rows. */
const inputs = "*:after:-mt-px *:after:bg-canvas";

/** All loans side by side, field by field: what is typed above, the results below, the first figures always in sight. */
export const LoanGrid = memo(function LoanGrid() {
  const ids = useLoanIDs();
  useActions(keys);
  if (ids.length === 0) return <NoLoans />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys and presses of the fields inside
    <div className="flex flex-1 flex-col" onKeyDown={walk} onPointerDown={pressCell} onPasteCapture={paste}>
      <Table label="Loans" loans={ids.length} look={ids.length > 4 ? "narrow" : "grid"}>
        <RowGroup className="sticky top-(--head-h) z-3 bg-surface">
          <TableRow kind="heads" label={quantity(ids.length, "loan")}>
            {ids.map((id, place) => (
              <LoanHead key={id} id={id} place={place} count={ids.length} />
            ))}
            <AddLoan hasWords={ids.length < 3} />
          </TableRow>
        </RowGroup>
        {inputGroups.map(({ title, rows }, at) => (
          <RowGroup key={title} className={inputs}>
            <TableRow kind="title" className={at > 0 ? "border-line border-t" : undefined} label={title} />
            {rows.map((row) => (
              <FieldRow key={row.label} row={row} ids={ids} />
            ))}
          </RowGroup>
        ))}
        <RowGroup className="flex-1 border-line border-t bg-canvas pb-[2px]">
          <TableRow kind="title" label="Results" />
          {resultRows.map((row) => (
            <ComputedRow key={row.key} row={row} ids={ids} />
          ))}
        </RowGroup>
        <RowGroup className="sticky bottom-7 z-3 border-line-strong border-t bg-surface">
          <FirstRow row={savingsRow} ids={ids} />
          <FirstRow row={totalRow} ids={ids} />
          <ComputedRow row={stepsRow} ids={ids} kind="sum" />
          <ComputedRow row={cashRow} ids={ids} kind="sum" />
          <ComputedRow row={cashOutRow} ids={ids} kind="sum" />
          <ComputedRow row={aprRow} ids={ids} kind="last" />
        </RowGroup>
      </Table>
    </div>
  );
});

const FieldRow = memo(function FieldRow({ row, ids }: { row: InputRow; ids: readonly string[] }) {
  const { label, Label, Cell } = row;
  return !useShows(row) ? null : (
    <TableRow kind="field" label={Label ? <Label /> : label}>
      {ids.map((id, place) => (
        <Cell key={id} id={id} place={place} />
      ))}
    </TableRow>
  );
});

/** @param hasWords whether its place is wide enough for words */
function AddLoan({ hasWords }: { hasWords: boolean }) {
  const full = useScenario(({ document }) => whyFull(document));
  return (
    <TableCell className="@container flex items-center border-r-0! bg-canvas pl-3">
      <button
        type="button"
        className="inline-flex h-7 min-w-8 touch:h-11 touch:min-w-11 items-center justify-center gap-1.5 rounded-sm border border-line-strong border-dashed px-[7px] text-accent-text hover:bg-hover disabled:opacity-45"
        aria-label="Add loan"
        title={full ?? "Add loan"}
        disabled={full !== undefined}
        onClick={addAndEnter}
      >
        <Icon of={Plus} />
        {hasWords && <span className="@max-[110px]:hidden">Add loan</span>}
      </button>
    </TableCell>
  );
}

/** Returns whether a row applies to any loan of the scenario. Otherwise the whole row would be empty. */
const useShows = ({ has }: InputRow) => useScenario(({ document }) => !has || comparedLoans(document).some(has));
