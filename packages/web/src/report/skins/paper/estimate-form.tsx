import { Fragment } from "react";
import { cx } from "../../../lib/class-names";
import { estimateFormCatalog } from "../../catalogs";
import { type Computed, isComputed } from "../../columns";
import { formOf } from "../../estimate-form/form-of";
import { type FormRow, type FormTable, formPages } from "../../estimate-form/tables";
import { LoanKey } from "./loan-key";
import type { PrintSource } from "./report";
import { SectionHead, sectionClass } from "./section";
import { useWords } from "./words";

/** Every loan in the layout of the Loan Estimate, one after the other. Pages break only between tables. */
export function EstimateForm({ report: { columns, basis } }: { report: PrintSource }) {
  const { lang, loan } = useWords();
  const labels = estimateFormCatalog.in(lang);
  const forms = columns
    .filter(isComputed)
    .filter(({ isOwed }) => !isOwed)
    .flatMap((column) => {
      const form = formOf(basis, column);
      return form === null || typeof form === "string" ? [] : [{ column, pages: formPages(form, labels, loan) }];
    });
  if (forms.length === 0) return null;
  return (
    <section className={sectionClass}>
      <SectionHead title={labels.title} says={labels.says} />
      {forms.map(({ column, pages }) => (
        <Fragment key={column.id}>
          <LoanTitle column={column} />
          {pages.map(({ title, tables }) => (
            <Fragment key={title}>
              <h3 className="mt-12 border-line-strong border-b pb-2 text-h3">{title}</h3>
              <div className="columns-2 gap-x-20">
                {tables.map((table) => (
                  <Table key={table.title} table={table} />
                ))}
              </div>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </section>
  );
}

const LoanTitle = ({ column }: { column: Computed }) => (
  <h3 className="mt-14 flex items-center gap-6 text-sub">
    <LoanKey column={column} />
    {column.title}
  </h3>
);

/** The most columns of figures that fit half a page: only such tables stand side by side. */
const mostBeside = 2;

const Table = ({ table: { title, columns, rows } }: { table: FormTable }) => (
  <table
    className={cx(
      "w-full break-inside-avoid border-collapse text-sm",
      (columns?.length ?? 1) > mostBeside && "[column-span:all]",
    )}
  >
    <caption className="pt-8 pb-2 text-left font-semibold text-brand">{title}</caption>
    {columns && (
      <thead>
        <tr className="border-line border-b">
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pl-8 text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((row) => (
        <Row key={`${row.label} ${row.values.join()} ${row.notes?.join()}`} row={row} />
      ))}
    </tbody>
  </table>
);

const Row = ({ row: { label, values, notes, isHead } }: { row: FormRow }) => (
  <tr className={cx("border-line border-b align-baseline", isHead && "font-semibold")}>
    <th scope="row" className={cx("py-1.5 text-left", isHead ? "font-semibold" : "text-fg-2")}>
      {label}
      {notes?.map((note) => (
        <small key={note} className="block text-fg-3 text-xs">
          {note}
        </small>
      ))}
    </th>
    {values.map((value, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row stand still
      <td key={at} className="py-1.5 pl-8 text-right">
        {value}
      </td>
    ))}
  </tr>
);
