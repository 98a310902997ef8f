import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { FieldBox } from "../../ui/fields/field-box";
import { Icon } from "../../ui/icon";
import { useFieldError } from "./field-errors";
import { TableCell } from "./table";
import "./cell.css";

/**
 * One field of one loan: what belongs beside the value, the value, and a 24 px gutter, so that all values of a column end
 * on one edge. The value comes first for the keyboard. An error stands below, and the row grows for all loans.
 */
export function Cell({
  fieldKey,
  aside,
  gutter,
  note,
  children,
}: {
  fieldKey?: string;
  aside?: ReactNode;
  gutter?: ReactNode;
  /** Said below the value though nothing is wrong: a figure that no rule gives. */
  note?: string | null;
  children: ReactNode;
}) {
  return (
    <TableCell className="cell">
      <FieldBox className="cell-line">
        <div className="cell-value num">{children}</div>
        <div className="cell-aside">{aside}</div>
        <div className="cell-gutter">{gutter}</div>
      </FieldBox>
      {fieldKey && <CellError fieldKey={fieldKey} />}
      {note && (
        <p role="status" className="cell-note text-warning">
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
    <p id={`${fieldKey}-error`} role="alert" className={cx("cell-note text-danger", className)}>
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
