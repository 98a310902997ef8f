import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import { useState } from "react";
import { money, moneyWithCents, shortMoney } from "../../../lib/format/format";
import { AsFigures } from "../../../report/answer/as-figures";
import { CostCurve } from "../../../report/answer/cost-curve";
import { timeOf } from "../../../report/cost-of-waiting/lead";
import { costTable, curveOf, horizonsOf } from "../../../report/cost-of-waiting/text";
import { costOfWaitingEn as words } from "../../../report/cost-of-waiting/words.en";
import { Segmented } from "../../../ui/fields/segmented";
import { Section } from "../../every/answer/section";
import { Figure } from "../../every/answer/working";

/** The cost of waiting if everything ended in a given year, with its figures to the cent. */
export function Costs({ answer }: { answer: CostOfWaiting }) {
  const [chosen, choose] = useState<"15" | "30" | null>(null);
  const span = chosen ?? (answer.horizon > 15 ? "30" : "15");
  const { costs } = words;
  return (
    <Section
      title={costs.title}
      aside={
        <Segmented
          label="Years shown"
          value={span}
          segments={[
            { value: "15", label: "15 years" },
            { value: "30", label: "30 years" },
          ]}
          onChange={choose}
        />
      }
    >
      <div className="px-6 phone:px-4">
        <CostCurve
          words={{ label: costs.label, short: costs.short, below: costs.pays }}
          points={curveOf(answer, Number(span))}
          at={answer.horizon}
          write={money}
          writeTick={shortMoney}
        />
        <div className="mt-3 overflow-x-auto">
          <table className="num w-full whitespace-nowrap text-right">
            <thead className="text-fg-3 text-xs">
              <tr className="border-line border-y bg-canvas">
                <th className="h-8 px-2 text-left font-medium">{costs.after}</th>
                {horizonsOf(answer).map(({ year }) => (
                  <th key={year} scope="col" className="px-2 font-medium">
                    {timeOf(year, words)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row" className="h-10 touch:h-11 px-2 text-left font-normal text-fg-2">
                  {costs.amount}
                </th>
                {horizonsOf(answer).map(({ year, amount }) => (
                  <td key={year} className={year === answer.horizon ? "px-2 font-semibold" : "px-2"}>
                    {year === answer.horizon ? (
                      <Figure of="costOfWaiting">{moneyWithCents(amount)}</Figure>
                    ) : (
                      moneyWithCents(amount)
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
        <AsFigures label={costs.figures} {...costTable(answer, words)} />
      </div>
    </Section>
  );
}
