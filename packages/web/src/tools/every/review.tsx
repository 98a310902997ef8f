import { type ReactNode, Suspense, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { ReportHead, useReportBrand } from "../../features/brand/report/report-head";
import { ClientReport, ReportPaper } from "../../features/review/client-report";
import { ReviewBones, ReviewScreen } from "../../features/review/review-screen";
import { ShareMenu } from "../../features/sharing/share-menu";
import { type Subject, townOf } from "../../features/sharing/subject";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { WhenPageRests } from "../../lib/loading/page-rest";
import { keepingQuery, reviewOf, sharePathOf } from "../../lib/paths";
import { type AnsweredReport, savedOf } from "../../scenario/store/saved-report";
import { CobrandSaved } from "./cobrand-report";
import { downloadReport } from "./download-report";

const SavedIdeas = lazyWindow(() => import("../../features/sharing/ideas/ideas"));
const ReportFoot = lazyWindow(() => import("../../features/brand/report/report-foot"));

const subjectOf = ({ report, client }: AnsweredReport): Subject => ({
  reportID: report.id,
  tool: report.toolName,
  name: report.name,
  clientID: client._id,
  clientName: client.name,
  place: townOf(report.properties),
});

/** The review with the window that shares it. It shows what was saved, which is what is sent. At the address for sharing the window is open; once it is closed, the page is the review. */
function Share({ answered }: { answered: AnsweredReport }) {
  const subject = subjectOf(answered);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isShare = pathname === sharePathOf(answered.report.toolName);
  const review = reviewOf({ tool: answered.report.toolName, reportID: subject.reportID });
  return (
    <ShareMenu
      key={String(isShare)}
      isOpened={isShare}
      onClosed={isShare ? () => navigate(keepingQuery(review, search), { replace: true }) : undefined}
      isPrimary
      subject={subject}
      basis={useBasis(answered)}
      noReport
      onBlocked={() => {}}
      download={downloadReport}
    />
  );
}

const useBasis = (answered: AnsweredReport) =>
  useMemo(() => ({ document: savedOf(answered).document, client: answered.client }), [answered]);

function Ideas({ answered }: { answered: AnsweredReport }) {
  const basis = useBasis(answered);
  return (
    <WhenPageRests>
      <SavedIdeas reportID={answered.report.id} basis={basis} />
    </WhenPageRests>
  );
}

/** The paper as the client receives it, with the officer and the co-brand at its head and the disclosures at its foot. It is drawn together with its head, which would otherwise push it down. */
function BrandedPaper({ answered, children }: { answered: AnsweredReport; children: ReactNode }) {
  if (useReportBrand(answered.report) === undefined) return <ReviewBones />;
  return (
    <ReportPaper
      answered={answered}
      head={<ReportHead report={answered.report} />}
      foot={
        <Suspense fallback={null}>
          <ReportFoot answered={answered} />
        </Suspense>
      }
    >
      {children}
    </ReportPaper>
  );
}

const ReviewPage = () => (
  <ReviewScreen
    report={(answered) => (
      <BrandedPaper answered={answered}>
        <ClientReport answered={answered} />
      </BrandedPaper>
    )}
    ideas={(answered) => <Ideas answered={answered} />}
    cobrand={(answered) => <CobrandSaved answered={answered} />}
    share={(answered) => <Share answered={answered} />}
  />
);

export default ReviewPage;
