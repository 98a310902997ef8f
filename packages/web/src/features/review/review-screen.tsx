import { FileQuestion, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useActions } from "../../lib/actions";
import { useApi } from "../../lib/api/use-api";
import { dateTime } from "../../lib/format/format";
import { editorOf, keepingQuery, paths, resultsOf } from "../../lib/paths";
import type { AnsweredReport } from "../../scenario/store/saved-report";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Empty } from "../../ui/page/empty";
import { PageTitle } from "../../ui/page/page-header";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { offersShare } from "./attach-edits";
import { NavigatorBar } from "./navigator-bar";

const button = buttonClass({ size: "sm", className: "phone:min-w-11 touch:h-11" });

type Props = {
  /** What the client reads, on its paper. */
  report: (answered: AnsweredReport) => ReactNode;
  /** Who stands beside the officer on the report. */
  cobrand?: (answered: AnsweredReport) => ReactNode;
  /** The ways to share a report; there is none where it is shared with its Purchase Analysis. */
  share?: (answered: AnsweredReport) => ReactNode;
  /** What the client sent back. */
  ideas?: (answered: AnsweredReport) => ReactNode;
};

/** The officer's preview of a report: what its client will see, as it was last saved. */
export function ReviewScreen({ report, cobrand, share, ideas }: Props) {
  const [search] = useSearchParams();
  const id = search.get("reportID");
  const answer = useApi("GET /v2/client/reports/{id}", id ? { path: { id } } : null, { shouldRetryOnError: false });
  if (!id || (answer.state === "failed" && answer.error.code === "missing")) return <Missing />;
  if (answer.state === "failed") return <Problem message={answer.message} onRetry={answer.retry} />;
  if (answer.state === "loading") return <ReviewBones />;
  const [answered] = answer.data;
  if (answered.report.status !== "complete") return <Draft answered={answered} />;
  return (
    <>
      <PageTitle>{`${answered.report.name}, review`}</PageTitle>
      <Navigator answered={answered} cobrand={cobrand} share={share} ideas={ideas} />
      {report(answered)}
    </>
  );
}

function Navigator({ answered, cobrand, share, ideas }: { answered: AnsweredReport } & Omit<Props, "report">) {
  const { report, client } = answered;
  const { attachedReports } = report.toolMeta;
  const isShared = offersShare(attachedReports);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const results = keepingQuery(resultsOf({ tool: report.toolName, reportID: report.id }), search);
  useActions([{ label: "Edit", does: "Go to the results", icon: Pencil, onSelect: () => navigate(results) }]);
  return (
    <NavigatorBar
      reportID={report.id}
      client={client}
      attached={attachedReports}
      name={report.name}
      says={`What the client will see, as saved ${dateTime(report.lastUpdated)}.${isShared ? "" : " It is shared with its Purchase Analysis."}`}
    >
      {ideas?.(answered)}
      <Link to={editorOf({ tool: report.toolName, isNew: true })} className={button}>
        <Icon of={Plus} />
        <span className="phone:sr-only">Create New</span>
      </Link>
      <Link to={results} className={button}>
        <Icon of={Pencil} />
        Edit
      </Link>
      {cobrand?.(answered)}
      {isShared && share?.(answered)}
    </NavigatorBar>
  );
}

function Draft({ answered: { report } }: { answered: AnsweredReport }) {
  const [search] = useSearchParams();
  const results = keepingQuery(resultsOf({ tool: report.toolName, reportID: report.id }), search);
  return (
    <Empty
      icon={Pencil}
      title={`${report.name} is a draft`}
      action={
        <Link to={results} className={buttonClass({ variant: "primary" })}>
          Continue editing
        </Link>
      }
    >
      A client can see a report once everything it needs is filled in and saved.
    </Empty>
  );
}

const Missing = () => (
  <Empty
    icon={FileQuestion}
    title="This report no longer exists"
    action={
      <Link to={paths.dashboard} className={buttonClass()}>
        Go to the dashboard
      </Link>
    }
  >
    It may have been deleted. Your other scenarios are on the dashboard.
  </Empty>
);

const lines = Array.from({ length: 12 }, (_, i) => i);

export const ReviewBones = () => (
  <Skeleton label="Loading the report" className="flex-1 p-6">
    <Bone className="mx-auto mb-6 h-6 w-64" />
    {lines.map((line) => (
      <Bone key={line} className="mx-auto my-3 h-4 w-full max-w-[1040px]" />
    ))}
  </Skeleton>
);
