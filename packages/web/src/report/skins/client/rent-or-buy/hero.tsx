import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { money, moneyLike, moneyWithCents } from "../../../../lib/format/format";
import { TwoMarkRule } from "../../../answer/two-mark-rule";
import { countsOf, headOf, leadOf, turnOf } from "../../../rent-or-buy/client-lead";
import { AnswerHero } from "../answer-hero";
import { useRentOrBuyWords } from "./words";

export type AnswerProps = { answer: RentOrBuy; rent: number };

/** The answer of rent or buy at the top of the page, with both sides of it: when buying is ahead, and the result if prices stay. */
export function RentOrBuyHero({ answer, rent }: AnswerProps) {
  const words = useRentOrBuyWords();
  const { breakEvenRent, ownerMonth1, cashToClose } = answer;
  const { four, rule } = words;
  const write = moneyLike(rent);
  return (
    <AnswerHero
      name={words.name}
      head={headOf(answer, rent, words)}
      lead={leadOf(answer, words)}
      figures={[
        { label: four.turn, figure: turnOf(answer, words, write), isFirst: true },
        { label: four.own, figure: write(rent) },
        { label: four.owning, figure: moneyWithCents(ownerMonth1) },
        { label: four.cash, figure: money(cashToClose) },
      ]}
      says={countsOf(answer, words)}
      terms={words.terms}
    >
      <TwoMarkRule
        label={rule.label}
        turn={breakEvenRent.kind === "rent" ? breakEvenRent.rent : breakEvenRent.kind === "always" ? "first" : "second"}
        own={rent}
        turnText={breakEvenRent.kind === "rent" ? rule.turn(money(breakEvenRent.rent)) : ""}
        ownText={rule.own(money(rent))}
        below={rule.renting}
        above={rule.buying}
        belowShort={rule.rentingShort}
        aboveShort={rule.buyingShort}
        write={money}
        unit={100}
      />
    </AnswerHero>
  );
}
