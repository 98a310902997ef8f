import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import type { ReactNode } from "react";
import { owedTotals } from "../../../forms/debts/totals";
import { money, moneyAsTyped } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import type { ConsolidationFigures } from "../../../report/consolidation/figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { AnswerFrame } from "../../every/answer/answer-frame";
import { Facts } from "../../every/answer/facts";
import { NothingOwed } from "./nothing-owed";
import { Panel } from "./panel";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

const foot = { keys: [["Space", "in or out of the loan"]] } as const;

type PageProps = {
  figures: ConsolidationFigures;
  lead: ReactNode;
  /** What is drawn while the answer is known. */
  sections: ReactNode;
};

/** One of the pages of the answer: what is known of the client above it, what moves it beside it. */
export function ConsolidationFrame({ figures, lead, sections }: PageProps) {
  const { answer } = figures;
  return (
    <AnswerFrame<ConsolidationFigure>
      figures={figures}
      facts={<FactsOfClient figures={figures} />}
      lead={lead}
      asked={null}
      sections={answer && sections}
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
