import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import { owedTotals } from "../../../forms/debts/totals";
import { money, moneyAsTyped } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { type ConsolidationFigures, consolidationFigures } from "../../../report/consolidation/figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { AnswerFrame } from "../../every/answer/answer-frame";
import { Facts } from "../../every/answer/facts";
import { useFigures } from "../../every/answer/use-figures";
import { AnswerSections } from "./answer-sections";
import { Lead } from "./lead";
import { NothingOwed } from "./nothing-owed";
import { Panel } from "./panel";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

const foot = { keys: [["Space", "in or out of the loan"]] } as const;

export function AnswerPage() {
  const figures = useFigures(consolidationFigures);
  const { answer } = figures;
  return (
    <AnswerFrame<ConsolidationFigure>
      figures={figures}
      facts={<FactsOfClient figures={figures} />}
      lead={<Lead />}
      asked={null}
      sections={answer && <AnswerSections figures={figures} />}
      {...(Object.keys(figures.problems).every(
        (key) => !key.startsWith("consolidation.") || key.endsWith("loanID"),
      ) && {
        nothing: <NothingOwed figures={figures} />,
      })}
      panel={<Panel figures={figures} />}
      working={(open, frame) => <WorkingPanel open={open} figures={figures} {...frame} />}
      explains={answer && "lifetimeSaved"}
      foot={foot}
    />
  );
}

function FactsOfClient({ figures: { loan, scenario } }: { figures: ConsolidationFigures }) {
  const document = useSettledScenario((state) => state.document);
  const income = useSettledScenario(({ client }) => client?.monthlyIncome);
  const home = scenario?.properties.find(({ id }) => id === loan?.propertyID);
  const worth = home?.userAppraisedValue ?? home?.userEstimatedValue ?? null;
  const { all } = owedTotals(document);
  return (
    <Facts
      loan={loan}
      facts={[
        ["Home value", worth === null ? null : money(worth)],
        ["Owed today", all.balance > 0 ? money(all.balance) : null],
        ["Income", income ? `${moneyAsTyped(income)} a month` : null],
      ]}
    />
  );
}
