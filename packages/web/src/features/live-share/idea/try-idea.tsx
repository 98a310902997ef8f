import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import type { Computed } from "../../../report/columns";
import { isCash } from "../../../report/row";
import { Card } from "../../../report/skins/client/card";
import { contractMonths } from "../../../scenario/figures/loan-figures";
import { spelledMonths } from "../../../scenario/names/loan-title";
import { useShared } from "../report/report-context";
import { useClientWords, useWords } from "../words";
import { changesOf, type Idea, ideaResult } from "./idea";
import { Knob, writeDollars, writePercent } from "./knob";
import { type KnobName, type Range, rangesOf } from "./ranges";
import { SendIdea } from "./send-idea";

/** The client may try what the officer did not prepare; the report stays as it is. */
export function TryIdea() {
  const { officer, picked } = useShared();
  const words = useClientWords().idea;
  return (
    <Card name="ideas" title={words.title} lead={words.lead(officer)} className="print:hidden">
      {/* Another loan is another idea. */}
      <Trying key={picked.id} offer={picked} />
    </Card>
  );
}

function Trying({ offer }: { offer: Computed }) {
  const { basis } = useShared();
  const words = useClientWords().idea;
  const ranges = useMemo(() => rangesOf(offer), [offer]);
  const [idea, setIdea] = useState<Idea>({});
  // The slider follows the finger at once; the figures a frame later where the phone is slow.
  const slow = useDeferredValue(idea);
  const result = useMemo(() => ideaResult(basis, offer, slow), [basis, offer, slow]);
  const valueAt = ({ name, officers }: Range) => idea[name] ?? officers;
  const move =
    ({ name, officers }: Range) =>
    (value: number) =>
      setIdea(({ [name]: _before, ...others }) => (value === officers ? others : { ...others, [name]: value }));
  const at = (name: KnobName) => ranges.filter((range) => range.name === name).map(valueAt)[0] ?? 0;
  return (
    <div className="mt-4 grid gap-5 wide:grid-cols-[1fr_312px] wide:items-start wide:gap-9">
      <div className="grid min-w-0 gap-4.5 wide:pt-1">
        {ranges.map((range) => (
          <Knob
            key={range.name}
            range={range}
            label={labelOf(range.name, words)}
            value={valueAt(range)}
            write={range.name === "rate" || range.name === "downPayment" ? writePercent : writeDollars}
            onMove={move(range)}
            shown={range.name === "downPayment" && result ? money(result.cash.downPayment) : undefined}
          />
        ))}
      </div>
      <div className="min-w-0 rounded-[14px] border border-paper-line bg-paper p-4.5 tiny:p-3.5">
        <div role="status">
          {result ? (
            <Effect
              result={result}
              extra={at("extraPayment")}
              rate={at("rate")}
              moved={new Set(Object.keys(idea) as KnobName[])}
            />
          ) : (
            <p className="text-fg-2 text-md">{words.notPossible}</p>
          )}
        </div>
        <SendIdea
          loanID={offer.id}
          changes={result && changesOf(offer, idea, result)}
          onStartOver={() => setIdea({})}
        />
      </div>
    </div>
  );
}

const labelOf = (name: KnobName, words: ReturnType<typeof useClientWords>["idea"]) =>
  ({ price: words.price, downPayment: words.down, rate: words.rate, extraPayment: words.extra })[name];

type Props = { result: LoanResult; extra: number; rate: number; moved: ReadonlySet<KnobName> };

/** What the idea comes to, against what the officer prepared. */
function Effect({ result, extra, rate, moved }: Props) {
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
