import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";
import { isChoice } from "@highway/core/sharing/pure/idea-loan";
import type { Sent } from "@highway/core/sharing/sending/schema";
import { Eye, Lightbulb, Link2, type LucideIcon, Mail, ThumbsUp } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import type { Loaded } from "../../../lib/api/use-api";
import { type Pages, usePages } from "../../../lib/api/use-pages";
import { cx } from "../../../lib/class-names";
import { times } from "../../../lib/format/days";
import { dateTime } from "../../../lib/format/format";
import { loadOf } from "../../../lib/paths";
import { placesOf } from "../../../scenario/names/loan-name";
import { Card } from "../../../ui/card";
import { Icon } from "../../../ui/icon";
import { Empty } from "../../../ui/page/empty";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { ViewMore } from "../../../ui/page/view-more";
import { toldChanges } from "../ideas/told-changes";
import { endInWords } from "../link-ends";
import { stateOf } from "../links/link-state";
import { firstName } from "../subject";
import { type StoryLine, type StoryMail, storyOf } from "./story";

type Props = {
  story: Loaded<Pages<StoryLine>>;
  /** The client's reports as far as they are read: an idea is told by the loan of its report. */
  reports: readonly Report[];
  client: Client;
};

/** The engine comes with the first idea of a story, for most have none. */
const IdeaTold = lazy(() => import("./idea-told"));

/** Tells what passed between the officer and a client: what was sent and what became of it, who opened it, what came back. */
export const StoryCard = ({ story, reports, client }: Props) => (
  <Card title="Activity" flush>
    {story.state === "loading" && (
      <Skeleton label="Loading activity" className="px-5 pb-4">
        {[0, 1, 2].map((row) => (
          <Bone key={row} className="my-4 h-8 w-full" />
        ))}
      </Skeleton>
    )}
    {story.state === "failed" && <Problem message={story.message} onRetry={story.retry} />}
    {story.state === "ready" && story.data.items.length === 0 && (
      <Empty icon={Mail} title="Nothing has been sent yet">
        What you send {firstName(client.name)}, when it is opened, and the ideas that come back appear here.
      </Empty>
    )}
    {story.state === "ready" && story.data.items.length > 0 && (
      <>
        <ol className="pb-1">
          {story.data.items.map((line) => (
            <Line key={line.id} line={line} reports={reports} client={client} />
          ))}
        </ol>
        {story.data.more && (
          <div className="flex justify-center p-3">
            <ViewMore size="sm" onMore={story.data.viewMore} busy={story.data.loadingMore} />
          </div>
        )}
      </>
    )}
  </Card>
);

const icons: Record<StoryLine["kind"], [LucideIcon, string]> = {
  sent: [Mail, "text-fg-3"],
  copied: [Link2, "text-fg-3"],
  opened: [Eye, "text-positive"],
  idea: [Lightbulb, "text-warning"],
  choice: [ThumbsUp, "text-positive"],
};

function Line({ line, reports, client }: { line: StoryLine } & Pick<Props, "reports" | "client">) {
  const [icon, tone] = icons[line.kind];
  return (
    <li className="flex gap-3 border-line border-t px-5 py-3">
      <Icon of={icon} className={cx("mt-0.5", tone)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">{headOf(line, firstName(client.name))}</span>
          <time dateTime={line.at} className="num shrink-0 text-fg-3">
            {dateTime(line.at)}
          </time>
        </p>
        {line.kind === "sent" && line.mails.map((mail) => <MailLine key={mail.id} mail={mail} {...line} />)}
        {line.kind === "copied" && <p className="num text-fg-2">{linkWords(line.link)}</p>}
        {(line.kind === "idea" || line.kind === "choice") && (
          <IdeaLine idea={line.idea} reports={reports} client={client} />
        )}
      </div>
    </li>
  );
}

function headOf(line: StoryLine, name: string): ReactNode {
  const report = (
    <Link to={loadOf(line.tool, line.reportID)} className="font-medium underline-offset-2 hover:underline">
      {line.reportName}
    </Link>
  );
  switch (line.kind) {
    case "sent":
      return line.isForApproval ? <>You sent {report} for approval</> : <>You emailed {report}</>;
    case "copied":
      return <>You copied a link to {report}</>;
    case "opened":
      return (
        <>
          {line.email ?? "Someone with the link"} opened {report}
          {line.count > 1 && ` ${times(line.count)}`}
        </>
      );
    case "idea":
    case "choice":
      return (
        <>
          {name} {line.kind === "idea" ? "sent an idea about" : "likes a loan in"} {report}
        </>
      );
  }
}

const mailWords: Record<Sent["status"], string> = {
  OK: "Sent",
  QUEUED: "On its way",
  UNSUBSCRIBED: "Not sent",
  FAILED: "Not delivered",
  unknown: "Not known whether it arrived",
};

const mailTones: Record<Sent["status"], string> = {
  OK: "text-fg-2",
  QUEUED: "text-fg-2",
  UNSUBSCRIBED: "text-warning",
  FAILED: "text-danger",
  unknown: "text-warning",
};

/** Says what became of one mail, and of the link that is in it. */
function MailLine({ mail, hasPasscode }: { mail: StoryMail; hasPasscode: boolean }) {
  const { email, status, reason, link } = mail;
  const facts = [mailWords[status], hasPasscode && "with a passcode", link && linkWords(link).toLowerCase()];
  return (
    <p className="num text-fg-2 wrap-anywhere">
      {email}: <span className={mailTones[status]}>{facts.filter(Boolean).join(", ")}</span>
      {reason && <span className="block text-fg-3 text-sm">{reason}</span>}
    </p>
  );
}

/** "Opened twice, ends on 12/22/2026"; "Not opened yet"; "Revoked". */
function linkWords(link: Parameters<typeof stateOf>[0]): string {
  const { word, isOpen } = stateOf(link, Date.now());
  if (!isOpen || link.lockedAt) return word;
  const seen = link.views > 0 ? `Opened ${times(link.views)}` : "Not opened yet";
  return link.expiresAt ? `${seen}, ${endInWords(link.expiresAt)}` : seen;
}

type IdeaLineProps = { idea: Extract<StoryLine, { kind: "idea" }>["idea"] } & Pick<Props, "reports" | "client">;

/** Says what the client would like, from what and with what result, and in which words; of a loan that is liked as it is, "Loan B". */
function IdeaLine({ idea, reports, client }: IdeaLineProps) {
  const report = reports.find(({ id }) => id === idea.reportID);
  const wanted = <p className="num text-fg-2">{wantedWords(idea, report)}</p>;
  return (
    <>
      {report && !isChoice(idea.changes) ? (
        <Suspense fallback={wanted}>
          <IdeaTold idea={idea} report={report} client={client} otherwise={wanted} />
        </Suspense>
      ) : (
        wanted
      )}
      {idea.note && <p className="text-fg-2 wrap-anywhere">“{idea.note}”</p>}
    </>
  );
}

/** "Loan B: price $490,000": all that is known where the report or its loan is gone. */
function wantedWords({ loanID, changes }: IdeaLineProps["idea"], report: Report | undefined): string {
  const loan = report?.loans.find(({ id }) => id === loanID);
  const title = loan && placesOf(report!.loans).get(loan)?.head;
  return [title, toldChanges(changes, report).join(", ")].filter(Boolean).join(": ");
}

/** What one page of the story is made of. */
const activityPageSize = 25;

/** Reads what passed between the officer and a client, the newest first. */
export function useStory(clientID: string): Loaded<Pages<StoryLine>> {
  const activities = usePages(
    "GET /v2/client/{id}/activity",
    (offset) => ({ path: { id: clientID }, query: { offset: String(offset), count: String(activityPageSize) } }),
    (answer) => answer,
    activityPageSize,
  );
  if (activities.state !== "ready") return activities;
  return { ...activities, data: { ...activities.data, items: storyOf(activities.data.items) }, replace: () => {} };
}
