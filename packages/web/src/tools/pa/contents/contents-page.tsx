import { Lock } from "lucide-react";
import { useApi } from "../../../lib/api/use-api";
import { money, trimmedPercent } from "../../../lib/format/format";
import { useUser } from "../../../lib/session";
import { loanToBuyWith } from "../../../scenario/assumptions";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { useScenario } from "../../../scenario/store/store";
import { Empty } from "../../../ui/page/empty";
import { Facts } from "../../every/answer/facts";
import { Begin } from "./begin";
import { ChapterList } from "./chapter-list";
import { useChapterStates } from "./chapter-states";
import { CoverPanel } from "./cover-panel";
import { Standing } from "./standing";
import { useChapters } from "./use-chapters";

/** Whether the officer may make purchase analyses; null while that is not known. */
function useAdvisor(): boolean | null {
  const { addOns } = useUser();
  const permissions = useApi("GET /v1/user/corp-permissions");
  if (addOns.includes("Loan Advisor")) return true;
  return permissions.state === "ready" ? permissions.data.allowLoanAdvisorUpsell : null;
}

/** What the analysis consists of, in its order, with its cover beside it. */
export function ContentsPage() {
  const isSaved = useScenario((state) => state.saved !== null);
  const mayMake = useAdvisor();
  if (mayMake === false && !isSaved)
    return (
      <Empty icon={Lock} title="Purchase analyses come with Loan Advisor">
        Your company does not have this add-on. Ask your administrator to add it.
      </Empty>
    );
  return isSaved ? <Contents mayChange={mayMake !== false} /> : <Begin />;
}

function Contents({ mayChange }: { mayChange: boolean }) {
  const { chapters, set } = useChapters();
  const states = useChapterStates(chapters);
  const change = { isLocked: !mayChange, set };
  return (
    <>
      <HomeFacts />
      <div className="flex flex-1 max-lg:flex-col">
        <div className="min-w-0 flex-1">
          <Standing states={states} />
          {!mayChange && (
            <p className="px-6 pb-3 text-fg-2 phone:px-4">
              Chapters can be changed with the add-on Loan Advisor. Ask your administrator to add it.
            </p>
          )}
          <ChapterList states={states} chapters={chapters} {...change} />
        </div>
        <CoverPanel states={states} {...change} />
      </div>
    </>
  );
}

function HomeFacts() {
  const document = useSettledScenario((state) => state.document);
  const client = useSettledScenario((state) => state.client);
  const loan = loanToBuyWith(document);
  const result = loan && resultOf({ document, client }, loan);
  const way = result?.appreciation[0];
  return (
    <Facts
      loan={loan}
      facts={[
        ["Price", result ? money(result.applicablePrice) : null],
        ["Loan", result ? money(result.amount) : null],
        ["Growth", way?.type === "custom" && way.rate != null ? trimmedPercent(way.rate) : null],
      ]}
    />
  );
}
