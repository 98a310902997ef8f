import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import type { CostOfWaitingFigure } from "@highway/engine/tools/cost-of-waiting/figures";
import { useState } from "react";
import { money, moneyWithCents, shortMoney, trimmedPercent } from "../../../lib/format/format";
import { AsFigures } from "../../../report/answer/as-figures";
import { CostCurve } from "../../../report/answer/cost-curve";
import { FallRows } from "../../../report/answer/fall-rows";
import { HeatTable } from "../../../report/answer/heat-table";
import { SidePairs } from "../../../report/answer/side-pairs";
import { assumptionRows, typedAssumptions } from "../../../report/assumptions/rows";
import type { CostOfWaitingLeadFigures } from "../../../report/cost-of-waiting/figures";
import { oneGrowthOf, timeOf, waitOf } from "../../../report/cost-of-waiting/lead";
import { costTable, curveOf, horizonsOf, partsFor, sidesFor } from "../../../report/cost-of-waiting/text";
import { costOfWaitingEn as words } from "../../../report/cost-of-waiting/words.en";
import { setHomeGrowth, setWaiting } from "../../../scenario/assumptions";
import { edit } from "../../../scenario/store/store";
import { Segmented } from "../../../ui/fields/segmented";
import { AssumptionTable } from "../../every/answer/assumption-table";
import { drawnLater, drawnSections } from "../../every/answer/drawn-sections";
import { Section } from "../../every/answer/section";
import { Figure } from "../../every/answer/working";

/** The sections of a cost-of-waiting report below its answer, in order; the skins draw them. `audience`: who reads them. */
const costOfWaitingSections = [
  { key: "costs", audience: "everyone", chart: "curve" },
  { key: "parts", audience: "everyone", chart: "falls" },
  { key: "sides", audience: "everyone", chart: "pairs" },
  { key: "table", audience: "officer", chart: "heat" },
] as const;
type CostOfWaitingSection = (typeof costOfWaitingSections)[number]["key"];

type Props = { figures: CostOfWaitingLeadFigures; answer: CostOfWaiting };

/** The sections below the answer. */
export const AnswerSections = drawnSections<CostOfWaitingSection, CostOfWaitingLeadFigures, CostOfWaiting>(
  costOfWaitingSections,
  { costs: Costs, parts: Parts, sides: Sides, table: Heat },
  ({ whole }) => whole(),
);

/** The cost of waiting if everything ended in a given year, with its figures to the cent. */
function Costs({ answer }: Props) {
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
        <div className="mt-3 scrolls-sideways">
          <table className="num w-full whitespace-nowrap text-right">
            <thead className="text-fg-3 text-xs">
              <tr className="border-line border-y bg-canvas">
                <th className="sticky left-0 h-8 bg-canvas px-2 text-left font-medium">{costs.after}</th>
                {horizonsOf(answer).map(({ year }) => (
                  <th key={year} scope="col" className="px-2 font-medium">
                    {timeOf(year, words)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th
                  scope="row"
                  className="sticky left-0 h-10 touch:h-11 bg-surface px-2 text-left font-normal text-fg-2"
                >
                  {costs.amount}
                </th>
                {horizonsOf(answer).map(({ year, amount }) => (
                  <td key={year} className={year === answer.horizon ? "px-2 font-semibold" : "px-2"}>
                    {year === answer.horizon ? (
                      <Figure of="costOfWaiting" name={`${costs.amount}, ${timeOf(year, words)}`}>
                        {moneyWithCents(amount)}
                      </Figure>
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

function Parts({ answer }: Props) {
  return (
    <Section title={words.parts.title} note={words.parts.says(timeOf(answer.horizon, words))}>
      <FallRows
        groups={[
          {
            key: "parts",
            title: words.name,
            side: "first",
            rows: partsFor(answer, words).map(({ explains, figure, ...row }) => ({
              ...row,
              figure: (
                <Figure of={explains as CostOfWaitingFigure} name={row.label}>
                  {figure}
                </Figure>
              ),
            })),
          },
        ]}
      />
    </Section>
  );
}

function Sides({ answer }: Props) {
  return (
    <Section title={words.sides.title} note={words.sides.says(waitOf(answer, words))}>
      <SidePairs pairs={sidesFor(answer, words)} names={[words.sides.now, words.sides.later]} />
    </Section>
  );
}

/** The assumptions shown. Nobody sells, so no gain is taxed; the rent and the years are typed beside the page. */
const shownAssumptions = typedAssumptions.filter((name) => name !== "gainsTax");

export const Assumptions = drawnLater<CostOfWaitingLeadFigures>(({ figures: { assumptions, answer } }) => (
  <AssumptionTable
    rows={assumptionRows(shownAssumptions, assumptions, answer)}
    note="None of the default values favors buying now."
    isTaxKnown={answer?.isTaxKnown ?? true}
    leftOut="The answer leaves out a sale and its costs, taxes on gains, the alternative minimum tax, growth of income, new tax brackets, moving costs, utilities, and a new assessment at the later purchase."
  />
));

/** Writes whole thousands, because assumed growth and rates are not exact to the dollar. */
const write = (cost: number) => (Math.abs(cost) < 1000 ? money(cost) : `${money(cost / 1000)}k`);

/** The cost for each growth and later rate; for cash, which has no rate, for each growth. A press on a cell assumes its values. */
function Heat({ answer, figures: { loan } }: { answer: CostOfWaiting; figures: CostOfWaitingLeadFigures }) {
  const { laterRates, rows } = answer.table;
  const known = rows.flatMap(({ growth, costs }) =>
    costs.every((cost) => cost !== null) ? [{ growth, costs: costs as number[] }] : [],
  );
  if (answer.months === 0 || known.length === 0) return null;
  const row = known.findIndex(({ growth }) => growth === oneGrowthOf(answer));
  const column = laterRates.indexOf(answer.laterRate);
  const isCash = loan?.program === "allCash";
  return (
    <Section
      title={isCash ? words.table.titleCash : words.table.title}
      note={words.table.says(timeOf(answer.horizon, words))}
    >
      <HeatTable
        label={words.table.says(timeOf(answer.horizon, words))}
        corner={words.table.corner}
        columns={laterRates.map((rate) => ({
          key: String(rate),
          text: isCash ? words.costs.amount : trimmedPercent(rate),
        }))}
        rows={known.map(({ growth, costs }) => ({
          key: String(growth),
          text: trimmedPercent(growth),
          values: costs,
        }))}
        assumed={row >= 0 && column >= 0 ? { row, column } : null}
        write={write}
        onPick={(at, of) => {
          const [growth, laterRate] = [known[at]!.growth, laterRates[of]!];
          edit(null, (document) => {
            const grown = setHomeGrowth(loan?.propertyID ?? "", growth)(document);
            return isCash ? grown : setWaiting({ laterRate })(grown);
          });
        }}
      />
      <p className="px-6 text-fg-2 text-sm phone:px-4">{isCash ? words.table.noteCash : words.table.note}</p>
    </Section>
  );
}
