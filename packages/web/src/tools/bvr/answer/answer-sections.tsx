import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { assumptionRows, typedAssumptions } from "../../../report/assumptions/rows";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { type RentOrBuySection, rentOrBuySections } from "../../../report/rent-or-buy/sections";
import { AssumptionTable } from "../../every/answer/assumption-table";
import { drawnSections } from "../../every/answer/drawn-sections";
import { Falls } from "./falls";
import { Months } from "./months";
import { Swings } from "./swings";
import { Wealth } from "./wealth";
import { YearsTable } from "./years-table";

type Props = { figures: RentOrBuyFigures; answer: RentOrBuy };

/** What is behind the answer. */
export const AnswerSections = drawnSections<RentOrBuySection, Props>(rentOrBuySections, {
  wealth: ({ answer, figures }) => <Wealth answer={answer} inflation={figures.assumptions.inflation} />,
  falls: ({ answer, figures }) => (
    <Falls answer={answer} costToSell={figures.scenario?.properties[0]?.costToSell ?? 0} />
  ),
  months: Months,
  swings: ({ answer, figures }) => figures.loan && <Swings answer={answer} loan={figures.loan} />,
  years: YearsTable,
  assumptions: Assumed,
});

function Assumed({ figures: { assumptions, scenario }, answer }: Props) {
  return (
    <AssumptionTable
      rows={assumptionRows(typedAssumptions, assumptions, answer)}
      costToSell={scenario?.properties[0]?.costToSell}
      note="None of the default values favors buying."
      leftOut="The answer leaves out the alternative minimum tax, state tax on gains, growth of income, new tax brackets, moving costs and utilities."
    />
  );
}
