import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { defaultTool, toolNames } from "@highway/core/tools/pure/names";
import { CircleDashed, FolderOpen, Table2 } from "lucide-react";
import { type ComponentProps, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useActions } from "../../lib/actions";
import type { AnswerOf } from "../../lib/api/api";
import { type Loaded, useApi } from "../../lib/api/use-api";
import { date, money, moneyWithCents } from "../../lib/format/format";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { editorOf } from "../../lib/paths";
import { noteNeverSaved } from "../../scenario/drafts/never-saved";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button-style";
import { Card } from "../../ui/card";
import { MiddleText } from "../../ui/middle-text";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { lastViewWords, StatusBadge } from "./scenario-status";

const SavedScenarios = lazyWindow(
  async () => ({ default: (await import("./saved-scenarios")).SavedScenarios }),
  closeWindow,
);

type Props = Pick<ComponentProps<typeof SavedScenarios>, "share">;

/** Lists what the officer worked on last, saved or not, each a press away. */
export function RecentScenarios({ share }: Props) {
  const [all, setAll] = useState(false);
  const navigate = useNavigate();
  const recent = useRecentScenarios();
  const some = recent.state === "ready" && recent.data.length > 0;
  useActions([{ label: "Saved scenarios", icon: FolderOpen, disabled: !some, onSelect: () => setAll(true) }]);
  return (
    <Card
      title="Recent scenarios"
      flush
      aside={
        some && (
          <button type="button" onClick={() => setAll(true)} className={buttonClass({ variant: "link", size: "sm" })}>
            View all scenarios
          </button>
        )
      }
    >
      {recent.state === "loading" && <RecentSkeleton />}
      {recent.state === "failed" && <Problem message={recent.message} onRetry={recent.retry} />}
      {recent.state === "ready" && !some && <NoScenarios />}
      {some && (
        <ul className="@container pb-1">
          {recent.data.map((scenario) => (
            <RecentScenario key={scenario.id} scenario={scenario} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {all && (
          <SavedScenarios
            open
            onClose={() => setAll(false)}
            clientID={null}
            share={share}
            onLoad={({ report }) => navigate(editorOf({ tool: report.toolName, reportID: report.id }))}
          />
        )}
      </Suspense>
    </Card>
  );
}

const NoScenarios = () => (
  <Empty
    icon={Table2}
    title="You currently have no saved scenarios."
    action={
      <Link to={editorOf({ tool: defaultTool })} className={buttonClass({ variant: "primary" })}>
        New comparison
      </Link>
    }
  >
    Compare loans for a client. Scenarios that you save appear here.
  </Empty>
);

/** One line of the dashboard: all of it leads to the editor. */
const RecentScenario = ({ scenario: { id, tool, name, about, place, at, status } }: { scenario: Recent }) => (
  <li>
    <Link
      to={editorOf({ tool, reportID: id })}
      onClick={() => status === "unsaved" && noteNeverSaved(id)}
      className="grid min-h-13 grid-cols-[minmax(0,1fr)_150px_88px_104px] items-center gap-3 border-line border-t px-5 py-1.5 hover:bg-hover @max-[600px]:grid-cols-[minmax(0,1fr)_auto]"
    >
      <span className="min-w-0">
        <MiddleText className="font-medium">{name}</MiddleText>
        <span className="num block truncate text-fg-3 text-xs">{about}</span>
      </span>
      <span className="truncate text-fg-2 @max-[600px]:hidden">{place}</span>
      <span className="num text-fg-2 @max-[600px]:hidden">{date(at)}</span>
      <span className="@max-[600px]:text-right">
        {status === "unsaved" ? <Badge icon={CircleDashed}>Unsaved</Badge> : <StatusBadge status={status} />}
        <span className="num hidden text-fg-3 text-xs @max-[600px]:block">{date(at)}</span>
      </span>
    </Link>
  </li>
);

const RecentSkeleton = () => (
  <Skeleton label="Loading scenarios" className="pb-1">
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className="flex min-h-13 items-center gap-3 border-line border-t px-5">
        <span className="flex flex-1 flex-col gap-1.5">
          <Bone className="h-3 w-40" />
          <Bone className="h-2 w-24" />
        </span>
        <Bone className="h-3 w-20 phone:hidden" />
        <Bone className="h-5 w-20 rounded-full" />
      </div>
    ))}
  </Skeleton>
);

const mostRecent = 5;

type Recent = {
  id: string;
  tool: SavedToolKey;
  name: string;
  /** "Elena Marchetti · Viewed 2:14 PM"; "Buy or Rent · Not saved yet · $2,528.27 a month". */
  about: string;
  place: string | null;
  at: string;
  status: "complete" | "draft" | "unsaved";
};

const joinParts = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(" · ");

/** The tool of a report that is no loan comparison, as most are. */
const otherTool = (tool: SavedToolKey) => tool !== defaultTool && toolNames[tool];

type Draft = AnswerOf<"GET /v2/client/working-copies">[number];

/** A draft without a name goes by where it is and for how much: "Raleigh, NC, $500,000". */
const draftName = ({ name, place, price }: Draft) =>
  name || [place, price !== null && money(price)].filter(Boolean).join(", ") || "New scenario";

/** Gives the scenarios touched last: saved ones, and those begun and never saved, whose copies the editor kept. Copies into which nothing was typed push nothing away. */
export function useRecentScenarios(): Loaded<Recent[]> {
  const saved = useApi("GET /v2/client/report-lines/page", { query: { count: String(mostRecent) } });
  const copies = useApi("GET /v2/client/working-copies");
  if (saved.state !== "ready") return saved;
  // The copies are a convenience: while they load, or when they fail, the saved scenarios stand alone.
  const begun = copies.state === "ready" ? copies.data.filter((copy) => copy.basedOn === null && !copy.isEmpty) : [];
  const known = new Set(saved.data.map(({ id }) => id));
  const data: Recent[] = [
    ...begun
      .filter((copy) => !known.has(copy.id))
      .map((copy) => ({
        id: copy.id,
        tool: copy.toolName,
        name: draftName(copy),
        about: joinParts(
          otherTool(copy.toolName),
          "Not saved yet",
          copy.payment !== null && `${moneyWithCents(copy.payment)} a month`,
        ),
        place: copy.place,
        at: copy.updatedAt,
        status: "unsaved" as const,
      })),
    ...saved.data.map(({ id, toolName, name, clientName, lastViewed, towns, lastUpdated, status }) => ({
      id,
      tool: toolName,
      name,
      about: joinParts(otherTool(toolName), clientName, lastViewWords(lastViewed)),
      place: towns,
      at: lastUpdated,
      status,
    })),
  ];
  return { ...saved, data: data.sort((a, b) => b.at.localeCompare(a.at)).slice(0, mostRecent), replace: () => {} };
}
