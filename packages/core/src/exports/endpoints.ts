import * as z from "zod/mini";
import { brand } from "../branding/example";
import { exampleUser } from "../people/users/example";
import { endpoints } from "../platform/declare/endpoint";
import { FileAnswer } from "../platform/file.schema";
import { entry, report } from "../reports/examples";
import { doneExport, file, queuedExample } from "./example";
import { ExportId, ExportInput, ExportJob, LinkedFileQuery, LinkQuery, Printed, PrintedQuery } from "./schema";

const Job = z.tuple([ExportJob]);
const path = z.object({ id: ExportId });
const limits = [{ by: "actor", count: 60, seconds: 600 }] as const;

export const exportEndpoints = endpoints({
  "POST /v2/report/exports": {
    does: "Starts making a file of a report as it was last saved: a PDF to print, or one tall picture. `kind` chooses the whole report or a summary on one page. The summary has a QR code with a share link of its own, which anyone with the paper can open until `linkEndsAt`; it has none if the corporation shares with a passcode only. `GET /v2/report/exports/{id}` says whether the file is ready.",
    handler: "exports/start",
    allow: "officer",
    uses: ["table", "exports"],
    limits,
    body: ExportInput,
    answer: Job,
    status: 202,
    example: { body: { reportID: report.id, lang: "en", format: "pdf", kind: "report" }, answer: [queuedExample] },
  },
  "GET /v2/report/exports/{id}": {
    does: "Whether a file is ready. Once it is, `url` leads to it. Files are kept for a few days.",
    handler: "exports/get",
    allow: "officer",
    uses: ["table"],
    path,
    answer: Job,
    example: { path: { id: doneExport.id }, answer: [doneExport] },
  },
  "GET /v2/report/exports/{id}/file": {
    does: "The file, once it is ready.",
    handler: "exports/file",
    allow: "officer",
    uses: ["table", "exported"],
    path,
    answer: FileAnswer,
    binary: true,
    example: { path: { id: doneExport.id }, answer: file },
  },
  "GET /v2/report/generate-report-link": {
    does: "For staff: makes a file of any officer's report as it was last saved, waits for it briefly, and returns its address in `url`. If the file is not ready by then, `url` is null, and the same call returns it later. `userID` names the officer if two officers have a report with the same id.",
    handler: "exports/generate-link",
    allow: "staff",
    uses: ["table", "exports"],
    limits,
    query: LinkQuery,
    answer: Job,
    example: {
      query: { reportID: report.id, format: "pdf" },
      answer: [
        { ...doneExport, url: `/v2/report/generate-report-link/file?userID=${exampleUser.id}&id=${doneExport.id}` },
      ],
    },
  },
  "GET /v2/report/generate-report-link/file": {
    does: "For staff: the file that the caller asked for, once it is ready.",
    handler: "exports/linked-file",
    allow: "staff",
    uses: ["table", "exported"],
    query: LinkedFileQuery,
    answer: FileAnswer,
    binary: true,
    example: { query: { userID: exampleUser.id, id: doneExport.id }, answer: file },
  },
  "GET /v2/report/printed": {
    does: "What the print page needs to draw a report: the report as it was last saved, its client, and the officer's brand.",
    handler: "exports/printed",
    allow: "officer",
    uses: ["table"],
    query: PrintedQuery,
    answer: z.tuple([Printed]),
    example: { query: { reportID: report.id, lang: "en" }, answer: [{ ...entry, brand }] },
  },
});
