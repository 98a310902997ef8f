import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { money } from "../../../../lib/format/format";
import { aheadOf, timeOf, turnOf } from "../../../../report/rent-or-buy/client-lead";
import { useRentOrBuyWords } from "../../../../report/skins/client/rent-or-buy/words";
import { useShared } from "../../report/report-context";
import { countKnob, downKnob, percentKnob, rentKnob } from "./knobs";
import { type Effect, TryAnswer, useAnswerIdeaWords } from "./try-answer";

/** What a client may move in the answer of buying or renting. */
export default function TryRentOrBuy() {
  const { loaded, picked } = useShared();
  const all = useRentOrBuyWords();
  const words = useAnswerIdeaWords();
  const { report } = loaded;
  const answer = loaded.workedOut.answer as RentOrBuy | undefined;
  if (!answer || report.toolName !== "bvr") return null;
  const { rent, horizon, investmentReturn, ending } = report.assumptions;
  const { applicablePrice, cash } = picked.result;
  const share = applicablePrice > 0 ? Math.round((cash.downPayment / applicablePrice) * 100_000) / 1000 : 0;
  const isLent = picked.loan.program !== "allCash";
  const time = (years: number) => timeOf(years, all);

  function effectOf(rentOrBuy: RentOrBuy): Effect {
    const { atHorizon, cashToClose } = rentOrBuy;
    const { difference, differenceToday } = atHorizon;
    return {
      label: (difference >= 0 ? words.buying : words.renting)(time(rentOrBuy.horizon)),
      figure: money(Math.abs(difference)),
      says: aheadOf(rentOrBuy, all),
      lines: [
        [words.inTodaysMoney, money(Math.abs(differenceToday))],
        [words.breakEvenRent, turnOf(rentOrBuy, all)],
        [words.cash, money(cashToClose)],
      ],
    };
  }

  return (
    <TryAnswer
      prepared={answer}
      knobs={[
        rentKnob(rent ?? 0, words.rent, 1),
        countKnob("horizon", horizon, words.horizonStay, time),
        percentKnob("growth", answer.growth.yearly[0] ?? 0, words),
        percentKnob("investmentReturn", investmentReturn, words),
      ]}
      more={{
        label: isLent ? words.more : words.moreCash,
        knobs: isLent
          ? [downKnob(share, applicablePrice, words.down), percentKnob("rate", Number(picked.loan.rate), words)]
          : [],
        ending,
      }}
      effectOf={effectOf}
    />
  );
}
