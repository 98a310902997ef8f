import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import { money, moneyWithCents } from "../../../../lib/format/format";
import { exampleOf, timeOf, waitOf } from "../../../../report/cost-of-waiting/lead";
import { useCostOfWaitingWords } from "../../../../report/skins/client/cost-of-waiting/words";
import { useShared } from "../../report/report-context";
import { countKnob, percentKnob, rentKnob } from "./knobs";
import { type Effect, TryAnswer, useAnswerIdeaWords } from "./try-answer";

/** What a client may move in the cost of waiting. */
export default function TryWaiting() {
  const { loaded, picked } = useShared();
  const all = useCostOfWaitingWords();
  const words = useAnswerIdeaWords();
  const { report } = loaded;
  const answer = loaded.workedOut.answer as CostOfWaiting | undefined;
  if (!answer || report.toolName !== "cow") return null;
  const { rent, horizon } = report.assumptions;
  const { months, laterRate } = report.waiting;
  const isLent = picked.loan.program !== "allCash";

  function effectOf(costOfWaiting: CostOfWaiting): Effect {
    const { atHorizon, priceLater, paymentLater, cashLater, loanLater } = costOfWaiting;
    const note = exampleOf(costOfWaiting, all);
    const cost = atHorizon.costOfWaiting;
    const isSame = Math.abs(cost) < 1;
    return {
      label: isSame ? words.same : cost > 0 ? words.costs : words.pays,
      figure: isSame ? money(0) : money(Math.abs(cost)),
      lines: [
        [words.priceLater, money(priceLater)],
        ...(loanLater > 0 ? ([[words.paymentLater, moneyWithCents(paymentLater)]] as const) : []),
        [words.cashLater, money(cashLater)],
      ],
      ...(note && { note }),
    };
  }

  return (
    <TryAnswer
      prepared={answer}
      knobs={[
        countKnob("months", months, words.months, (count) => waitOf({ months: count }, all)),
        ...(isLent ? [percentKnob("laterRate", laterRate ?? answer.laterRate, words)] : []),
        percentKnob("growth", answer.growth.yearly[0] ?? 0, words),
        rentKnob(rent ?? 0, words.rent, 0),
      ]}
      more={{
        label: words.moreOfWaiting,
        knobs: [countKnob("horizon", horizon, words.horizon, (count) => timeOf(count, all))],
      }}
      effectOf={effectOf}
    />
  );
}
