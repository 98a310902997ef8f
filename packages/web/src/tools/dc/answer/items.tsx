import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import type { ReactNode } from "react";
import { openDebts } from "../../../forms/debts/debts-window";
import { itemRows, itemsNote } from "../../../report/consolidation/lines";
import { type OwedRow, owedRows } from "../../../report/consolidation/owed";
import { consolidationEn as words } from "../../../report/consolidation/words.en";
import { isPaidOff, setPaidOff } from "../../../scenario/edits/owed-edits";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Section } from "../../every/answer/section";
import { Figure } from "../../every/answer/working";

const { items } = words;
const columns = [
  { key: "balance", title: items.balance, of: "paidOff" },
  { key: "rate", title: items.rate, of: "blendedRateBefore" },
  { key: "payment", title: items.payment, of: "monthlyBefore" },
  { key: "months", title: items.months, of: "monthsBefore" },
  { key: "interest", title: items.interest, of: "interestBefore" },
  { key: "share", title: items.share, of: "shareAfter" },
  { key: "difference", title: items.difference, of: null },
] as const satisfies readonly { key: keyof OwedRow; title: string; of: ConsolidationFigure | null }[];

/** Each mortgage and debt, with a check box that has the new loan pay it off. */
export function Items({ answer }: { answer: Consolidation | null }) {
  const document = useSettledScenario((state) => state.document);
  const rows = owedRows(document, answer, words);
  return (
    <Section
      title={items.title}
      note={items.says}
      aside={
        <Button size="sm" variant="quiet" className="text-accent-text" onClick={openDebts}>
          Edit mortgages and debts
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys */}
      <section tabIndex={0} aria-label={items.table} className="overflow-x-auto">
        <table className="num w-full whitespace-nowrap text-right">
          <thead className="text-fg-3 text-xs">
            <tr className="border-line border-y bg-canvas">
              <th scope="col" className="h-8 pl-6 text-left font-medium phone:pl-4">
                {items.paidOff}
              </th>
              {columns.map(({ key, title }) => (
                <th key={key} scope="col" className="pl-4 font-medium last:pr-6 phone:last:pr-4">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Item key={row.key} row={row} />
            ))}
          </tbody>
          {answer && <All answer={answer} />}
        </table>
      </section>
      {answer && <p className="max-w-[90ch] px-6 pt-3 text-fg-2 text-sm phone:px-4">{itemsNote(answer, words)}</p>}
    </Section>
  );
}

/** One row. The check box changes with the press, and the figures follow. */
function Item({ row }: { row: OwedRow }) {
  const isIn = useScenario(({ document }) => isPaidOff(document, row.key));
  return (
    <tr className={isIn ? "" : "text-fg-3"}>
      <th
        scope="row"
        className="h-8 min-w-40 whitespace-normal border-line border-b pl-6 text-left font-normal phone:min-w-28 phone:pl-4"
      >
        <Checkbox label={row.name} checked={isIn} onChange={(isNow) => edit(null, setPaidOff(row.key, isNow))} />
      </th>
      <Cells of={(key) => row[key]} />
    </tr>
  );
}

const Cells = ({ of }: { of: (key: (typeof columns)[number]["key"]) => ReactNode }) =>
  columns.map(({ key }) => (
    <td key={key} className="border-line border-b pl-4 last:pr-6 phone:last:pr-4">
      {of(key)}
    </td>
  ));

function All({ answer }: { answer: Consolidation }) {
  const { all } = itemRows(answer, words);
  const figures = new Map(columns.map(({ key, of }) => [key, of]));
  return (
    <tfoot className="font-semibold">
      <tr className="[&>*]:border-t [&>*]:border-b-0 [&>*]:border-t-line-strong">
        <th scope="row" className="h-9 touch:h-11 pl-6 text-left font-semibold phone:pl-4">
          {all.name}
        </th>
        <Cells
          of={(key) => {
            const explains = figures.get(key);
            return explains ? <Figure of={explains}>{all[key]}</Figure> : all[key];
          }}
        />
      </tr>
    </tfoot>
  );
}
