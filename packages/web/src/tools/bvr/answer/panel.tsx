import { money, moneyWithCents } from "../../../lib/format/format";
import { ChangePanel } from "../../../report/answer/change-panel";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { assumptionsOf, setAssumptions } from "../../../scenario/assumptions";
import { edit, useScenario } from "../../../scenario/store/store";
import { Segmented } from "../../../ui/fields/segmented";
import { LoanChoice } from "../../every/answer/loan-choice";
import { Figure } from "../../every/answer/working";
import { Sliders } from "./sliders";

const dash = "\u2014";
const cents = (amount: number | undefined) => (amount === undefined ? dash : moneyWithCents(amount));

/** What moves the answer, each figure to drag and to type. */
export function Panel({ figures }: { figures: RentOrBuyFigures }) {
  const { answer, known } = figures;
  return (
    <ChangePanel
      title="What changes the answer"
      aside={
        <a href="#assumptions" className="font-medium text-accent-text text-sm hover:underline">
          All assumptions
        </a>
      }
      answer={
        answer
          ? { label: words.atHorizon(answer), figure: money(Math.abs(answer.atHorizon.difference)) }
          : {
              label: "Break-even rent",
              figure: known?.breakEvenRent.kind === "rent" ? money(known.breakEvenRent.rent) : dash,
            }
      }
    >
      <Sliders figures={figures} />
      <Ending />
      <dl className="num mt-2 flex flex-col gap-1.5 border-line border-t px-5 py-3.5 phone:px-4">
        <div className="empty:hidden">
          <LoanChoice />
        </div>
        <Line
          name="Month of owning"
          value={answer ? <Figure of="ownerMonth1">{cents(answer.ownerMonth1)}</Figure> : cents(known?.ownerMonth1)}
        />
        <Line
          name="Month of renting"
          value={answer ? <Figure of="renterMonth1">{cents(answer.renterMonth1)}</Figure> : dash}
        />
        <Line
          name="Cash at closing"
          value={answer ? <Figure of="cashToClose">{cents(answer.cashToClose)}</Figure> : cents(known?.cashToClose)}
        />
      </dl>
    </ChangePanel>
  );
}

const Line = ({ name, value }: { name: string; value: React.ReactNode }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-fg-2">{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Ending() {
  const ending = useScenario(({ document }) => assumptionsOf(document).ending);
  return (
    <div className="flex items-center justify-between gap-3 px-5 py-2 phone:px-4">
      <span className="text-fg-2">At the end</span>
      <Segmented
        label="At the end"
        value={ending}
        segments={[
          { value: "sell", label: "Sell" },
          { value: "stay", label: "Stay" },
        ]}
        onChange={(chosen) => edit(null, setAssumptions({ ending: chosen }))}
      />
    </div>
  );
}
