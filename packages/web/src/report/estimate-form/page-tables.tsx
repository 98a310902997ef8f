import { Fragment, type ReactNode } from "react";
import { cx } from "../../lib/class-names";
import type { FormPage, FormRow, FormTable } from "./tables";

type Props = {
  pages: readonly FormPage[];
  /** Draws a value, if it is more than its text. */
  drawn?: (row: FormRow, value: string) => ReactNode;
};

/** The pages of a form, one below the other, on a screen. Tables with several columns scroll if they do not fit. */
export const PageTables = ({ pages, drawn = (_, value) => value }: Props) =>
  pages.map(({ title, tables }) => (
    <Fragment key={title}>
      <h3 className="mt-6 border-line-strong border-b pb-1 font-semibold text-fg-2 first:mt-0">{title}</h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 @min-[900px]:grid-cols-[repeat(2,minmax(0,1fr))]">
        {tables.map((table) => (
          <Table key={table.title} table={table} drawn={drawn} />
        ))}
      </div>
    </Fragment>
  ));

function Table({ table: { title, columns, rows }, drawn }: { table: FormTable; drawn: NonNullable<Props["drawn"]> }) {
  const isWide = (columns?.length ?? 1) > 2;
  const scrolls = { tabIndex: 0, role: "region", "aria-label": title };
  return (
    <div {...(isWide && scrolls)} className={cx("mt-4 min-w-0", isWide && "overflow-x-auto @min-[900px]:col-span-2")}>
      <table className={cx("w-full border-collapse", isWide && "min-w-[560px]")}>
        <caption className="pb-1 text-left font-semibold">{title}</caption>
        {columns && (
          <thead>
            <tr className="border-line border-b text-fg-2 text-sm">
              <td />
              {columns.map((column) => (
                <th key={column} scope="col" className="min-w-24 py-1 pl-3 text-right font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.label} ${row.values.join()} ${row.notes?.join()}`} row={row} drawn={drawn} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Row = ({ row, drawn }: { row: FormRow; drawn: NonNullable<Props["drawn"]> }) => (
  <tr className={cx("border-line border-b align-top", row.isHead && "font-semibold")}>
    <th scope="row" className={cx("py-1.5 text-left", row.isHead ? "font-semibold" : "font-normal text-fg-2")}>
      {row.label}
      {row.notes?.map((note) => (
        <small key={note} className="block font-normal text-fg-3 text-sm">
          {note}
        </small>
      ))}
    </th>
    {row.values.map((value, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row stand still
      <td key={at} className="num py-1.5 pl-3 text-right *:[button]:-my-0.5">
        {at === 0 ? drawn(row, value) : value}
      </td>
    ))}
  </tr>
);
