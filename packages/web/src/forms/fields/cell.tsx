import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { FieldBox } from "../../ui/fields/field-box";
import { Icon } from "../../ui/icon";
import { useFieldError } from "./field-errors";
import { pressBeside } from "./field-keys";
import { TableCell, useTableLook } from "./table";
import type { TableLook } from "./table-looks";

// Its size depends on nothing inside it, so a key lays out its own field alone.
const line = "cell-ring relative grid h-[calc(var(--row-h-compact)-1px)] items-center pl-3 [contain:size_layout_style]";
const figureLine = `${line} grid-cols-[minmax(0,1fr)_auto_var(--gutter,24px)]`;
/** The classes of a choice, which takes the whole line except for what is beside it. */
const choiceLine = `${line} grid-cols-[0_minmax(0,1fr)_var(--gutter,24px)] has-[>:nth-child(2)>*]:grid-cols-[minmax(0,1fr)_auto_var(--gutter,24px)]`;
const value = "num flex min-w-0 items-center justify-end whitespace-nowrap text-right [grid-area:1/2]";
const beside = "flex min-w-0 items-center gap-1.5 whitespace-nowrap pr-2 text-fg-3 [grid-area:1/1]";

// What does not fit beside a unit moves away as a whole: the first digits of an amount would read as another one. Columns on touch screens have room, and their touch targets reach beyond the line.
const besideUnit = `${beside} text-xs/5 has-[[data-unit]]:h-6 has-[[data-unit]]:flex-wrap has-[[data-unit]]:content-start has-[[data-unit]]:gap-y-3 has-[[data-unit]]:overflow-hidden has-[[data-unit]]:pt-0.5 touch:has-[[data-unit]]:h-auto touch:has-[[data-unit]]:flex-nowrap touch:has-[[data-unit]]:overflow-visible touch:has-[[data-unit]]:pt-0`;

// Below 390 px a line with a unit, or with words that have no room beside the value, is two: the value's, and what stands beside it, which reaches below the label.
const unitLines =
  "max-[389px]:has-[:is([data-unit],[data-below])]:h-[89px] max-[389px]:has-[:is([data-unit],[data-below])]:grid-rows-[45px_44px]";
const unitBelow =
  "max-[389px]:has-[:is([data-unit],[data-below])]:pr-0 max-[389px]:has-[:is([data-unit],[data-below])]:[grid-area:2/1/3/3] max-[389px]:has-[:is([data-unit],[data-below])]:min-w-max max-[389px]:has-[:is([data-unit],[data-below])]:justify-self-end";

const looks: Record<TableLook, { cell?: string; line?: string; value: string; aside: string }> = {
  grid: { value, aside: besideUnit },
  narrow: { value, aside: besideUnit },
  sheet: { cell: "pr-2", value, aside: besideUnit },
  phone: {
    line: `pr-1 ${unitLines}`,
    value: `${value} text-[16px]`,
    aside: `${beside} justify-end text-sm/5 ${unitBelow}`,
  },
  "phone-sheet": {
    cell: "pr-2",
    line: `pr-1 ${unitLines}`,
    value: `${value} text-[16px]`,
    aside: `${beside} justify-end text-sm/5 ${unitBelow}`,
  },
};

/** Words beside a value that open a window, cut where they have no room. */
export const cellLink =
  "relative z-1 min-w-0 truncate rounded-[3px] text-left underline-offset-2 hover:text-accent-text hover:underline touch:min-h-11 touch:min-w-11";
/** The classes of an invisible control that covers its cell and opens a list or a window. */
export const overCell = "absolute inset-0 w-full cursor-pointer opacity-0";

const noteLine =
  "flex items-start justify-end gap-1 whitespace-normal pr-6 pb-1 text-right text-xs in-data-[look*=phone]:pr-4 in-data-[look*=phone]:text-sm *:[svg]:mt-0.5";

/**
 * One field of one loan: what belongs beside the value, the value, and a 24 px gutter, so that all values of a column end
 * on one edge. The value comes first for the keyboard. An error stands below, and the row grows for all loans.
 */
export function Cell({
  fieldKey,
  aside,
  gutter,
  note,
  choice = false,
  children,
}: {
  fieldKey?: string;
  aside?: ReactNode;
  gutter?: ReactNode;
  /** A note below the value that is not an error, such as a figure that no rule sets. */
  note?: string | null;
  /** A list lies over the cell. */
  choice?: boolean;
  children: ReactNode;
}) {
  const look = looks[useTableLook()];
  return (
    <TableCell className={cx("group/cell", look.cell)}>
      <FieldBox className={cx(choice ? choiceLine : figureLine, look.line)} onKeyDown={pressBeside}>
        <div className={look.value}>{children}</div>
        <div className={look.aside}>{aside}</div>
        {/* An empty one lies over no target that reaches into it. */}
        <div className="grid place-items-center self-stretch text-fg-3 [grid-area:1/3] empty:pointer-events-none">
          {gutter}
        </div>
      </FieldBox>
      {fieldKey && <CellError fieldKey={fieldKey} />}
      {note && (
        <p role="status" className={`${noteLine} text-warning`}>
          <Icon of={CircleAlert} size={12} />
          {note}
        </p>
      )}
    </TableCell>
  );
}

export function CellError({ fieldKey, className }: { fieldKey: string; className?: string }) {
  const error = useFieldError(fieldKey);
  if (!error) return null;
  return (
    <p id={`${fieldKey}-error`} role="alert" className={cx(noteLine, "text-danger", className)}>
      <Icon of={CircleAlert} size={12} />
      {error}
    </p>
  );
}

/** A field that does not apply to the loan. */
export const NoneCell = ({ aside, gutter }: { aside?: ReactNode; gutter?: ReactNode }) => (
  <Cell aside={aside} gutter={gutter}>
    <span className="text-fg-3">None</span>
  </Cell>
);
