import type { News } from "@highway/core/sharing/activity/schema";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useApi } from "../../../lib/api/use-api";
import { dayName, startOfDay, times } from "../../../lib/format/days";
import { date, time } from "../../../lib/format/format";
import { clientPage, paths } from "../../../lib/paths";
import { useUser } from "../../../lib/session";
import { Avatar } from "../../../ui/avatar";
import { buttonClass } from "../../../ui/button-style";
import { Card } from "../../../ui/card";
import { MiddleText } from "../../../ui/middle-text";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";

/** The most that is read, and the most lines that are shown. */
const mostNews = 50;
const mostLines = 5;

/** Says on Home who opened what, and who sent an idea or likes a loan, since yesterday or the officer's last visit; each line leads to the client. */
export function ClientNews() {
  const { id } = useUser();
  const [{ since, isLastVisit }] = useState(() => newsSince(id, new Date()));
  useEffect(() => noteVisit(id, new Date()), [id]);
  const news = useApi("GET /v2/share/news", { query: { since: since.toISOString(), count: String(mostNews) } });
  const day = dayName(since.toISOString(), new Date());
  const lines = news.state === "ready" ? newsLines(news.data) : [];
  return (
    <Card
      title={isLastVisit ? `Since your last visit, ${day}` : `Since ${day}`}
      flush
      aside={
        <Link to={paths.sharedLinks} className={buttonClass({ variant: "link", size: "sm" })}>
          Shared links
        </Link>
      }
    >
      {news.state === "loading" && (
        <Skeleton label="Loading what clients opened" className="px-5 pb-4">
          <Bone className="my-2 h-8 w-full" />
        </Skeleton>
      )}
      {news.state === "failed" && <Problem message={news.message} onRetry={news.retry} />}
      {news.state === "ready" && lines.length === 0 && (
        <p className="min-h-12 px-5 pt-1 pb-4 text-fg-3">
          {`No client has opened a report since ${isLastVisit ? "then" : day}.`}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="pb-1">
          {lines.slice(0, mostLines).map((line) => (
            <li key={line.id}>
              <Link
                to={clientPage(line.clientID)}
                className="flex min-h-13 items-center gap-3 border-line border-t px-5 py-1.5 hover:bg-hover"
              >
                <Avatar name={line.clientName} />
                <span className="min-w-0 flex-1">
                  <MiddleText className="font-medium">{line.clientName}</MiddleText>
                  <span className="block truncate text-fg-3 text-xs">{newsWords(line)}</span>
                </span>
                <time dateTime={line.at} className="num shrink-0 text-fg-3 text-xs">
                  {momentOf(line.at, new Date())}
                </time>
              </Link>
            </li>
          ))}
          {lines.length > mostLines && (
            <li className="border-line border-t px-5 py-2 text-fg-3 text-xs">And {lines.length - mostLines} more.</li>
          )}
        </ul>
      )}
    </Card>
  );
}

type NewsLine = News & { count: number };

/** Joins what one client did with one report: ideas and choices stand alone, openings are counted. The newest come first. */
function newsLines(news: readonly News[]): NewsLine[] {
  const lines: NewsLine[] = [];
  for (const each of news) {
    const known = lines.find(
      ({ kind, clientID, reportID }) =>
        kind === "opened" && each.kind === "opened" && clientID === each.clientID && reportID === each.reportID,
    );
    if (known) known.count += 1;
    else lines.push({ ...each, count: 1 });
  }
  return lines;
}

/** "Opened Raleigh or Cary twice". Somebody else may hold a link that anyone can open: that is said on the client's page. */
function newsWords({ kind, reportName, count }: NewsLine): string {
  if (kind === "idea") return `Sent an idea about ${reportName}`;
  if (kind === "choice") return `Likes a loan in ${reportName}`;
  return `Opened ${reportName}${count > 1 ? ` ${times(count)}` : ""}`;
}

/** "2:14 PM" of today, "Yesterday", "Friday", "11/02/2026". */
function momentOf(at: string, now: Date): string {
  const name = dayName(at, now);
  if (name === "today") return time(at);
  return name === "yesterday" ? "Yesterday" : name === date(at) ? date(at) : name;
}

/** Home was opened at these times: now, and on the visit before this one. */
type Visits = { at: number; before: number | null };

const visitsKey = (userID: string) => `highway.visits.${userID}`;
/** An officer who comes back after this many milliseconds is on another visit. */
const sameVisit = 4 * 3_600_000;

function readVisits(userID: string): Visits | null {
  try {
    const { at, before } = JSON.parse(localStorage.getItem(visitsKey(userID)) ?? "{}");
    return typeof at === "number" ? { at, before: typeof before === "number" ? before : null } : null;
  } catch {
    return null;
  }
}

/** Notes that the officer is here. A browser that keeps nothing has no last visit. */
export function noteVisit(userID: string, now: Date): void {
  const known = readVisits(userID);
  const isAnother = known !== null && now.getTime() - known.at > sameVisit;
  const visits: Visits = { at: now.getTime(), before: isAnother ? known.at : (known?.before ?? null) };
  try {
    localStorage.setItem(visitsKey(userID), JSON.stringify(visits));
  } catch {
    // Without storage the news begins yesterday.
  }
}

/** Since when what clients did is news: yesterday, or the officer's last visit in this browser where that is longer ago; a month at most. */
export function newsSince(userID: string, now: Date): { since: Date; isLastVisit: boolean } {
  const yesterday = startOfDay(now, 1);
  const visits = readVisits(userID);
  const isAnother = visits !== null && now.getTime() - visits.at > sameVisit;
  const last = isAnother ? visits.at : (visits?.before ?? null);
  if (last === null || last >= yesterday.getTime()) return { since: yesterday, isLastVisit: false };
  const farthest = startOfDay(now, 30);
  return last < farthest.getTime()
    ? { since: farthest, isLastVisit: false }
    : { since: new Date(last), isLastVisit: true };
}
