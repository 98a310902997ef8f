import { moneyWithCents } from "../../../lib/format/format";
import { LoanMark, loanSeries } from "../../../ui/loan-mark";
import { type AgainstFirst, aheadLines, breakEvenSentence, breakEvensOf, breakEvenTitle } from "../../break-evens";
import type { Column } from "../../columns";
import type { Source } from "../../sections";
import { FigureButton } from "./figure-button";
import { SectionHead } from "./section-head";

/** Returns the payment at which a difference at closing is earned back or used up; null if there is none. */
const turnOf = ({ breakEven }: AgainstFirst): number | null =>
  breakEven.kind === "always" || breakEven.kind === "never" || breakEven.months === 0 ? null : breakEven.months;

/** Tells whether the difference at closing divided by that of the payments leads to the break-even: not where payments change, or one loan ends before. */
function isQuotient({ cash, payment, changes }: AgainstFirst, turn: number): boolean {
  return !changes && Math.abs(turn - Math.abs(cash / payment)) <= 1;
}

/** Writes "$4,000.00 ÷ $97.83", or a sentence on what is kept and what is paid. */
function breakEvenWords(against: AgainstFirst, { words }: Source): string {
  const { cash, payment, breakEven } = against;
  const turn = turnOf(against);
  if (turn === null || !isQuotient(against, turn))
    return breakEvenSentence(against, words, { inCents: false, withTerm: true });
  return breakEven.kind === "until"
    ? `${moneyWithCents(-cash)} less at closing ÷ ${moneyWithCents(payment)} more a month`
    : `${moneyWithCents(cash)} ÷ ${moneyWithCents(-payment)}`;
}

/** Returns the length of the bars' common scale in years: 10, or as many as the longest needs, in steps that divide evenly. */
export const barYears = (turns: readonly (number | null)[]): number =>
  [10, 20, 30, 50].find((years) => turns.every((months) => (months ?? 0) / 12 <= years)) ?? 50;

/** When each later loan's lower payment earns its extra cash to close back, and from when it is ahead by cost and gain. */
export function BreakEvens({ source }: { source: Source }) {
  const [first, ...others] = source.columns.filter(({ isOwed }) => !isOwed);
  if (!first || others.length === 0) return null;
  const found = breakEvensOf(source.columns, source.times);
  if (found.length === 0) return null;
  const scale = barYears(found.map(turnOf));
  return (
    <section aria-label="Break-even">
      <SectionHead
        title={`Break-even against ${first.within}`}
        says="Difference in cash to close against the difference in monthly payments, added up as they are due."
      />
      <ul className="num border-line border-y px-6 @max-[560px]:px-4">
        {others.map((column) => (
          <Line
            key={column.id}
            column={column}
            source={source}
            scale={scale}
            against={found.find((each) => each.column.id === column.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type LineProps = { column: Column; against: AgainstFirst | undefined; source: Source; scale: number };

function Line({ column, against, source, scale }: LineProps) {
  const turn = against ? turnOf(against) : null;
  const ahead = against ? aheadLines(against, source.words, source) : [];
  return (
    <li className="grid grid-cols-[248px_minmax(0,1fr)_236px] items-center gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0 @max-[560px]:grid-cols-1">
      <span className="flex flex-wrap items-center gap-x-2 *:whitespace-nowrap">
        <LoanMark index={column.index} label={column.head} />
        {against ? (
          <FigureButton column={column} explains="paymentBreakEven">
            <b className="font-semibold">{breakEvenTitle(against, source.words, source.month)}</b>
          </FigureButton>
        ) : (
          <b className="font-semibold">—</b>
        )}
        {turn !== null && <span className="text-fg-3">{source.month(turn)}</span>}
      </span>
      {turn !== null && <Bar years={turn / 12} scale={scale} index={column.index} />}
      <span
        className={
          turn === null ? "col-span-2 text-fg-2 @max-[560px]:col-span-1" : "text-right text-fg-2 @max-[560px]:text-left"
        }
      >
        {against ? breakEvenWords(against, source) : "Shown when both loans have their figures, property tax included."}
      </span>
      {ahead.length > 0 && (
        <span className="col-span-2 col-start-2 text-fg-3 text-sm @max-[560px]:col-span-1 @max-[560px]:col-start-1">
          {ahead.map(({ explains, text }) => (
            <span key={explains}>
              <FigureButton column={column} explains={explains}>
                {text}
              </FigureButton>{" "}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

/** A bar up to the break-even on the common scale. The words beside it say the same. */
function Bar({ years, scale, index }: { years: number; scale: number; index: number }) {
  const reach = `${(years / scale) * 100}%`;
  const step = scale / 5;
  return (
    <div aria-hidden="true">
      <div className="relative h-1.5 rounded-full bg-sunken dark:bg-hover">
        <i
          className="absolute inset-y-0 left-0 rounded-full"
          style={{ width: reach, background: loanSeries[index % loanSeries.length]!.color }}
        />
        <i className="absolute -top-1.25 h-4 w-0.5 bg-fg" style={{ left: reach }} />
      </div>
      <div className="mt-1 flex justify-between text-fg-3 text-xs">
        {[0, 1, 2, 3, 4, 5].map((tick) => (
          <span key={tick}>{tick === 5 ? `${scale} yr` : tick * step}</span>
        ))}
      </div>
    </div>
  );
}
