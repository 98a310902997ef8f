import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import { consolidationMonths } from "@highway/engine/tools/consolidation/months";
import { ChevronDown, ChevronRight } from "lucide-react";
import { Fragment, useDeferredValue, useMemo, useState } from "react";
import { moneyWithCents } from "../../../lib/format/format";
import { type ConsolidationFigures, consolidationFigures } from "../../../report/consolidation/figures";
import { dash, timeOf } from "../../../report/consolidation/text";
import { consolidationEn as words } from "../../../report/consolidation/words.en";
import { Button } from "../../../ui/button";
import { Segmented } from "../../../ui/fields/segmented";
import { Icon } from "../../../ui/icon";
import { AnswerOfReport } from "../../every/answer/answer-frame";
import { Section } from "../../every/answer/section";
import { useFigures } from "../../every/answer/use-figures";
import { Figure } from "../../every/answer/working";
import { ConsolidationFrame } from "../answer/consolidation-frame";
import { AnswerSentences } from "../answer/lead";
import { type MonthView, type MonthWay, monthRows, monthWays } from "../answer/months";

/** A page below the answer with each month of the debts that are paid off and of the new loan. */
function MonthsPage() {
  const figures = useFigures(consolidationFigures);
  return (
    <ConsolidationFrame figures={figures} lead={<AnswerSentences />} sections={<MonthsAtRest figures={figures} />} />
  );
}

/** The months, drawn after the answer in a separate render, which the next key interrupts. */
function MonthsAtRest({ figures }: { figures: ConsolidationFigures }) {
  const settled = useDeferredValue(figures);
  return settled.answer && <Months figures={settled} answer={settled.answer} />;
}

const everyMonth = {
  title: "Every month",
  table: "Payments by month",
  view: "What the months show",
  payment: "Payment",
  paymentSays: "What is paid each month, without property tax and home insurance",
  cost: "Cost so far",
  costSays: "Interest, mortgage insurance and costs since closing",
  owed: "Owed",
  owedSays: "What is still owed after each payment",
  month: "Month",
  year: "Year",
  closing: "At closing",
  whole: "To the end",
  freeAfter: "Paid off in",
};
const views: Record<MonthView, string> = {
  payment: everyMonth.paymentSays,
  cost: everyMonth.costSays,
  owed: everyMonth.owedSays,
};

function Months({
  answer,
  figures: { scenario, input, loan },
}: {
  answer: Consolidation;
  figures: ConsolidationFigures;
}) {
  const [view, show] = useState<MonthView>("payment");
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([1]));
  const months = useMemo(
    () => scenario && loan && consolidationMonths(scenario, { ...input, loanID: loan.id }),
    [scenario, input, loan],
  );
  const ways = months ? monthWays(answer, months, words) : [];
  const years = monthRows(ways, view);
  const isAll = open.size >= years.length;
  return (
    <Section
      title={everyMonth.title}
      note={views[view]}
      aside={
        <Segmented
          label={everyMonth.view}
          value={view}
          segments={[
            { value: "payment", label: everyMonth.payment },
            { value: "cost", label: everyMonth.cost },
            { value: "owed", label: everyMonth.owed },
          ]}
          onChange={show}
        />
      }
    >
      <div className="px-6 pb-2 phone:px-4">
        <Button
          size="sm"
          className="touch:h-11"
          onClick={() => setOpen(new Set(isAll ? [] : years.map(({ year }) => year)))}
        >
          {isAll ? "Close every year" : "Open every year"}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys */}
      <section tabIndex={0} aria-label={everyMonth.table} className="overflow-x-auto">
        <table className="num w-full whitespace-nowrap text-right phone:text-sm">
          <thead className="text-fg-3 text-xs">
            <tr className="border-line border-y bg-canvas">
              <th scope="col" className="py-1.5 pl-6 text-left font-medium phone:pl-4">
                {everyMonth.month}
              </th>
              {ways.map(({ key, name }) => (
                <th
                  key={key}
                  scope="col"
                  className="whitespace-normal py-1.5 pr-6 pl-3 font-medium phone:pl-1 phone:pr-2"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, figures: ofYear, months: each }) => (
              <Fragment key={year}>
                <Year
                  year={year}
                  figures={ofYear}
                  isOpen={open.has(year)}
                  onToggle={() =>
                    setOpen(
                      open.has(year) ? new Set([...open].filter((one) => one !== year)) : new Set([...open, year]),
                    )
                  }
                />
                {open.has(year) &&
                  each.map(({ month, figures: ofMonth }) => (
                    <tr key={month} className="border-line border-b text-fg-2">
                      <th scope="row" className="h-7 pl-12 text-left font-normal phone:pl-10">
                        {month === 0 ? everyMonth.closing : `${everyMonth.month} ${month}`}
                      </th>
                      <Cells figures={ofMonth} />
                    </tr>
                  ))}
              </Fragment>
            ))}
          </tbody>
          <Foot answer={answer} ways={ways} view={view} />
        </table>
      </section>
    </Section>
  );
}

const Cells = ({ figures }: { figures: readonly (number | null)[] }) =>
  figures.map((figure, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
    <td key={at} className="pr-6 pl-3 phone:pl-1 phone:pr-2">
      {figure === null ? dash : moneyWithCents(figure)}
    </td>
  ));

type YearProps = { year: number; figures: readonly (number | null)[]; isOpen: boolean; onToggle: () => void };

const Year = ({ year, figures, isOpen, onToggle }: YearProps) => (
  <tr className="border-line border-b">
    <th scope="row" className="pl-6 text-left font-medium phone:pl-4">
      <button
        type="button"
        aria-expanded={isOpen}
        className="inline-flex h-8 items-center gap-1.5 touch:h-11 touch:min-w-11"
        onClick={onToggle}
      >
        <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />
        {everyMonth.year} {year}
      </button>
    </th>
    <Cells figures={figures} />
  </tr>
);

const totals = {
  payment: { before: "paidBefore", after: "paidAfter", same: "samePaymentPaid" },
  cost: { before: "lifetimeBefore", after: "lifetimeAfter", same: "samePaymentLifetime" },
  owed: { before: "monthsBefore", after: "monthsAfter", same: "samePaymentMonths" },
} as const satisfies Record<MonthView, Record<MonthWay["key"], ConsolidationFigure>>;
const totalNames = { payment: everyMonth.whole, cost: everyMonth.whole, owed: everyMonth.freeAfter };

type FootProps = { answer: Consolidation; ways: readonly MonthWay[]; view: MonthView };

/** The totals of each course, with their workings. */
const Foot = ({ ways, view }: FootProps) => (
  <tfoot>
    <tr className="border-line-strong border-t-2 font-semibold">
      <th scope="row" className="h-9 touch:h-11 whitespace-normal pl-6 text-left phone:pl-4">
        {totalNames[view]}
      </th>
      {ways.map(({ key, name, months, paid, cost }) => (
        <td key={key} className="pr-6 pl-3 phone:pl-1 phone:pr-2">
          <Figure of={totals[view][key]} name={`${totalNames[view]}, ${name}`}>
            {view === "owed" ? timeOf(months, words) : moneyWithCents(view === "payment" ? paid : cost)}
          </Figure>
        </td>
      ))}
    </tr>
  </tfoot>
);

const Page = () => (
  <AnswerOfReport page="every month" path="results/months">
    <MonthsPage />
  </AnswerOfReport>
);

export default Page;
