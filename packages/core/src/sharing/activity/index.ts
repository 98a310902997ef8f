/** What passed between an officer and the clients: the story of one client, and the news of all. */
import * as Clients from "../../clients/index";
import { person } from "../../platform/actor";
import type { Page } from "../../platform/declare/paging.schema";
import { IdeaEntity } from "../ideas/entity";
import { toIdea } from "../ideas/record";
import { LinkEntity, toLink } from "../links/entity";
import * as Sending from "../sending/index";
import { ActivityEntity, type ActivityItem } from "./entity";
import type { Activity, News } from "./schema";

/** Lists what passed between the officer and a client, the newest first; each with what has become of it since. @throws UserFacingError missing */
export async function ofClient(clientId: string, { offset, count }: Page): Promise<Activity[]> {
  await Clients.get(clientId);
  const { data } = await ActivityEntity.query
    .ofClient({ ownerId: person().userId, clientId })
    .go({ order: "desc", count: offset + count });
  const found = await Promise.all(data.slice(offset).map(withRecord));
  return found.filter((activity) => activity !== undefined);
}

/** Reads the record that an activity names; undefined where it is gone, as an idea that was dismissed. */
async function withRecord({ ownerId, kind, at, subject, email, ...item }: ActivityItem): Promise<Activity | undefined> {
  const { reportId: reportID, reportName, tool } = item;
  const about = { at, reportID, reportName, tool };
  switch (kind) {
    case "sent": {
      const send = await Sending.findRecord(subject);
      return send && { kind, ...about, send };
    }
    case "link": {
      const { data } = await LinkEntity.get({ ownerId, linkId: subject }).go();
      return data ? { kind, ...about, link: toLink(data) } : undefined;
    }
    case "opened":
      return { kind, ...about, id: subject, email: email ?? null };
    case "idea":
    case "choice": {
      const { data } = await IdeaEntity.get({ ownerId, reportId: reportID, ideaId: subject }).go();
      return data ? { kind, ...about, idea: toIdea(data) } : undefined;
    }
  }
}

/** Lists what the officer's clients did since a time, the newest first. */
export async function news({ since, count }: { since: string; count: number }): Promise<News[]> {
  const { data } = await ActivityEntity.query
    .newest({ ownerId: person().userId, by: "client" })
    // Times are stored as they are compared: in UTC, with milliseconds.
    .gte({ at: new Date(since).toISOString() })
    .go({ order: "desc", count });
  return data.map((item) => ({
    kind: item.kind === "idea" || item.kind === "choice" ? item.kind : "opened",
    at: item.at,
    reportID: item.reportId,
    reportName: item.reportName,
    tool: item.tool,
    id: item.subject,
    clientID: item.clientId,
    clientName: item.clientName,
    email: item.email ?? null,
  }));
}
