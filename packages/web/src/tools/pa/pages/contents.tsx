import { Lock } from "lucide-react";
import { useApi } from "../../../lib/api/use-api";
import { cx } from "../../../lib/class-names";
import { capital, money, trimmedPercent } from "../../../lib/format/format";
import { useUser } from "../../../lib/session";
import { purchaseAnalysisEn } from "../../../report/purchase-analysis/words.en";
import { loanToBuyWith } from "../../../scenario/assumptions";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { useScenario } from "../../../scenario/store/store";
import { Empty } from "../../../ui/page/empty";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { Facts } from "../../every/answer/facts";
import { TypedPage } from "../../every/scenario-page";
import { Begin } from "../contents/begin";
import { ChapterList } from "../contents/chapter-list";
import { type ChapterState, useChapterStates } from "../contents/chapter-states";
import { CoverPanel } from "../contents/cover-panel";
import { useChapters } from "../contents/use-chapters";

const rows = [0, 1, 2, 3, 4];
const ContentsSkeleton = () => (
  <Skeleton label="Loading the contents" className="flex flex-col gap-3 p-6 phone:p-4">
    <Bone className="h-6 w-full max-w-[480px]" />
    <Bone className="mb-4 h-4 w-full max-w-[400px]" />
    {rows.map((row) => (
      <Bone key={row} className="h-12 w-full" />
    ))}
  </Skeleton>
);

/** Tells whether the officer may make purchase analyses; null while that is not known. */
function useAdvisor(): boolean | null {
  const { addOns } = useUser();
  const permissions = useApi("GET /v1/user/corp-permissions");
  if (addOns.includes("Loan Advisor")) return true;
  return permissions.state === "ready" ? permissions.data.allowLoanAdvisorUpsell : null;
}

/** The table of contents of an analysis, with its cover beside it. */
function ContentsPage() {
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

const counts = purchaseAnalysisEn.counts;

/** Returns a sentence such as "5 of 7 chapters are complete. Two need your input." */
export function standingOf(states: readonly Pick<ChapterState, "hidden" | "lacks">[]): string {
  const shown = states.filter(({ hidden }) => !hidden);
  const lacking = shown.filter(({ lacks }) => lacks).length;
  const complete = shown.length - lacking;
  if (shown.length === 0) return states.length > 0 ? "Every chapter is hidden." : "This analysis has no chapters yet.";
  if (lacking === 0)
    return shown.length === 1 ? "The chapter is complete." : `All ${shown.length} chapters are complete.`;
  if (shown.length === 1) return "The chapter needs your input.";
  const first = `${complete} of ${shown.length} chapters ${complete === 1 ? "is" : "are"} complete.`;
  return `${first} ${capital(counts[lacking] ?? String(lacking))} ${lacking === 1 ? "needs" : "need"} your input.`;
}

/** How many chapters are complete, as a sentence and as a bar with a piece for each. */
function Standing({ states }: { states: readonly ChapterState[] }) {
  const shown = states.filter(({ hidden }) => !hidden);
  return (
    <section aria-label="Where the analysis stands" className="px-6 pt-5 pb-4 phone:px-4">
      <h2 className="font-semibold text-hero tracking-[-.02em]" aria-live="polite">
        {standingOf(states)}
      </h2>
      <p className="mt-1 text-fg-2 text-md">
        All chapters share one home, one set of loans and one set of assumptions, so no two can disagree.
      </p>
      <div aria-hidden="true" className="mt-3 flex gap-1">
        {shown.map(({ kind, lacks }) => (
          <i
            key={kind}
            className={cx(
              "h-1.5 w-14 rounded-full phone:min-w-0 phone:flex-1",
              lacks ? "border border-warning" : "bg-accent",
            )}
          />
        ))}
      </div>
    </section>
  );
}

const Page = () => (
  <TypedPage page="contents" path="results" loading={<ContentsSkeleton />}>
    <ContentsPage />
  </TypedPage>
);

export default Page;
