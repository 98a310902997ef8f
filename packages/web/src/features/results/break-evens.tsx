import type { Comparison } from "@highway/engine/scenario/schema/types";
import { LoanMark, loanSeries } from "../../ui/loan-mark";
import { aheadLines } from "./ahead";
import { type BreakEvenLine, barYears, breakEvenLine } from "./break-even";
import { type Column, type Computed, isComputed, isOwed } from "./column";
import { FigureButton } from "./figure-button";
import type { LaterProps } from "./results";
import { SectionHead } from "./section-head";

/**
 * When each later loan's extra cash to close is paid back by its lower payment, and from when it is ahead by cost and gain.
 * A mortgage that the client has already is compared with nothing.
 */
export function BreakEvens({ columns, times }: LaterProps) {
  const [first, ...others] = columns.filter((column) => !isOwed(column));
  if (!first || others.length === 0) return null;
  const { comparison, firstPayment } = times;
  const rows = others.map((column) => {
    const found = comparison.find(({ loanID }) => loanID === column.id);
    const line = lineOf(column, first, found, firstPayment);
    return { column, line, ahead: line && found ? aheadLines(found, firstPayment) : [] };
  });
  const scale = barYears(rows.flatMap(({ line }) => line ?? []));
  return (
    <section aria-label="Break-even" className="pb-6">
      <SectionHead
        title={`Break-even against ${first.title.toLowerCase()}`}
        says="Difference in cash to close ÷ difference in monthly payment."
      />
      <ul className="num px-6 @max-[560px]:px-4">
        {rows.map(({ column, line, ahead }) => (
          <li
            key={column.id}
            className="grid grid-cols-[248px_minmax(0,1fr)_236px] items-center gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0 @max-[560px]:grid-cols-1"
          >
            <Title column={column} line={line} />
            {line?.years != null && <Bar years={line.years} scale={scale} index={column.index} />}
            <span
              className={
                line?.years == null
                  ? "col-span-2 text-fg-2 @max-[560px]:col-span-1"
                  : "text-right text-fg-2 @max-[560px]:text-left"
              }
            >
              {line?.words ?? "Shown when both loans have their figures."}
            </span>
            {ahead.length > 0 && (
              <span className="col-span-2 col-start-2 text-fg-3 text-sm @max-[560px]:col-span-1 @max-[560px]:col-start-1">
                {ahead.map(({ figure, words }) => (
                  <span key={figure}>
                    <FigureButton column={column} figure={figure}>
                      {words}
                    </FigureButton>{" "}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function lineOf(
  column: Column,
  first: Column,
  comparison: Comparison | undefined,
  firstPayment: string,
): BreakEvenLine | null {
  const breakEven = comparison?.paymentBreakEven;
  if (!breakEven || !isComputed(column) || !isComputed(first)) return null;
  return breakEvenLine(breakEven, column, first as Computed, firstPayment);
}

const Title = ({ column, line }: { column: Column; line: BreakEvenLine | null }) => (
  <span className="flex flex-wrap items-center gap-x-2 *:whitespace-nowrap">
    <LoanMark index={column.index} />
    {line ? (
      <FigureButton column={column} figure="paymentBreakEven">
        <b className="font-semibold">{line.title}</b>
      </FigureButton>
    ) : (
      <b className="font-semibold">—</b>
    )}
    {line?.month && <span className="text-fg-3">{line.month}</span>}
  </span>
);

/** How far into the common scale the break-even stands. The words beside it say the same. */
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
