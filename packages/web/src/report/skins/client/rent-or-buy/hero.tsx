import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { dayIn, money, moneyAsTyped, moneyWithCents, trimmedPercent } from "../../../../lib/format/format";
import { Rich } from "../../../../ui/rich";
import { TwoMarkRule } from "../../../answer/two-mark-rule";
import { headOf, leadOf } from "../../../rent-or-buy/client-text";
import { streetOf, townOf } from "../../../rows/loans";
import { Scene } from "../scene";
import { useSkin } from "../skin";
import { useRentOrBuyWords } from "./words";

export type AnswerProps = { answer: RentOrBuy; rent: number };

/** The answer before anything else, with both sides of it: when buying is ahead, and what it comes to if prices stay. */
export function RentOrBuyHero({ answer, rent }: AnswerProps) {
  const skin = useSkin();
  const words = useRentOrBuyWords();
  const { basis, picked } = skin;
  const { lang, client: page } = skin.words;
  const { breakEvenRent } = answer;
  const place = [streetOf(picked.property), townOf(picked.property)].filter(Boolean).join(", ");
  return (
    <section
      data-section="summary"
      className="overflow-hidden rounded-card border border-paper-line bg-surface shadow-paper"
    >
      <Scene hasSky isWhole className="h-[60px] @min-[640px]:h-[112px] print:hidden" />
      <div className="px-4 pt-3.5 pb-4 @min-[640px]:px-7 @min-[640px]:pt-6">
        <p className="text-clay-text text-md">{words.name}</p>
        <h1 className="num max-w-[22em] text-ask tracking-[-.022em] wrap-anywhere @min-[640px]:text-page">
          {headOf(answer, rent, words)}
        </h1>
        <p className="mt-1.5 text-body text-fg-2 [&_b]:font-semibold @min-[640px]:text-sum">
          <Rich text={leadOf(answer, words)} />
        </p>
        <div className="mt-2 [--rule-tint:20%]">
          <TwoMarkRule
            label={words.rule.label}
            turn={
              breakEvenRent.kind === "rent" ? breakEvenRent.rent : breakEvenRent.kind === "always" ? "first" : "second"
            }
            own={rent}
            turnText={breakEvenRent.kind === "rent" ? words.rule.turn(money(breakEvenRent.rent)) : ""}
            ownText={words.rule.own(money(rent))}
            below={words.rule.renting}
            above={words.rule.buying}
            belowShort={words.rule.rentingShort}
            aboveShort={words.rule.buyingShort}
            write={money}
            unit={100}
          />
        </div>
        <Four answer={answer} rent={rent} />
      </div>
      <p className="border-paper-line border-t bg-paper/60 px-4 py-3 text-fg-2 text-note @min-[640px]:px-7">
        <span className="block text-fg-3">
          {place && `${place}. `}
          {page.report.preparedFor(basis.client?.name ?? "", dayIn(lang, basis.document.asOf))}
        </span>
        {words.counts} <Terms />
      </p>
    </section>
  );
}

function Four({ answer: { breakEvenRent, ownerMonth1, cashToClose }, rent }: AnswerProps) {
  const { four } = useRentOrBuyWords();
  const turn =
    breakEvenRent.kind === "rent"
      ? money(breakEvenRent.rent)
      : breakEvenRent.kind === "always"
        ? four.anyRent
        : four.noRent;
  const figures = [
    [four.turn, turn, "text-accent-text"],
    [four.own, moneyAsTyped(rent), ""],
    [four.owning, moneyWithCents(ownerMonth1), ""],
    [four.cash, money(cashToClose), ""],
  ];
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 border-paper-line border-t pt-4 @min-[640px]:grid-cols-4 @min-[640px]:gap-x-0">
      {figures.map(([label, figure, look]) => (
        <div
          key={label}
          className="min-w-0 border-paper-line @min-[640px]:not-first:border-l @min-[640px]:not-first:pl-4 @min-[640px]:pr-2"
        >
          <dt className="text-fg-3 text-note">{label}</dt>
          <dd className={`num font-semibold text-ask tracking-[-.015em] ${look}`}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a payment stands, the rate, the APR, the count of payments and the down payment stand beside it (12 CFR 1026.24(d)). */
function Terms() {
  const words = useRentOrBuyWords();
  const { picked } = useSkin();
  const { loan, result } = picked;
  if (result.apr === null || typeof loan.rate !== "number") return null;
  const down = result.applicablePrice > 0 ? (result.cash.downPayment / result.applicablePrice) * 100 : 0;
  return words.terms(
    trimmedPercent(loan.rate),
    trimmedPercent(result.apr),
    String(result.payoffMonths),
    moneyWithCents(result.monthly.principalAndInterest),
    trimmedPercent(down, 1),
  );
}
