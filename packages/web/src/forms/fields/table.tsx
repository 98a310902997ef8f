// biome-ignore-all lint/a11y/useSemanticElements: rows share one grid and the summary sticks, which table elements cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: a table is read, not walked; its fields are what takes the focus
import { Children, type CSSProperties, createContext, type ReactNode, type Ref, use } from "react";
import { cx } from "../../lib/class-names";
import { pressBox } from "../../ui/fields/field-box";
import { type RowKind, rowLooks, type TableLook, tableLooks } from "./table-looks";

const LookContext = createContext<TableLook>("grid");

/** Returns the layout around a row or a cell. Some fields have rows of their own in one layout and no room in another. */
export const useTableLook = () => use(LookContext);

export const isSideBySide = (look: TableLook) => look === "grid" || look === "narrow";

type Part = { className?: string; children?: ReactNode };

export const Table = ({
  label,
  loans,
  look,
  children,
}: {
  label: string;
  loans: number;
  look: TableLook;
  children: ReactNode;
}) => (
  <LookContext value={look}>
    <div
      role="table"
      aria-label={label}
      data-look={look}
      className={tableLooks[look]}
      style={{ "--loans": loans } as CSSProperties}
    >
      {children}
    </div>
  </LookContext>
);

export const RowGroup = ({ className, children }: Part) => (
  <div role="rowgroup" className={className}>
    {children}
  </div>
);

/** A row: its name, then a cell for each loan. In a row of one cell, a press on the name goes to that cell's field. */
export function TableRow({ label, kind, className, children }: Part & { label: ReactNode; kind: RowKind }) {
  const look = rowLooks[useTableLook()][kind];
  return (
    <div
      role="row"
      className={cx(look.row, className)}
      onMouseDown={Children.count(children) === 1 ? pressBox : undefined}
    >
      <div role="rowheader" className={look.label}>
        {label}
      </div>
      {children}
    </div>
  );
}

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
