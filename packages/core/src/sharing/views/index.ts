/** Views: who viewed what, when, and for how long. They count people alone, as far as a page can tell. */
import { createWriteTransaction } from "electrodb";
import type { Client } from "../../clients/schema";
import { action } from "../../platform/action";
import { person, viewer } from "../../platform/actor";
import { isoNow } from "../../platform/clock";
import type { Page } from "../../platform/declare/paging.schema";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { logError } from "../../platform/log";
import { limit } from "../../platform/table/limit";
import { conditionFailed } from "../../platform/table/table";
import { commit } from "../../platform/table/write";
import * as Reports from "../../reports/index";
import * as Marks from "../../reports/marks/index";
import { ActivityEntity, type ActivityItem } from "../activity/entity";
import { LinkEntity, type LinkItem } from "../links/entity";
import * as Links from "../links/index";
import * as LinkList from "../links/list/index";
import { mailOfficer } from "../mails/officer";
import { sentences } from "../report/schema";
import { ViewEntity } from "./entity";
import { type View, type ViewedAnswer, ViewInput } from "./schema";

/**
 * Counts a visit once, and keeps how long it lasted. A visit counts when the page was visible and either a passcode was typed or somebody touched
 * something. The officer's own looks and previews never count.
 * @returns whether it counts
 */
export const noteView = action(ViewInput, async (seen): Promise<boolean> => {
  const { ownerId, linkId, isPreview, isQuiet } = viewer();
  if (isPreview || isQuiet || seen.seconds < 1) return false;
  const link = await Links.admittedLink(ownerId, linkId);
  if (!link.hasPasscode && !seen.isHuman) return false;
  const { data: known } = await ViewEntity.get(viewKey(seen)).go({ consistent: true });
  if (!known && !(await mayBegin(linkId))) return false;
  if (known || !(await beginView(seen, link))) await extendView(seen);
  return true;
});

/** Nobody opens a report so often in a day. What comes beyond is a program that makes up pages, and would bury what other clients did. */
export const visitsOfDay = { what: "visits of a link", cap: { count: 200, seconds: 86_400 } };

async function mayBegin(linkId: string): Promise<boolean> {
  try {
    await limit(visitsOfDay.what, linkId, visitsOfDay.cap);
    return true;
  } catch (error) {
    if (error instanceof UserFacingError) return false;
    throw error;
  }
}

const viewKey = ({ page }: Pick<ViewInput, "page">) => {
  const { ownerId, linkId, shareSessionId: sessionId } = viewer();
  return { ownerId, linkId, sessionId, page };
};

/** Begins a visit. @returns false when the visit is known already */
async function beginView({ page, seconds, sections }: ViewInput, of: LinkItem): Promise<boolean> {
  const key = viewKey({ page });
  const { ownerId, linkId } = key;
  const viewedAt = isoNow();
  const viewId = newId("view");
  const email = viewer().email ?? undefined;
  const opened: ActivityItem = {
    ownerId,
    clientId: of.clientId,
    clientName: of.clientName,
    kind: "opened",
    by: "client",
    at: viewedAt,
    subject: viewId,
    reportId: of.reportId,
    reportName: of.reportName,
    tool: of.tool,
    email,
  };
  const entities = { view: ViewEntity, link: LinkEntity, activity: ActivityEntity };
  const refused = await commit(
    createWriteTransaction(entities, ({ view, link, activity }) => [
      view.create({ ...key, viewId, viewedAt, seconds, sections, email }).commit(),
      link.patch({ ownerId, linkId }).add({ views: 1 }).set({ lastViewed: viewedAt }).commit(),
      activity.put(opened).commit(),
    ]),
  );
  return refused.length === 0;
}

/** Extends a visit. What the page said before may arrive after what it says now, so a visit never grows shorter. */
async function extendView({ page, seconds, sections }: ViewInput): Promise<void> {
  try {
    await ViewEntity.patch(viewKey({ page }))
      .set({ seconds, sections })
      .where((view, { lte }) => lte(view.seconds, seconds))
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

/** Lists the visits of one of the officer's links, the newest first. @throws UserFacingError missing */
export async function list(linkId: string, { offset, count }: Page): Promise<View[]> {
  await LinkList.get(linkId);
  const { data } = await ViewEntity.query
    .newest({ ownerId: person().userId, linkId })
    .go({ order: "desc", count: offset + count });
  return data.slice(offset).map(({ viewId: id, viewedAt, seconds, sections, email = null }) => {
    return { id, viewedAt, seconds, sections, email };
  });
}

/** Reports of clients whose name ends so are for showing the product, as the specification has it; so are those of a client that an admin marked. */
const isForShow = ({ name, isDemo }: Client) => isDemo || name.toLowerCase().endsWith(" demo");

/** Tells whether a view is news to the officer: the report was never viewed, or was saved since it was. */
const isNews = (lastUpdated: string, { before }: Marks.View) => before === undefined || lastUpdated > before;

/**
 * Notes a view, and tells the officer unless the view is the officer's own look, a meeting, a demo or no news, or the officer asked not to be told. A
 * mail that cannot be sent takes the note back, so that the next view tells.
 */
export async function noteViewed(): Promise<ViewedAnswer> {
  const { ownerId, reportId, linkId, email, isPreview, isQuiet } = viewer();
  if (isPreview) return { notified: false, lastViewed: null };
  const [found, link] = await Promise.all([
    Reports.serveReport(ownerId, reportId),
    Links.admittedLink(ownerId, linkId),
  ]);
  if (!found) throw new UserFacingError("missing", sentences.failed);
  const view = await Marks.viewed({ ownerId, reportId });
  if (!view) throw new UserFacingError("missing", sentences.failed);
  const { client, report } = found;
  const isTold = !isQuiet && !link.isMeeting && !isForShow(client) && isNews(report.lastUpdated, view);
  if (!isTold) return { notified: false, lastViewed: view.at };
  try {
    await tellOfficer({ ownerId, clientName: client.name, email, reportName: report.name, tool: link.tool, reportId });
    return { notified: true, lastViewed: view.at };
  } catch (error) {
    logError(error, { doing: "tell an officer that a report was viewed" });
    await Marks.takeBackView(view);
    return { notified: false, lastViewed: null };
  }
}

type ViewNews = {
  ownerId: string;
  clientName: string;
  email: string | null;
  reportName: string;
  tool: string;
  reportId: string;
};

/** Tells the officer that a client has opened a report. */
const tellOfficer = ({ ownerId, clientName, email, reportName, tool, reportId }: ViewNews): Promise<void> =>
  mailOfficer(ownerId, {
    client: { name: clientName, email },
    title: `${clientName} viewed your report`,
    preheader: "Now is a good moment to call.",
    body: [
      { kind: "text", text: "The report was opened for the first time since you saved it." },
      {
        kind: "facts",
        facts: [
          ["Client", clientName],
          ["Report", reportName],
        ],
      },
    ],
    button: { label: "Open the report", path: `/${tool}/review?reportID=${reportId}` },
  });
