import { hasNoLoans } from "@highway/core/tools/pure/names";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { ApiError, isRefusedAs } from "../../../lib/api/api-error";
import { clientColumns, isComputed } from "../../../report/columns";
import { streetOf } from "../../../report/rows/loans";
import { clientSource } from "../../../report/skins/client/skin";
import { firstName } from "../first-name";
import { FailedPage } from "../notice-page";
import type { Place } from "../place";
import { isGone } from "../problem";
import { useClientWords, useSpoken, useWords } from "../words";
import { type Shared, SharedContext } from "./report-context";
import { sharedBasis } from "./shared-basis";
import { LoanlessPage, SharedPage } from "./shared-page";
import { useSeenSections } from "./use-seen-sections";
import { type SharedReport, useSharedReport } from "./use-shared-report";

/** Few read it: who opens the address of a report in another browser, or after its session has ended. */
const LinkAgain = lazy(() => import("./link-again").then(({ LinkAgain: component }) => ({ default: component })));

type Props = { link: string; tool: Place["tool"] };

/** The report as its client reads it and plays with it. */
export function ReportScreen(props: Props) {
  const { retry, ...report } = useSharedReport(props.link);
  const { suggest } = useSpoken();
  const brand = report.state === "ready" ? report.brand : null;
  // A reload knows nothing but the link's public id.
  useEffect(() => {
    if (brand) suggest(brand.lang, brand.langVis);
  }, [brand, suggest]);
  if (report.state === "loading") return <ReportSkeleton />;
  if (report.state === "failed" && isClosed(report.error))
    return (
      <Suspense fallback={<ReportSkeleton />}>
        <LinkAgain {...props} />
      </Suspense>
    );
  if (report.state === "failed") return <ReportFailed error={report.error} onRetry={retry} />;
  return <Ready {...report} {...props} />;
}

/** This browser has no session for the link: nothing is wrong with the network, and trying again would not help. */
const isClosed = (error: unknown) => isRefusedAs(error, "signedOut");

type ReadyProps = Extract<SharedReport, { state: "ready" }> & Props;

function Ready({ loaded, brand, link }: ReadyProps) {
  const words = useWords();
  const basis = useMemo(() => sharedBasis(loaded), [loaded]);
  const offers = useMemo(() => clientColumns(basis, words.loan).filter(isComputed), [basis, words]);
  const source = useMemo(() => clientSource(basis, offers, words), [basis, offers, words]);
  const [pickedID, pick] = useState<string | null>(null);
  const { answer, reportCard } = loaded.workedOut;
  const spokenOf = pickedID ?? answer?.loanID;
  const picked = offers.find(({ id }) => id === spokenOf) ?? offers.find(({ isOwed }) => !isOwed) ?? offers[0];
  const isLoanless = hasNoLoans(loaded.report.toolName);
  const street = streetOf(picked?.property ?? basis.document.properties[0]);
  useSeenSections(link, loaded, street || (reportCard?.cards[0]?.row.name ?? ""));
  useEffect(() => {
    // A report of a place or of a day has a title of its own.
    if (isLoanless) return;
    document.title = street ? words.client.report.title(street) : words.client.documentTitle;
  }, [isLoanless, street, words]);
  const officer = firstName(brand.name) || words.client.somebody;
  const page = { loaded, brand, link, isPreview: brand.isPreview, basis, offers, officer };
  if (isLoanless)
    return (
      <SharedContext value={page}>
        <LoanlessPage />
      </SharedContext>
    );
  // A report that is shared is complete: without a loan that has figures there is nothing to read.
  if (!picked) return <ReportFailed onRetry={() => location.reload()} />;
  const shared: Shared = { ...page, source, picked, pick };
  return (
    <SharedContext value={shared}>
      <SharedPage />
    </SharedContext>
  );
}

/** Of the page's own layout, so that nothing jumps when the report comes. */
function ReportSkeleton() {
  const words = useClientWords();
  const card = "rounded-card border border-paper-line bg-surface";
  return (
    <div className="min-h-dvh bg-paper" role="status">
      <div className="h-15 border-paper-line border-b bg-surface wide:h-17" />
      <div className="flex flex-col gap-4 px-4 pt-4 wide:mx-auto wide:grid wide:max-w-[1200px] wide:grid-cols-[minmax(0,1fr)_328px] wide:gap-6 wide:px-8 wide:pt-8">
        <div className={`${card} h-[138px] wide:order-2 wide:h-52`} />
        <div className={`${card} h-[470px]`}>
          <p className="animate-after-2s p-5 text-body text-fg-2">
            {words.loading}. {words.slow}
          </p>
        </div>
      </div>
    </div>
  );
}

type FailedProps = { error?: unknown; onRetry: () => void };

function ReportFailed({ error, onRetry }: FailedProps) {
  const { failed, problems } = useClientWords();
  const isUnanswered = error instanceof ApiError && error.status === 0;
  const problem = isUnanswered ? problems.noAnswer : isGone(error) ? problems.gone : failed.lead;
  return <FailedPage title={failed.title} problem={problem} onRetry={onRetry} />;
}
