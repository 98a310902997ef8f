import * as z from "zod/mini";
import { ClientId } from "../../clients/schema";
import { endpoints } from "../../platform/declare/endpoint";
import { paging } from "../../platform/declare/paging.schema";
import { ReportId } from "../../reports/schema";
import { Idea, IdeaId, IdeaReportId } from "../ideas/schema";
import { View } from "../views/schema";
import { link, token } from "./example";
import { CopyInput, ExpiryInput, Link, LinkId, Shown, sentences } from "./schema";

const path = z.object({ id: LinkId });
const ideaPath = z.object({ id: IdeaReportId, ideaID: IdeaId });
const officers = { allow: "officer", uses: ["table"] } as const;
const idea = {
  id: "ide_01kahtq9z8c6b4d2f0g8h6j4k2",
  reportID: link.reportID,
  loanID: "l1",
  changes: { price: 490000, extraPayment: 200 },
  note: "Could we offer a little less?",
  from: link.clientName,
  email: "elena@example.com",
  link: link.id,
  createdAt: "2026-11-20T18:09:41.000Z",
};
const view = {
  id: "viw_01kahtq9z8c6b4d2f0g8h6j4k2",
  viewedAt: "2026-11-20T18:04:10.000Z",
  seconds: 212,
  sections: ["summary", "monthly", "cash"],
  email: "elena@example.com",
};

/** The officer's own calls about links, about who viewed them, and about the ideas that came back. */
export const linkEndpoints = endpoints({
  "POST /v2/share/get-live-share": {
    does: "Makes a link to a report that anyone who has it can open, and returns its address, which is shown only once. With `isPreview` it is for the officer's own use.",
    handler: "sharing/copy-link",
    ...officers,
    limits: [{ by: "actor", count: 100, seconds: 600 }],
    body: CopyInput,
    answer: z.tuple([z.strictObject({ url: z.string() })]),
    failure: sentences.failed,
    example: {
      body: { id: link.clientID, reportID: link.reportID, tool: "lc2", clientName: link.clientName },
      answer: [{ url: `https://app.highway.example/lc2/live-share?data=${token}&in=en` }],
    },
  },
  "GET /v2/share/links": {
    does: "The officer's links, of one report, of one client or of all, the newest first; `searchText` looks in the newest 2,000 for the client's name, the report's name and the recipient's address; `previews=true` lists the links for the officer's own use instead, and `show` keeps only links that are open, or that have ended.",
    handler: "sharing/list-links",
    ...officers,
    query: z.object({
      ...paging({ count: 25, most: 50 }),
      reportID: z.optional(z.union([z.literal(""), ReportId], "Enter the id of a report")),
      clientID: z.optional(z.union([z.literal(""), ClientId], "Enter the id of a client")),
      searchText: z._default(z.string().check(z.trim(), z.maxLength(100, "Search for at most 100 characters")), ""),
      previews: z._default(z.enum(["true", "false"], "Set previews to true or false"), "false"),
      show: z._default(Shown, "all"),
    }),
    answer: z.array(Link),
    example: { query: { count: "25", reportID: link.reportID }, answer: [link] },
  },
  "DELETE /v2/share/links/{id}": {
    does: "Revokes a link. From now on it opens nothing, and anyone who has it open can read nothing more.",
    handler: "sharing/revoke-link",
    ...officers,
    path,
    answer: z.tuple([Link]),
    example: { path: { id: link.id }, answer: [{ ...link, revokedAt: "2026-11-20T19:00:00.000Z" }] },
  },
  "PUT /v2/share/links/{id}": {
    does: "Sets when a link ends; null means that it never does. A link that has ended can be opened again; a revoked link stays revoked.",
    handler: "sharing/expire-link",
    ...officers,
    path,
    body: ExpiryInput,
    answer: z.tuple([Link]),
    example: {
      path: { id: link.id },
      body: { expiresAt: "2099-12-21T04:59:59.999Z" },
      answer: [{ ...link, expiresAt: "2099-12-21T04:59:59.999Z" }],
    },
  },
  "POST /v2/share/links/{id}/unlock": {
    does: "Unlocks a link that too many wrong passcodes have locked.",
    handler: "sharing/unlock-link",
    ...officers,
    path,
    answer: z.tuple([Link]),
    example: { path: { id: link.id }, answer: [link] },
  },
  "GET /v2/share/links/{id}/views": {
    does: "Who viewed the report through this link, when, for how long and which sections, the newest first.",
    handler: "sharing/list-views",
    ...officers,
    path,
    query: z.object(paging({ count: 25, most: 100 })),
    answer: z.array(View),
    example: { path: { id: link.id }, answer: [view] },
  },
  "GET /v2/client/reports/{id}/ideas": {
    does: "The ideas and choices that clients sent back from this report, the newest first.",
    handler: "sharing/list-ideas",
    ...officers,
    path: z.object({ id: ReportId }),
    query: z.object(paging({ count: 25, most: 100 })),
    answer: z.array(Idea),
    example: { path: { id: link.reportID }, answer: [idea] },
  },
  "DELETE /v2/client/reports/{id}/ideas/{ideaID}": {
    does: "Deletes a client's idea.",
    handler: "sharing/remove-idea",
    ...officers,
    path: ideaPath,
    answer: z.tuple([]),
    example: { path: { id: link.reportID, ideaID: idea.id }, answer: [] },
  },
});
