import type { Client } from "@highway/core/clients/schema";
import { townsOf } from "@highway/core/reports/pure/towns";
import type { Report } from "@highway/core/reports/schema";
import { hasNoLoans, toolNames } from "@highway/core/tools/pure/names";
import { Table2 } from "lucide-react";
import { Link } from "react-router";
import type { AnswerOf } from "../../lib/api/api";
import type { Loaded } from "../../lib/api/use-api";
import { type Pages, usePages } from "../../lib/api/use-pages";
import { dateTime, moneyWithCents } from "../../lib/format/format";
import { loadOf } from "../../lib/paths";
import { isComputed, officerColumns } from "../../report/columns";
import { paymentSteps } from "../../report/payment-steps";
import { lacksTax } from "../../report/unknown-parts";
import { purposeName } from "../../scenario/names/purpose-names";
import { savedOf } from "../../scenario/store/saved-report";
import { Card } from "../../ui/card";
import { MiddleText } from "../../ui/middle-text";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ViewMore } from "../../ui/page/view-more";
import { StatusBadge } from "./scenario-status";

/** What the loans that a report offers cost a month: "$2,528.27", "$2,344.18 to $2,712.90". Null while none has a payment. */
type PaymentRange = {
  words: string;
  /** "a month", and what else the amount does not say: it is of the first months, or without property tax. */
  note: string;
};

function paymentRange(report: Report, client: Client): PaymentRange | null {
  const { document } = savedOf({ report, client });
  const offered = officerColumns({ document, client })
    .filter(isComputed)
    .filter(({ isOwed }) => !isOwed);
  const payments = offered.flatMap(({ result }) => result.monthly.total ?? []);
  if (payments.length === 0) return null;
  const [least, most] = [moneyWithCents(Math.min(...payments)), moneyWithCents(Math.max(...payments))];
  const notes = [
    "a month",
    offered.some((column) => paymentSteps(column).length > 0) && "at first",
    offered.some(lacksTax) && "without property tax",
  ];
  return { words: least === most ? least : `${least} to ${most}`, note: notes.filter(Boolean).join(", ") };
}

type ClientReport = AnswerOf<"GET /v2/client/reports">[number];

/** Reports a page. */
const clientReportPageSize = 10;

/** Reads a client's reports page by page, the last saved first. */
export const useClientReports = (clientID: string): Loaded<Pages<ClientReport>> =>
  usePages(
    "GET /v2/client/reports",
    (offset) => ({ query: { clientID, offset: String(offset), count: String(clientReportPageSize) } }),
    (answer) => answer,
    clientReportPageSize,
  );

/** Lists a client's reports of all tools, the last saved first: what each is, what its loans cost a month, how it stands. */
export const ClientReports = ({ reports }: { reports: Loaded<Pages<ClientReport>> }) => (
  <Card title="Reports" flush>
    {reports.state === "loading" && (
      <Skeleton label="Loading reports" className="px-5 pb-4">
        {[0, 1, 2].map((row) => (
          <Bone key={row} className="my-4 h-8 w-full" />
        ))}
      </Skeleton>
    )}
    {reports.state === "failed" && <Problem message={reports.message} onRetry={reports.retry} />}
    {reports.state === "ready" && reports.data.items.length === 0 && (
      <Empty icon={Table2} title="No reports yet">
        What you save for this client appears here.
      </Empty>
    )}
    {reports.state === "ready" && reports.data.items.length > 0 && (
      <>
        <ul className="@container pb-1">
          {reports.data.items.map((each) => (
            <ReportLine key={each.report.id} {...each} />
          ))}
        </ul>
        {reports.data.more && (
          <div className="flex justify-center p-3">
            <ViewMore size="sm" onMore={reports.data.viewMore} busy={reports.data.loadingMore} />
          </div>
        )}
      </>
    )}
  </Card>
);

/** One report: all of the line leads to it. In a narrow card it has two rows, so that its name keeps the width. */
function ReportLine({ report, client }: ClientReport) {
  const facts = [kindOf(report), townsOf(report.properties)].filter(Boolean);
  return (
    <li>
      <Link
        to={loadOf(report.toolName, report.id)}
        className="grid min-h-15 grid-cols-[minmax(0,1fr)_168px_156px_92px] items-center gap-4 border-line border-t px-5 py-2 hover:bg-hover @max-[720px]:grid-cols-[minmax(0,1fr)_auto_auto] @max-[720px]:gap-y-1"
      >
        <span className="min-w-0 @max-[720px]:col-span-2">
          <MiddleText className="font-medium">{report.name}</MiddleText>
          <span className="num block truncate text-fg-3 text-xs @max-[720px]:whitespace-normal">
            {facts.join(" · ")}
          </span>
        </span>
        {hasNoLoans(report.toolName) ? <span /> : <Payment range={paymentRange(report, client)} />}
        <span className="num whitespace-nowrap text-fg-2 @max-[320px]:whitespace-normal @max-[720px]:col-start-1 @max-[720px]:row-start-2 @max-[720px]:text-fg-3 @max-[720px]:text-xs">
          {dateTime(report.lastUpdated)}
        </span>
        <span className="@max-[720px]:col-start-3 @max-[720px]:row-start-1 @max-[720px]:text-right">
          <StatusBadge status={report.status} />
        </span>
      </Link>
    </li>
  );
}

/** "Loan Comparison, purchase"; a report without loans is for no purchase. */
const kindOf = ({ toolName, toolMeta }: Report) =>
  hasNoLoans(toolName) ? toolNames[toolName] : `${toolNames[toolName]}, ${purposeName(toolMeta.type).toLowerCase()}`;

const Payment = ({ range }: { range: PaymentRange | null }) => (
  <span className="num min-w-0 text-right @max-[720px]:col-span-2 @max-[720px]:col-start-2 @max-[720px]:row-start-2">
    <span className="sr-only">Monthly payment </span>
    {range ? (
      <>
        <span className="block">{range.words}</span>
        <span className="block text-fg-3 text-xs">{range.note}</span>
      </>
    ) : (
      <span className="text-fg-3">No payment yet</span>
    )}
  </span>
);
