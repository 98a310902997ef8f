import * as z from "zod/mini";
import { Client, ClientId } from "../clients/schema";
import { PictureId } from "../pictures/schema";
import { endpoints } from "../platform/declare/endpoint";
import { paging } from "../platform/declare/paging.schema";
import { AnalysisInput, ChaptersInput } from "./analyses/schema";
import { analysis, entry, line, report, scenario, workingCopy } from "./examples";
import {
  AnsweredReport,
  InCommon,
  ReportId,
  ReportIdToDelete,
  ReportInput,
  ReportLine,
  ReportLines,
  WorkingCopy,
  WorkingCopyEntry,
  WorkingCopyId,
  WorkingCopyInput,
  WorkingCopyQuery,
} from "./schema";

const ReportEntry = z.strictObject({ report: AnsweredReport, client: Client });
const ListedReport = z.extend(ReportEntry, { lastViewed: z.optional(z.iso.datetime()) });
const One = z.tuple([ReportEntry]);
const OneCopy = z.tuple([WorkingCopy]);
const Nothing = z.tuple([]);
const path = z.object({ id: ReportId });
const copyPath = z.object({ id: WorkingCopyId });
const id = report.id;
const listQuery = {
  searchText: z._default(z.string().check(z.trim(), z.maxLength(100, "Search for at most 100 characters")), ""),
  clientID: z.optional(z.union([z.literal(""), ClientId], "Enter the id of a client")),
};
const viewedExample = { ...report, lastViewed: "2026-11-20T18:04:10.000Z", lastSent: "2026-11-20T14:20:00.000Z" };
const body = { report: { ...scenario, name: report.name, lastUpdated: report.lastUpdated } };

export const reportEndpoints = endpoints({
  "GET /v2/client/reports": {
    does: "The officer's reports, of one client or of all, the last saved first; each with the time at which a client last viewed it, once one has.",
    handler: "reports/list",
    failure: "Failed to load scenario.",
    allow: "officer",
    uses: ["table"],
    query: z.object({
      ...paging({ count: 10, most: 25 }),
      order: z._default(z.enum(["asc", "desc"], "Order asc or desc"), "desc"),
      ...listQuery,
    }),
    answer: z.array(ListedReport),
    example: {
      query: { count: "10", order: "desc", searchText: "ral" },
      answer: [{ client: entry.client, report: viewedExample, lastViewed: viewedExample.lastViewed }],
    },
  },
  "GET /v2/client/report-lines": {
    does: "A short entry for each of the officer's reports, of one client or of all, the last saved first, in one answer that can be counted and sorted. It has at most 5,000 entries, and says whether there are more.",
    handler: "reports/list-lines",
    failure: "Failed to load scenario.",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 120, seconds: 60 }],
    query: z.object(listQuery),
    answer: z.tuple([ReportLines]),
    example: {
      query: { searchText: "ral" },
      answer: [{ lines: [line], goesOn: false }],
    },
  },
  "GET /v2/client/report-lines/page": {
    does: "A page of the short entries of `GET /v2/client/report-lines`: the officer's reports, of one client or of all, the last saved first. It reads no reports, so that it costs the same however much they hold.",
    handler: "reports/page-lines",
    failure: "Failed to load scenario.",
    allow: "officer",
    uses: ["table"],
    query: z.object({ ...paging({ count: 10, most: 25 }), ...listQuery }),
    answer: z.array(ReportLine),
    example: { query: { count: "5", searchText: "ral" }, answer: [line] },
  },
  "POST /v2/client/reports": {
    does: "Saves a new report for a client. A proposed `report.id` is used when it is free.",
    handler: "reports/create",
    allow: "officer",
    uses: ["table"],
    body: z.strictObject({ clientID: ClientId, report: ReportInput }),
    answer: One,
    status: 201,
    example: { body: { clientID: entry.client._id, report: { ...scenario, name: report.name } }, answer: [entry] },
  },
  "GET /v2/client/reports/{id}": {
    does: "One report with its client. `lastViewed` and `lastSent` say when a client last viewed it and when it was last sent, once that was.",
    handler: "reports/get",
    failure: "Failed to load scenario.",
    allow: "officer",
    uses: ["table"],
    path,
    answer: One,
    example: { path: { id }, answer: [{ client: entry.client, report: viewedExample }] },
  },
  "PUT /v2/client/reports/{id}": {
    does: "Saves a report. `report.lastUpdated` names the state it started from; if that is no longer the last, the answer is 409 with `error.current`. A change to a loan or a property is also made in the other reports of the same purchase analysis or buyer campaign (`toolMeta.attachedReports`) that contain it under the same id.",
    handler: "reports/update",
    allow: "officer",
    uses: ["table"],
    path,
    body: z.strictObject({ report: ReportInput }),
    answer: One,
    example: { path: { id }, body, answer: [entry] },
  },
  "GET /v2/client/reports/{id}/in-common": {
    does: "For each purchase analysis and buyer campaign that a report is attached to: the ids of its loans and properties that other reports in it also contain. A save changes them in all of those reports.",
    handler: "reports/in-common",
    failure: "Failed to load scenario.",
    allow: "officer",
    uses: ["table"],
    path,
    answer: z.array(InCommon),
    example: {
      path: { id },
      answer: [{ tool: "pa", id: "rpt_01jd000000000000000000000p", loans: ["l1"], properties: [] }],
    },
  },
  "POST /v2/client/purchase-analyses": {
    does: "Makes a purchase analysis of a saved report about the purchase of one home. The report is its first chapter from then on. The officer needs the add-on Loan Advisor.",
    handler: "reports/make-analysis",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 60, seconds: 3600 }],
    body: AnalysisInput,
    answer: One,
    status: 201,
    example: { body: { reportID: id }, answer: [{ client: entry.client, report: analysis }] },
  },
  "PUT /v2/client/purchase-analyses/{id}/chapters": {
    does: "Gives a purchase analysis its chapters in their order. A chapter without an id is made, one with the id of a report of the same client, home and loans is attached, and one that is left out is removed: its report stays with the client. All of it is written together. `lastUpdated` names the state it started from; if that is no longer the last, the answer is 409 with `error.current`. The officer needs the add-on Loan Advisor.",
    handler: "reports/set-chapters",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 120, seconds: 60 }],
    path,
    body: ChaptersInput,
    answer: One,
    example: {
      path: { id: analysis.id },
      body: { chapters: analysis.chapters, lastUpdated: analysis.lastUpdated },
      answer: [{ client: entry.client, report: analysis }],
    },
  },
  "DELETE /v2/client/reports/{id}": {
    does: "Deletes a report and the pictures of its homes. A picture that another report also shows is kept. A deleted chapter leaves its purchase analysis, and the chapters of a deleted one stay with the client.",
    handler: "reports/remove",
    failure: "Failed to delete scenario.",
    allow: "officer",
    uses: ["table", "removing"],
    path: z.object({ id: ReportIdToDelete }),
    answer: Nothing,
    example: { path: { id }, answer: [] },
  },
  "DELETE /v1/user/pictures/{id}": {
    does: "Deletes one of the officer's pictures of homes. The answer is 409 while a report still shows it.",
    handler: "pictures/remove",
    allow: "officer",
    uses: ["table", "removing"],
    path: z.object({ id: PictureId }),
    answer: Nothing,
    example: { path: { id: "fil_01kahtq9z8c6b4d2f0g8h6j4k2" }, answer: [] },
  },
  "GET /v2/client/working-copies": {
    does: "The officer's drafts, the last changed first, without their documents.",
    handler: "reports/list-working-copies",
    allow: "officer",
    uses: ["table"],
    query: z.object(paging({ count: 50, most: 100 })),
    answer: z.array(WorkingCopyEntry),
    example: { answer: [(({ document: _, ...rest }) => rest)(workingCopy)] },
  },
  "GET /v2/client/working-copies/{id}": {
    does: "The draft of a report as the editor last sent it, or none.",
    handler: "reports/get-working-copy",
    allow: "officer",
    uses: ["table"],
    path: copyPath,
    answer: z.array(WorkingCopy),
    example: { path: { id }, answer: [workingCopy] },
  },
  "PUT /v2/client/working-copies/{id}": {
    does: "Keeps the editor's draft, valid or not, for 90 days. The id is the report's, or a new one for a report that is not saved yet. If the call names the draft that it replaces, and another tab or device has written a newer one since, nothing is overwritten: the answer is 409 with the newer draft.",
    handler: "reports/keep-working-copy",
    allow: "officer",
    uses: ["table"],
    path: copyPath,
    body: WorkingCopyInput,
    answer: OneCopy,
    example: {
      path: { id },
      body: { clientID: workingCopy.clientID, basedOn: null, document: workingCopy.document },
      answer: [workingCopy],
    },
  },
  "DELETE /v2/client/working-copies/{id}": {
    does: "Deletes the draft of a report, where there is one. If the call names the draft that it is done with, one that another tab or device has written since stays.",
    handler: "reports/drop-working-copy",
    allow: "officer",
    uses: ["table"],
    path: copyPath,
    query: WorkingCopyQuery,
    answer: Nothing,
    example: { path: { id }, answer: [] },
  },
});
