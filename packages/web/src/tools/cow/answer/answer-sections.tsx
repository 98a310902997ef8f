import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import type { CostOfWaitingFigure } from "@highway/engine/tools/cost-of-waiting/figures";
import { FallRows } from "../../../report/answer/fall-rows";
import { SidePairs } from "../../../report/answer/side-pairs";
import { assumptionRows, typedAssumptions } from "../../../report/assumptions/rows";
import type { CostOfWaitingFigures } from "../../../report/cost-of-waiting/figures";
import { type CostOfWaitingSection, costOfWaitingSections } from "../../../report/cost-of-waiting/sections";
import { partsFor, sidesFor, timeOf, waitOf } from "../../../report/cost-of-waiting/text";
import { costOfWaitingEn as words } from "../../../report/cost-of-waiting/words.en";
import { AssumptionTable } from "../../every/answer/assumption-table";
import { drawnSections } from "../../every/answer/drawn-sections";
import { Section } from "../../every/answer/section";
import { Figure } from "../../every/answer/working";
import { Costs } from "./costs";
import { Heat } from "./heat";

type Props = { figures: CostOfWaitingFigures; answer: CostOfWaiting };

/** What is behind the answer. */
export const AnswerSections = drawnSections<CostOfWaitingSection, Props>(costOfWaitingSections, {
  costs: Costs,
  parts: Parts,
  sides: Sides,
  table: Heat,
  assumptions: Assumed,
});

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
              figure: <Figure of={explains as CostOfWaitingFigure}>{figure}</Figure>,
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

/** Nobody sells, so nothing is taxed as a gain; the rent and the years are typed beside the page. */
const shown = typedAssumptions.filter((name) => name !== "gainsTax");

function Assumed({ figures: { assumptions }, answer }: Props) {
  return (
    <AssumptionTable
      rows={assumptionRows(shown, assumptions, answer)}
      note="None of the default values favors buying now."
      leftOut="The answer leaves out a sale and its costs, taxes on gains, the alternative minimum tax, growth of income, new tax brackets, moving costs, utilities, and a new assessment at the later purchase."
    />
  );
}
