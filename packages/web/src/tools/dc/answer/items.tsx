import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import type { ReactNode } from "react";
import { openDebts } from "../../../forms/debts/debts-window";
import { phone, useMedia } from "../../../lib/use-media";
import { StackedRows } from "../../../report/answer/stacked-rows";
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

type Column = (typeof columns)[number]["key"];

/** Each mortgage and debt, with a check box that has the new loan pay it off. */
export function Items({ answer }: { answer: Consolidation | null }) {
  const document = useSettledScenario((state) => state.document);
  const rows = owedRows(document, answer, words);
  const isPhone = useMedia(phone);
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
      {isPhone ? <StackedItems rows={rows} answer={answer} /> : <ItemTable rows={rows} answer={answer} />}
      {answer && <p className="max-w-[90ch] px-6 pt-3 text-fg-2 text-sm phone:px-4">{itemsNote(answer, words)}</p>}
    </Section>
  );
}

type Props = { rows: readonly OwedRow[]; answer: Consolidation | null };

const ItemTable = ({ rows, answer }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
  <section tabIndex={0} aria-label={items.table} className="scrolls-sideways">
    <table className="num w-full border-separate border-spacing-0 whitespace-nowrap text-right">
      <thead className="text-fg-3 text-xs">
        <tr className="*:border-line *:border-y bg-canvas">
          <th scope="col" className="sticky left-0 h-8 bg-canvas pl-6 text-left font-medium">
            {items.paidOff}
          </th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col" className="pl-4 font-medium last:pr-6">
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
);

/** On a phone the figures of a debt stand below its name. */
const StackedItems = ({ rows, answer }: Props) => {
  const document = useSettledScenario((state) => state.document);
  const figuresOf = (of: (key: Column) => ReactNode) =>
    columns.map(({ key, title }) => ({ key, title, figure: of(key) }));
  const listed = rows.map((row) => ({
    key: row.key,
    name: <Tick row={row} />,
    isOut: !isPaidOff(document, row.key),
    figures: figuresOf((key) => row[key]),
  }));
  const { all } = answer ? itemRows(answer, words) : { all: null };
  const total = all && { key: "all", name: all.name, isTotal: true, figures: figuresOf((key) => allFigure(all, key)) };
  return (
    <div className="px-4">
      <StackedRows label={items.table} rows={total ? [...listed, total] : listed} />
    </div>
  );
};

/** The check box of one debt. It changes with the press, and the figures follow. */
function Tick({ row }: { row: OwedRow }) {
  const isIn = useScenario(({ document }) => isPaidOff(document, row.key));
  return <Checkbox label={row.name} checked={isIn} onChange={(isNow) => edit(null, setPaidOff(row.key, isNow))} />;
}

function Item({ row }: { row: OwedRow }) {
  const isIn = useScenario(({ document }) => isPaidOff(document, row.key));
  return (
    <tr className={isIn ? "" : "text-fg-3"}>
      <th
        scope="row"
        className="sticky left-0 h-8 min-w-40 whitespace-normal border-line border-b bg-surface pl-6 text-left font-normal wrap-anywhere"
      >
        <Tick row={row} />
      </th>
      <Cells of={(key) => row[key]} />
    </tr>
  );
}

const Cells = ({ of }: { of: (key: Column) => ReactNode }) =>
  columns.map(({ key }) => (
    <td key={key} className="border-line border-b pl-4 last:pr-6">
      {of(key)}
    </td>
  ));

/** A figure of all debts together opens its working, where it has one. */
function allFigure(all: ReturnType<typeof itemRows>["all"], key: Column) {
  const column = columns.find((each) => each.key === key);
  if (!column?.of) return all[key];
  return (
    <Figure of={column.of} name={`${column.title}, ${all.name}`}>
      {all[key]}
    </Figure>
  );
}

function All({ answer }: { answer: Consolidation }) {
  const { all } = itemRows(answer, words);
  return (
    <tfoot className="font-semibold">
      <tr className="[&>*]:border-t [&>*]:border-b-0 [&>*]:border-t-line-strong">
        <th scope="row" className="sticky left-0 h-9 touch:h-11 bg-surface pl-6 text-left font-semibold">
          {all.name}
        </th>
        <Cells of={(key) => allFigure(all, key)} />
      </tr>
    </tfoot>
  );
}
