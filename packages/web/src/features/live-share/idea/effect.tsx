import { extraOf } from "@highway/core/sharing/pure/idea-loan";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import type { Computed } from "../../../report/columns";
import { isCash } from "../../../report/row";
import { lacksTax } from "../../../report/unknown-parts";
import { contractMonths } from "../../../scenario/figures/loan-figures";
import { spelledMonths } from "../../../scenario/names/loan-title";
import { Rich } from "../../../ui/rich";
import { useWords } from "../words";
import { useIdeaWords } from "./idea-words";

type Props = { offer: Computed; result: LoanResult; extra: number; rate: number; isMoved: boolean };

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/** What the idea comes to, against what the officer prepared. */
export function Effect({ offer, result, extra, rate, isMoved }: Props) {
  const { client } = useWords();
  const words = useIdeaWords();
  const { total } = result.monthly;
  const before = offer.result.monthly.total;
  const change = total === null || before === null ? 0 : cents(total + extra - before - extraOf(offer.loan));
  const { appraisalGap } = result.cash;
  return (
    <>
      <h3 className="font-medium text-fg-2 text-md">{isMoved ? words.effect : words.effectSame}</h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 gap-y-1 font-semibold text-effect tracking-[-.025em]">
        <span className="num">{total === null ? client.report.unknown : moneyWithCents(total + extra)}</span>
        {change !== 0 && (
          <small className={cx("num font-medium text-md tracking-normal", change < 0 ? "text-positive" : "text-fg-2")}>
            {change < 0 ? words.less(moneyWithCents(-change)) : words.more(moneyWithCents(change))}
          </small>
        )}
      </p>
      {lacksTax(offer) && <p className="text-fg-3 text-note">{words.withoutTax}</p>}
      <ul className="mt-2.5 border-paper-line border-t">
        {extra > 0 && total !== null && (
          <>
            <Line name={words.payment}>{moneyWithCents(total)}</Line>
            <Line name={words.yourExtra}>{moneyWithCents(extra)}</Line>
          </>
        )}
        {!isCash(offer) && <OverTime offer={offer} result={result} />}
        <Line name={result.cash.toClose < 0 ? client.report.cashToYou : words.cash}>
          {money(Math.abs(result.cash.toClose))}
        </Line>
        {!isCash(offer) && result.apr !== null && (
          <Line name={words.terms}>
            {words.termsValue(trimmedPercent(rate), trimmedPercent(result.apr), String(contractMonths(result)))}
          </Line>
        )}
      </ul>
      {appraisalGap > 0 && (
        <p className="mt-3 rounded-lg bg-warning-soft px-3 py-2.5 text-(--warning-ink) text-md [&_b]:text-current">
          <Rich text={words.gap(money(appraisalGap), money(result.applicablePrice))} />
        </p>
      )}
    </>
  );
}

function OverTime({ offer, result }: { offer: Computed; result: LoanResult }) {
  const { loan } = useWords();
  const words = useIdeaWords();
  const sooner = offer.result.payoffMonths - result.payoffMonths;
  const saved = Math.round(offer.result.totals.interest - result.totals.interest);
  const span = spelledMonths(Math.abs(sooner), loan);
  const time = sooner > 0 ? words.sooner(span) : words.later(span);
  return (
    <>
      <Line name={words.paidOff}>{sooner === 0 ? words.inTime(spelledMonths(result.payoffMonths, loan)) : time}</Line>
      {saved !== 0 && (
        <Line name={saved > 0 ? words.saved : words.added} isGood={saved > 0}>
          {money(Math.abs(saved))}
        </Line>
      )}
    </>
  );
}

type LineProps = { name: string; isGood?: boolean; children: ReactNode };

const Line = ({ name, isGood = false, children }: LineProps) => (
  <li className="flex justify-between gap-3 border-paper-line border-b py-2.5 text-fg-2 text-md">
    <span>{name}</span>
    <b className={cx("num text-right font-semibold", isGood ? "text-positive" : "text-fg")}>{children}</b>
  </li>
);
