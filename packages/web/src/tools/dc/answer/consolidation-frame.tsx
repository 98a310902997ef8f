import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import { HandCoins, House } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { openDebts } from "../../../forms/debts/debts-window";
import { owedTotals } from "../../../forms/debts/totals";
import { money, moneyAsTyped } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { editorOf } from "../../../lib/paths";
import type { ConsolidationFigures } from "../../../report/consolidation/figures";
import { owesAnything } from "../../../scenario/edits/owed-edits";
import { useMissingFields } from "../../../scenario/issues/missing-fields";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Empty } from "../../../ui/page/empty";
import { AnswerFrame } from "../../every/answer/answer-frame";
import { Facts } from "../../every/answer/facts";
import { MissingList } from "../../every/missing-list";
import { ClientsDebts } from "../clients-debts";
import { Items } from "./items";
import { Panel } from "./panel";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

const foot = { keys: [["Space", "in or out of the loan"]] } as const;

type PageProps = {
  figures: ConsolidationFigures;
  lead: ReactNode;
  /** Drawn while the answer is known. */
  sections: ReactNode;
};

/** The frame of the answer's pages, with the client's facts above and the panel of changes beside. */
export function ConsolidationFrame({ figures, lead, sections }: PageProps) {
  const { answer, scenario, problems } = figures;
  const isAsked = scenario === null || Object.keys(problems).every((key) => key === "debts" || key.endsWith("loanID"));
  return (
    <AnswerFrame<ConsolidationFigure>
      figures={figures}
      facts={<FactsOfClient figures={figures} />}
      lead={lead}
      asked={null}
      sections={answer && sections}
      {...(isAsked && { nothing: <NothingOwed figures={figures} /> })}
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

/** Says what the answer still needs: the client's debts, one to pay off, or the home and the new loan. */
function NothingOwed({ figures: { problems, loan } }: { figures: ConsolidationFigures }) {
  const document = useSettledScenario((state) => state.document);
  const { fields } = useMissingFields();
  if (!owesAnything(document))
    return (
      <Empty
        icon={HandCoins}
        title="What does the client owe?"
        action={
          <div className="flex flex-col items-center gap-3">
            <Button variant="primary" onClick={openDebts}>
              Add mortgages and debts
            </Button>
            <ClientsDebts />
          </div>
        }
      >
        The answer shows what one loan in place of the debts frees up each month, and what it costs by the end.
      </Empty>
    );
  if (loan && problems.debts)
    return (
      <>
        <Empty icon={HandCoins} title={problems.debts}>
          Check a row below, and the answer appears. Nothing that you typed is lost.
        </Empty>
        <Items answer={null} />
      </>
    );
  return (
    <Empty
      icon={House}
      title={loan ? "The home and the new loan come first" : (problems["consolidation.loanID"] ?? "")}
      action={
        <Link to={editorOf({ tool: "dc", reportID: document.id })} className={buttonClass({ variant: "primary" })}>
          Go to the scenario
        </Link>
      }
    >
      You will see what the new loan frees up each month, and beside it what it costs or saves by the end. The answer is
      here as soon as these are filled in.
      <span className="mt-2 block text-left">
        <MissingList fields={fields} />
      </span>
    </Empty>
  );
}
