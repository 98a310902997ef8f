import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import { ShieldAlert } from "lucide-react";
import { openLoan } from "../../../forms/loan/window/open-loan";
import { money, moneyWithCents, percent, quantity, trimmedPercent } from "../../../lib/format/format";
import { ChangePanel } from "../../../report/answer/change-panel";
import { type ConsolidationFigures, consolidationFigures } from "../../../report/consolidation/figures";
import { atTheEnd, dash, decideOf, isNone, timeOf } from "../../../report/consolidation/text";
import { consolidationEn as words } from "../../../report/consolidation/words.en";
import { Icon } from "../../../ui/icon";
import { useFiguresAtOnce } from "../../every/answer/use-figures";
import { Figure } from "../../every/answer/working";
import { NewLoanChoice } from "../new-loan";
import { Sliders } from "./sliders";

/** The panel of figures that change the answer, with the terms of the new loan and what to know before signing. */
export function Panel({ figures }: { figures: ConsolidationFigures }) {
  const { answer, loan } = figures;
  return (
    <ChangePanel
      title="The new loan"
      aside={
        loan && (
          <button
            type="button"
            className="min-h-6 font-medium text-accent-text text-sm hover:underline touch:min-h-11"
            onClick={() => openLoan(loan.id)}
          >
            Edit loan
          </button>
        )
      }
      answer={inSight}
    >
      {loan && <Sliders figures={figures} loan={loan} />}
      <div className="mt-2 border-line border-t px-5 py-3.5 phone:px-4">
        <div className="mb-2 empty:hidden">
          <NewLoanChoice />
        </div>
        {answer && <Lines answer={answer} figures={figures} />}
        {answer && <Notes sentences={decideOf(answer, words)} />}
      </div>
    </ChangePanel>
  );
}

const byTheEnd = { saves: "saves by the end", costs: "costs by the end", neither: "difference by the end" };

/** Returns both figures, because neither may be shown without the other. */
function pinnedCells(answer: Consolidation | null) {
  if (!answer || answer.monthlySavings === null) return { label: words.name, figure: dash };
  const { monthlySavings, lifetimeSaved } = answer;
  const isSame = isNone(monthlySavings);
  const month = isSame ? "Difference each month" : monthlySavings < 0 ? "Costs more each month" : "Frees each month";
  return {
    label: `${month}, ${byTheEnd[atTheEnd(answer)]}`,
    figure: `${money(Math.abs(monthlySavings))} \u00b7 ${lifetimeSaved === null ? dash : money(Math.abs(lifetimeSaved))}`,
  };
}

/** The answer that stays in sight while a slider is dragged, drawn in the frame of the key press. */
const InSight = ({ part }: { part: "label" | "figure" }) =>
  pinnedCells(useFiguresAtOnce(consolidationFigures).answer)[part];

const inSight = { label: <InSight part="label" />, figure: <InSight part="figure" /> };

type Line = { key: string; label: string; figure: string; of?: ConsolidationFigure };

const breakEvenText = ({ paymentBreakEven: found }: Consolidation) => {
  if (!found) return dash;
  if (found.kind === "always") return "Right away";
  return found.kind === "never" ? "Never" : timeOf(found.months, words);
};

function Lines({ answer, figures: { loan, scenario } }: { answer: Consolidation; figures: ConsolidationFigures }) {
  const home = scenario?.properties.find(({ id }) => id === loan?.propertyID);
  const worth = home?.userAppraisedValue ?? home?.userEstimatedValue ?? home?.purchaseDetails[0]?.price ?? null;
  const count = answer.items.length;
  const lines: Line[] = [
    {
      key: "paidOff",
      label: `Paid off, ${quantity(count, "item")}`,
      figure: moneyWithCents(answer.paidOff),
      of: "paidOff",
    },
    { key: "amount", label: "Loan amount", figure: moneyWithCents(answer.loanAmount), of: "loanAmount" },
    ...(worth
      ? [{ key: "worth", label: `Home worth ${money(worth)}`, figure: percent((answer.loanAmount / worth) * 100) }]
      : []),
    { key: "cash", label: "Cash to close", figure: moneyWithCents(answer.cashToClose), of: "cashToClose" },
    {
      key: "rate",
      label: "Blended rate today",
      figure: answer.blendedRateBefore === null ? dash : trimmedPercent(answer.blendedRateBefore),
      of: "blendedRateBefore",
    },
    {
      key: "breakEven",
      label: "Break-even on costs",
      figure: breakEvenText(answer),
      of: "paymentBreakEven",
    },
  ];
  return (
    <dl className="num flex flex-col gap-1.5">
      {lines.map(({ key, label, figure, of }) => (
        <div key={key} className="flex justify-between gap-3 touch:min-h-11 touch:items-center">
          <dt className="text-fg-2">{label}</dt>
          <dd>
            {of ? (
              <Figure of={of} name={label}>
                {figure}
              </Figure>
            ) : (
              figure
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Notes on what to know before signing, which block nothing. */
const Notes = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div className="mt-4 flex gap-2 rounded-md bg-canvas p-3 text-fg-2 text-sm">
      <Icon of={ShieldAlert} size={14} className="mt-0.5" />
      <div className="flex flex-col gap-1.5">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
