// biome-ignore-all lint/a11y/useSemanticElements: rows share one grid and the summary sticks, which table elements cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: a table is read, not walked; its fields are what takes the focus
import { Children, type CSSProperties, type ReactNode, type Ref } from "react";
import { cx } from "../../lib/class-names";
import { pressBox } from "../../ui/fields/field-box";

type Part = { className?: string; children?: ReactNode };

export const Table = ({ label, loans, className, children }: Part & { label: string; loans: number }) => (
  <div role="table" aria-label={label} className={className} style={{ "--loans": loans } as CSSProperties}>
    {children}
  </div>
);

export const RowGroup = ({ className, children }: Part) => (
  <div role="rowgroup" className={className}>
    {children}
  </div>
);

/** A line: its name, then a cell for each loan. The name of a line of one cell takes a press for that cell's field. */
export const TableRow = ({ label, className, children }: Part & { label: ReactNode }) => (
  <div role="row" className={cx("row", className)} onMouseDown={Children.count(children) === 1 ? pressBox : undefined}>
    <div role="rowheader" className="row-label">
      {label}
    </div>
    {children}
  </div>
);

export const ColumnHead = ({ className, ref, children }: Part & { ref?: Ref<HTMLDivElement> }) => (
  <div role="columnheader" ref={ref} className={className}>
    {children}
  </div>
);

export const TableCell = ({ className, children }: Part) => (
  <div role="cell" className={className}>
    {children}
  </div>
);
