import { type Column, isComputed } from "./column";
import { FigureButton } from "./figure-button";
import type { TextRow } from "./loan-rows";

/** Whether a press on the words shows a working: they hold a figure that the loan has. */
export const wordsExplain = ({ figure, words }: TextRow, column: Column) =>
  figure !== undefined && isComputed(column) && ![null, "None"].includes(words(column));

/** Words of one loan in a line of a table; where they hold a figure, a press shows its working. */
export function WordsCell({ row, column, tabIndex }: { row: TextRow; column: Column; tabIndex: number }) {
  const { label, words, ...opens } = row;
  const text = words(column);
  return (
    <span className="flex min-h-[calc(var(--row-h-compact)-1px)] items-center justify-end wrap-anywhere py-0.5 pr-5 pl-2 text-right leading-4 in-[td:last-child]:pr-7">
      {wordsExplain(row, column) ? (
        <FigureButton column={column} tabIndex={tabIndex} {...opens}>
          <span className="sr-only">
            {label}, {column.title}:{" "}
          </span>
          {text}
        </FigureButton>
      ) : (
        (text ?? <span className="text-fg-3">—</span>)
      )}
    </span>
  );
}
