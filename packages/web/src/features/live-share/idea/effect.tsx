import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { ReactNode } from "react";
import { money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { isCash } from "../../../report/row";
import { contractMonths } from "../../../scenario/figures/loan-figures";
import { spelledMonths } from "../../../scenario/names/loan-title";
import { useShared } from "../report/report-context";
import { useWords } from "../words";
import type { KnobName } from "./ranges";

type Props = { result: LoanResult; extra: number; rate: number; moved: ReadonlySet<KnobName> };

/** What the idea comes to, against what the officer prepared. */
export function Effect({ result, extra, rate, moved }: Props) {
  const { picked } = useShared();
  const { client: words } = useWords();
  const { total } = result.monthly;
  const before = picked.result.monthly.total;
  const change = total !== null && before !== null ? Math.round((total - before) * 100) / 100 : 0;
  return (
    <>
      <h3 className="font-medium text-fg-2 text-md">{moved.size > 0 ? words.idea.effect : words.idea.effectSame}</h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 gap-y-1 font-semibold text-effect tracking-[-.025em]">
        <span className="num">{total === null ? words.report.unknown : moneyWithCents(total)}</span>
        {change !== 0 && (
          <small className={`num font-medium text-md tracking-normal ${change < 0 ? "text-positive" : "text-fg-2"}`}>
            {change < 0 ? words.idea.less(moneyWithCents(-change)) : words.idea.more(moneyWithCents(change))}
          </small>
        )}
      </p>
      <ul className="mt-3 border-paper-line border-t">
        {extra > 0 && total !== null && (
          <Line name={words.idea.withExtra(money(extra))}>{moneyWithCents(total + extra)}</Line>
        )}
        <Cash toClose={result.cash.toClose} />
        {!isCash(picked) && <OverTime result={result} rate={rate} />}
      </ul>
    </>
  );
}

function Cash({ toClose }: { toClose: number }) {
  const { client: words } = useWords();
  return <Line name={toClose < 0 ? words.report.cashToYou : words.idea.cash}>{money(Math.abs(toClose))}</Line>;
}

function OverTime({ result, rate }: { result: LoanResult; rate: number }) {
  const { picked } = useShared();
  const { client: words, loan } = useWords();
  const sooner = picked.result.payoffMonths - result.payoffMonths;
  const saved = Math.round(picked.result.totals.interest - result.totals.interest);
  const span = spelledMonths(Math.abs(sooner), loan);
  const time = sooner > 0 ? words.idea.sooner(span) : words.idea.later(span);
  return (
    <>
      <Line name={words.idea.paidOff}>
        {sooner === 0 ? words.idea.inTime(spelledMonths(result.payoffMonths, loan)) : time}
      </Line>
      {saved !== 0 && <Line name={saved > 0 ? words.idea.saved : words.idea.added}>{money(Math.abs(saved))}</Line>}
      {result.apr !== null && (
        <Line name={words.idea.terms}>
          {words.idea.termsValue(
            trimmedPercent(rate),
            trimmedPercent(result.apr),
            words.idea.payments(contractMonths(result)),
          )}
        </Line>
      )}
    </>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="flex justify-between gap-3 border-paper-line border-b py-2.5 text-fg-2 text-md">
    <span>{name}</span>
    <b className="num text-right font-semibold text-fg">{children}</b>
  </li>
);
