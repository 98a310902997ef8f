import { cx } from "../../lib/class-names";

/** A few lines of figures in a window: the first column names the line, the others end right. */
export function FiguresTable({
  caption,
  heads,
  rows,
  foot,
}: {
  /** Names it to a screen reader. */
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
}) {
  const line = (cells: readonly string[], className?: string) => (
    <tr key={cells[0]} className={className}>
      {cells.map((text, at) =>
        at === 0 ? (
          <th key={heads[at]} scope="row" className="py-1 text-left font-normal text-fg-2">
            {text}
          </th>
        ) : (
          <td key={heads[at]} className="num py-1 pl-3 text-right">
            {text}
          </td>
        ),
      )}
    </tr>
  );
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b">
          {heads.map((head, at) => (
            <th
              key={head}
              scope="col"
              className={cx(
                "pb-1 align-bottom font-medium text-fg-3 text-xs",
                at === 0 ? "text-left" : "pl-3 text-right",
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr+tr]:border-line [&>tr+tr]:border-t">{rows.map((cells) => line(cells))}</tbody>
      {foot && <tfoot>{line(foot, "border-line-strong border-t font-semibold")}</tfoot>}
    </table>
  );
}
