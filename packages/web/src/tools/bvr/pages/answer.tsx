import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import { filingLabel } from "../../../features/clients/client-values";
import { money, moneyWithCents } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { type RentOrBuyLeadFigures, rentOrBuyLeadFigures } from "../../../report/rent-or-buy/figures";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { AnswerFrame, AnswerOfReport } from "../../every/answer/answer-frame";
import { Facts } from "../../every/answer/facts";
import { goToRent, RentField } from "../../every/answer/rent-field";
import { UnknownPlace } from "../../every/answer/unknown-place";
import { useFigures } from "../../every/answer/use-figures";
import { AnswerSections, Assumptions } from "../answer/answer-sections";
import { Lead } from "../answer/lead";
import { Panel } from "../answer/panel";

const WorkingPanel = lazyWindow(() => import("../answer/working-panel"), closeWindow);

const foot = { sides: [words.buying, words.renting] } as const;

function AnswerPage() {
  const figures = useFigures(rentOrBuyLeadFigures);
  const { answer } = figures;
  return (
    <AnswerFrame<RentOrBuyFigure>
      figures={figures}
      facts={<RentOrBuyFacts figures={figures} />}
      lead={
        <>
          <UnknownPlace loan={figures.loan} />
          <Lead />
        </>
      }
      asked={<RentField />}
      sections={answer && <AnswerSections figures={figures} />}
      assumptions={<Assumptions figures={figures} />}
      panel={<Panel figures={figures} />}
      working={(open, frame) => <WorkingPanel open={open} figures={figures} {...frame} />}
      explains={answer && "breakEvenRent"}
      actions={[goToRent]}
      foot={foot}
    />
  );
}

/** The price, the loan, the filing status and the income: tax savings are part of the answer. */
function RentOrBuyFacts({ figures: { loan, scenario } }: { figures: RentOrBuyLeadFigures }) {
  const document = useSettledScenario((state) => state.document);
  const client = useSettledScenario((state) => state.client);
  const result = loan && resultOf({ document, client }, loan);
  const price = scenario?.properties[0]?.purchaseDetails[0]?.price ?? null;
  return (
    <Facts
      loan={loan}
      facts={[
        ["Price", price === null ? null : money(price)],
        ["Loan", result ? money(result.amount) : null],
        ["P&I", result ? moneyWithCents(result.monthly.principalAndInterest) : null],
        ["Filing", client?.filingStatus ? filingLabel(client.filingStatus) : null],
        ["Income", client?.monthlyIncome ? `${money(client.monthlyIncome)} a month` : null],
      ]}
    />
  );
}

const Page = () => (
  <AnswerOfReport>
    <AnswerPage />
  </AnswerOfReport>
);

export default Page;
