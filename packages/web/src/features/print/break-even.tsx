import type { BreakEven, Comparison } from "@highway/engine/scenario/schema/types";
import { money } from "../../lib/format/format";
import { type Column, type Computed, inSentence, isComputed } from "./column";
import { LoanKey } from "./loan-key";
import type { PrintedReport } from "./report";
import { Section } from "./section";
import { useWords, type Words } from "./words";

const cents = (value: number) => money(value, { cents: true });

/** When each later loan's extra cash to close is paid back by its lower payment, and from when it costs less. */
export function BreakEvens({ report }: { report: PrintedReport }) {
  const words = useWords();
  const [first, ...others] = report.columns.filter(({ isOwed }) => !isOwed);
  if (!first || !isComputed(first) || others.length === 0) return null;
  const lines = others.flatMap((column) => {
    const found = report.whole.comparison.find(({ loanID }) => loanID === column.id);
    return isComputed(column) && found?.paymentBreakEven ? [{ column, found, payment: found.paymentBreakEven }] : [];
  });
  if (lines.length === 0) return null;
  const { title, says } = words.print.sections.breakEven;
  return (
    <Section title={title(inSentence(first, words))} says={says}>
      <table className="even">
        <tbody>
          {lines.map(({ column, found, payment }) => (
            <tr key={column.id}>
              <th scope="row">
                <LoanKey column={column} /> <b>{titleOf(payment, words, report.month)}</b>
              </th>
              <td>
                {difference(payment, column, first, words)} {costs(found, words, report.month)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

type Month = (payment: number) => string;

function titleOf(found: BreakEven, { print: { breakEven } }: Words, month: Month): string {
  if (found.kind === "always") return breakEven.atOnce;
  if (found.kind === "never") return breakEven.none;
  if (found.months === 0) return breakEven.closingOnly;
  return breakEven[found.kind](found.months, month(found.months));
}

/** "Keeps $82,425.00 at closing and pays $675.91 more each month." */
function difference(
  found: BreakEven,
  loan: Column & Computed,
  against: Computed,
  { print: { breakEven } }: Words,
): string {
  const cash = loan.result.cash.toClose - against.result.cash.toClose;
  const payment = (loan.result.monthly.total ?? 0) - (against.result.monthly.total ?? 0);
  const closing =
    Math.round(cash) === 0 ? breakEven.same : cash < 0 ? breakEven.keeps(cents(-cash)) : breakEven.needs(cents(cash));
  const monthly =
    payment === 0
      ? breakEven.paysSame
      : payment < 0
        ? breakEven.paysLess(cents(-payment))
        : breakEven.paysMore(cents(payment));
  // What would take longer than both loans last is neither made good nor used up.
  const tooLate =
    (found.kind === "never" && cash > 0 && payment < 0) || (found.kind === "always" && cash < 0 && payment > 0);
  return `${closing} ${monthly}${tooLate ? `, ${breakEven.tooLate}` : ""}.`;
}

/** Being as good counts as being lower, so "always" is "never higher". */
function costs({ costBreakEven: found }: Comparison, { print: { breakEven } }: Words, month: Month): string {
  if (!found) return "";
  if (found.kind === "always") return breakEven.alwaysLowerCost;
  if (found.kind === "never" || found.months === 0) return breakEven.neverLowerCost;
  const when = breakEven.when(found.months, month(found.months));
  return found.kind === "after" ? breakEven.lowerCost(when) : breakEven.lowerCostUntil(when);
}
