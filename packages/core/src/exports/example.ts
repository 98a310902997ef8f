import type { FileAnswer } from "../platform/file.schema";
import { report } from "../reports/examples";
import type { ExportJob } from "./schema";

const id = "exp_01kahtq9z8c6b4d2f0g8h6j4k2";

/** A job that was just asked for. */
export const queuedExample: ExportJob = {
  id,
  reportID: report.id,
  lang: "en",
  format: "pdf",
  kind: "report",
  status: "queued",
  progress: 0,
  url: null,
  name: "Elena-Marchetti-2026-11-20.pdf",
  size: null,
  problem: null,
  createdAt: "2026-11-20T14:14:00.000Z",
};

export const doneExport: ExportJob = {
  ...queuedExample,
  status: "done",
  progress: 100,
  url: `/v2/report/exports/${id}/file`,
  size: 8,
};

/** The example of a file is as short as a PDF's first line. */
export const file: FileAnswer = {
  type: "application/pdf",
  bytes: new TextEncoder().encode("%PDF-1.7"),
  tag: "0123456789abcdef0123456789abcdef",
  name: queuedExample.name,
  keptFor: 0,
};
