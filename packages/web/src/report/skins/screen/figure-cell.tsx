import { Check } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { Absent } from "../../../ui/absent";
import { Icon } from "../../../ui/icon";
import { type Cell, differenceText } from "../../cells";
import type { Column } from "../../columns";
import { labelOf, type Row } from "../../row";
import { FigureButton } from "./figure-button";
import { manner } from "./manner";
import { useOpener } from "./use-working";

/** The size of a row: the payment, the other three first figures, or a row of a table. */
export type Look = "hero" | "first" | "line";

const size: Record<Look, string> = {
  hero: "font-semibold text-hero tracking-[-.02em] @max-[560px]:text-h1 print:in-data-many:text-first",
  first: "font-semibold text-first tracking-[-.01em] @max-[560px]:text-h2 print:in-data-many:text-h2",
  line: "",
};

/** The height of a row, which in a table is 28 px with its border, and 44 px under a finger. */
const height: Record<Look, string> = {
  hero: "min-h-12",
  first: "min-h-9 touch:min-h-11",
  line: "min-h-[calc(var(--row-h-compact)-1px)]",
};

type Props = {
  row: Row;
  cell: Cell;
  column: Column;
  look?: Look;
  differences?: boolean;
  /** Its tab index, if it can be pressed. */
  tabIndex?: number;
};

/** The grid of the value, its difference and the mark. If the first figures do not fit side by side, the difference is below. */
const parts = (look: Look) =>
  cx(
    "grid w-full content-center items-center pl-1 text-right in-[td:last-child]:pr-2",
    look === "line"
      ? "grid-cols-[minmax(0,1fr)_20px]"
      : "grid-cols-[minmax(0,1fr)_auto_20px] in-data-many:min-h-12 in-data-many:grid-cols-[minmax(0,1fr)_20px] @max-[560px]:grid-cols-[minmax(0,1fr)_20px]! in-data-four:@max-[1000px]:grid-cols-[minmax(0,1fr)_20px]!",
    height[look],
  );

/** One loan's figure: its difference, its value, the mark of the lowest. A press shows its working. */
export function FigureCell({ row, cell, column, look = "line", differences = false, tabIndex = 0 }: Props) {
  const opener = useOpener(row, column);
  if (row.precision === "words") return <Words row={row} cell={cell} column={column} tabIndex={tabIndex} />;
  if (cell.kind !== "figure")
    return (
      <span className={parts(look)}>
        <span className={cx("text-fg-3", look !== "line" && "col-start-[-3]")}>
          {cell.kind === "missing" ? <Absent says="No figure" /> : cell.text}
        </span>
      </span>
    );
  const content = <FigureParts row={row} cell={cell} look={look} differences={differences} />;
  if (!opener) return <span className={parts(look)}>{content}</span>;
  return (
    <button
      {...opener.button}
      tabIndex={tabIndex}
      className={cx(
        parts(look),
        "-outline-offset-2 hover:shadow-[inset_0_0_0_1px_var(--line-strong)]",
        opener.isShown && "bg-accent-soft shadow-[inset_0_0_0_1px_var(--accent)]!",
      )}
    >
      <span className="sr-only">
        {labelOf(row, manner.words)}, {column.head}:{" "}
      </span>
      {content}
    </button>
  );
}

type Parts = { row: Row; cell: Cell; look: Look; differences: boolean };

/** The value and its difference. They are read aloud in this order, but drawn with the difference first, or below. */
const FigureParts = ({ row, cell, look, differences }: Parts) => {
  const isLine = look === "line";
  const value = (
    <span
      className={cx(
        "whitespace-nowrap",
        isLine
          ? "min-w-[74px] in-data-many:min-w-0"
          : "col-start-2 row-start-1 in-data-many:col-start-1 @max-[560px]:col-start-1 in-data-four:@max-[1000px]:col-start-1",
        size[look],
        cell.isLowest ? "font-semibold text-positive" : row.isSum && "font-semibold",
      )}
    >
      {cell.text}
    </span>
  );
  const aside = (
    <span
      className={cx(
        "pr-1 text-fg-3 text-xs",
        isLine
          ? "min-w-0 leading-4"
          : "col-start-1 row-start-1 in-data-many:row-start-2 in-data-many:p-0 leading-3.5 @max-[560px]:row-start-2 @max-[560px]:p-0 in-data-four:@max-[1000px]:row-start-2 in-data-four:@max-[1000px]:p-0",
      )}
    >
      <Aside row={row} cell={cell} differences={differences} />
    </span>
  );
  return (
    <>
      {isLine ? (
        // A difference that does not fit beside the value moves below as a whole: its first digits would read as another amount.
        <span className="flex flex-row-reverse flex-wrap items-center py-0.5 leading-5">
          {value}
          {aside}
        </span>
      ) : (
        <>
          {value}
          {aside}
        </>
      )}
      <span
        className={cx(
          "row-start-1 grid justify-items-end pr-1 text-positive",
          isLine
            ? "col-start-2"
            : "col-start-3 in-data-many:col-start-2 @max-[560px]:col-start-2 in-data-four:@max-[1000px]:col-start-2",
        )}
      >
        {cell.isLowest && <Icon of={Check} size={14} strokeWidth={2.5} label="Lowest" />}
      </span>
    </>
  );
};

/** The difference from today's mortgage or loan A, or the note on a figure that was typed. */
function Aside({ row, cell, differences }: Omit<Parts, "look">) {
  if (!differences || cell.difference === null) return cell.note;
  return (
    <>
      {cell.note && `${cell.note}, `}
      <span className="whitespace-nowrap">{differenceText(cell.difference, row.precision, manner)}</span>
      <span className="sr-only"> against {cell.against}</span>
    </>
  );
}

type WordsProps = Pick<Props, "row" | "cell" | "column" | "tabIndex">;

/** One loan's words in a row of a table. If they contain a figure, a press shows its working. */
const Words = ({ row, cell, column, tabIndex = 0 }: WordsProps) => (
  <span className="flex min-h-[calc(var(--row-h-compact)-1px)] items-center justify-end wrap-anywhere py-0.5 pr-5 pl-2 text-right leading-4 *:text-right in-[td:last-child]:pr-7">
    {row.explains && cell.kind === "words" ? (
      <FigureButton
        column={column}
        tabIndex={tabIndex}
        explains={row.explains}
        years={row.years}
        way={row.way}
        part={row.part}
      >
        <span className="sr-only">
          {labelOf(row, manner.words)}, {column.head}:{" "}
        </span>
        {cell.text}
      </FigureButton>
    ) : cell.kind === "missing" ? (
      <span className="text-fg-3">
        <Absent says="No figure" />
      </span>
    ) : (
      cell.text
    )}
  </span>
);
