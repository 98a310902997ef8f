import * as z from "zod/mini";
import { ClientId } from "../../clients/schema";
import { endpoints } from "../../platform/declare/endpoint";
import { paging } from "../../platform/declare/paging.schema";
import { link } from "../links/example";
import { Activity, News } from "./schema";

const { reportID, reportName, tool, clientID, clientName, createdAt } = link;
const email = "elena@example.com";
const openedExample = {
  kind: "opened" as const,
  at: "2026-11-20T18:04:10.000Z",
  reportID,
  reportName,
  tool,
  id: "viw_01kahtq9z8c6b4d2f0g8h6j4k2",
  email,
};

/** The officer's calls about what passed between them and their clients. */
export const activityEndpoints = endpoints({
  "GET /v2/client/{id}/activity": {
    does: "Everything that passed between the officer and a client, the newest first: emails with the outcome of each, links, openings, ideas and choices of a loan.",
    handler: "sharing/list-activity",
    allow: "officer",
    uses: ["table"],
    path: z.object({ id: ClientId }),
    query: z.object(paging({ count: 25, most: 50 })),
    answer: z.array(Activity),
    example: {
      path: { id: clientID },
      answer: [openedExample, { kind: "link", at: createdAt, reportID, reportName, tool, link }],
    },
  },
  "GET /v2/share/news": {
    does: "What the officer's clients did since a time, the newest first: reports that they opened, ideas that they sent, loans that they chose.",
    handler: "sharing/list-news",
    allow: "officer",
    uses: ["table"],
    query: z.object({
      since: z.iso.datetime("Enter a day and a time"),
      count: paging({ count: 25, most: 50 }).count,
    }),
    answer: z.array(News),
    example: { query: { since: "2026-11-19T05:00:00.000Z" }, answer: [{ ...openedExample, clientID, clientName }] },
  },
});
