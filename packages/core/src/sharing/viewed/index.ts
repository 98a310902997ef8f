/** A client has opened the report: it is kept when, and the officer is told. */
import * as Branding from "../../branding/index";
import * as Users from "../../people/users/index";
import { viewer } from "../../platform/actor";
import { env } from "../../platform/declare/env";
import { UserFacingError } from "../../platform/errors";
import { logError } from "../../platform/log";
import { compose, send } from "../../platform/mail/mail";
import * as Reports from "../../reports/index";
import type { Mark } from "../../reports/viewed/index";
import * as Viewed from "../../reports/viewed/index";
import * as Links from "../links/index";
import { viewedMail } from "../mails/viewed";
import { sentences } from "../report/schema";
import type { ViewedAnswer } from "./schema";

/** As the specification has it: reports of clients named so are for showing the product. */
const isDemo = (name: string) => name.toLowerCase().endsWith(" demo");

/** The officer hears of a view when the report was never viewed, or was saved since. */
const isNews = (lastUpdated: string, { before }: Mark) => before === undefined || lastUpdated > before;

/**
 * Notes a view, and tells the officer, unless it is the officer's own look, a meeting, a demo or no news, or the officer asked not to be told. A mail
 * that cannot be sent takes the note back, so that the next view tells.
 */
export async function note(): Promise<ViewedAnswer> {
  const { ownerId, reportId, linkId, isPreview, isQuiet } = viewer();
  if (isPreview) return { notified: false, lastViewed: null };
  const [found, link] = await Promise.all([Reports.served(ownerId, reportId), Links.known(ownerId, linkId)]);
  if (!found) throw new UserFacingError("missing", sentences.failed);
  const mark = await Viewed.mark({ ownerId, reportId });
  const { client, report } = found;
  const isTold = !isQuiet && !link.isMeeting && !isDemo(client.name) && isNews(report.lastUpdated, mark);
  if (!isTold) return { notified: false, lastViewed: mark.at };
  try {
    await tell({ ownerId, clientName: client.name, reportName: report.name, tool: link.tool, reportId });
    return { notified: true, lastViewed: mark.at };
  } catch (error) {
    logError(error, { doing: "tell an officer that a report was viewed" });
    await Viewed.takeBack(mark);
    return { notified: false, lastViewed: null };
  }
}

type News = { ownerId: string; clientName: string; reportName: string; tool: string; reportId: string };

async function tell({ ownerId, clientName, reportName, tool, reportId }: News): Promise<void> {
  const [{ email: to }, brand] = await Promise.all([Users.byId(ownerId), Branding.of(ownerId)]);
  const url = `${env("ORIGIN").split(",")[0]}/${tool}/review?reportID=${reportId}`;
  await send(compose(viewedMail({ to, brand, clientName, reportName, url })));
}
