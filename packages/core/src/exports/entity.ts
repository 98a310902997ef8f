import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { Lang } from "../clients/schema";
import { table } from "../platform/table/table";
import type { ExportJob, FileKind, Format } from "./schema";

export const ExportEntity = new Entity(
  {
    model: { service: "highway", entity: "export", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      exportId: { type: "string", required: true },
      corpId: { type: "string", required: true },
      reportId: { type: "string", required: true },
      /** The share link by which the file was asked for; absent for the officer's own. */
      linkId: { type: "string" },
      /** The member of the staff who asked for the file of an officer's report. */
      staffId: { type: "string" },
      lang: { type: CustomAttributeType<Lang>("string"), required: true },
      format: { type: CustomAttributeType<Format>("string"), required: true },
      kind: { type: CustomAttributeType<FileKind>("string"), default: "report" as const },
      /** The end of the link in a summary, as it was asked for: "never", or a time; absent for the usual one. */
      linkEndsAt: { type: "string" },
      name: { type: "string", required: true },
      status: { type: CustomAttributeType<ExportJob["status"]>("string"), required: true },
      progress: { type: "number", required: true },
      size: { type: "number" },
      problem: { type: "string" },
      createdAt: { type: "string", required: true },
      /** The time when the job was last queued or begun, in seconds since 1970. */
      since: { type: "number", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: { byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["exportId"] } } },
  },
  table,
);
export type ExportItem = EntityItem<typeof ExportEntity>;
