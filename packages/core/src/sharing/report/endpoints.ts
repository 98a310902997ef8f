import * as z from "zod/mini";
import { Lang } from "../../clients/schema";
import { doneExport, file } from "../../exports/example";
import { ExportId, ExportJob, Format } from "../../exports/schema";
import { endpoints } from "../../platform/declare/endpoint";
import { FileAnswer } from "../../platform/file.schema";
import { LinkId } from "../links/schema";

const link = "lnk_01kahtq9z8c6b4d2f0g8h6j4k2";

export const sharedExportEndpoints = endpoints({
  "GET /v2/share/export": {
    does: "The report behind a share link as a file for its client. The first call starts making it, and the same call again says whether it is ready; once it is, `url` leads to it.",
    handler: "sharing/export",
    allow: "link",
    uses: ["table", "exports"],
    query: z.object({ link: LinkId, lang: z._default(Lang, "en"), format: z._default(Format, "pdf") }),
    answer: z.tuple([ExportJob]),
    example: { query: { link, lang: "en", format: "pdf" }, answer: [doneExport] },
  },
  "GET /v2/share/export/file": {
    does: "The client's file, once it is ready.",
    handler: "sharing/export-file",
    allow: "link",
    uses: ["table", "exported"],
    query: z.object({ link: LinkId, id: ExportId }),
    answer: FileAnswer,
    binary: true,
    example: { query: { link, id: doneExport.id }, answer: file },
  },
});
